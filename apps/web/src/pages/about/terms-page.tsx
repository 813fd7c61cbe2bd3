import { Terms } from '#features/about/terms.tsx';
import { Page } from '#ui/page/page.tsx';

/** The terms of use, for everyone. */
export function TermsPage() {
  return (
    <Page width="narrow">
      <Terms />
    </Page>
  );
}
