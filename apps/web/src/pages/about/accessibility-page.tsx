import { AccessibilityStatement } from '#features/about/accessibility.tsx';
import { Page } from '#ui/page/page.tsx';

/** The accessibility statement, for everyone. */
export function AccessibilityPage() {
  return (
    <Page width="narrow">
      <AccessibilityStatement />
    </Page>
  );
}
