import { AccessibilityStatement } from '#features/site/accessibility.tsx';
import { Page } from '#ui/page.tsx';

/** The accessibility statement, for everyone. */
export function AccessibilityPage() {
  return (
    <Page width="narrow">
      <AccessibilityStatement />
    </Page>
  );
}
