import { Licenses } from '#features/site/licenses.tsx';
import { Page } from '#ui/page.tsx';

/** What the site is made with, and under which licenses, for everyone. */
export function LicensesPage() {
  return (
    <Page width="narrow">
      <Licenses />
    </Page>
  );
}
