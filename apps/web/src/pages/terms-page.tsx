import { Terms } from '#features/site/terms.tsx';
import { Page } from '#ui/page.tsx';

/** The terms of use, for everyone. */
export function TermsPage() {
  return (
    <Page width="narrow">
      <Terms />
    </Page>
  );
}
