import { Licenses } from '#features/about/licenses.tsx';
import { Page } from '#ui/page/page.tsx';

/** What the site is made with, and under which licenses, for everyone. */
export function LicensesPage() {
  return (
    <Page width="narrow">
      <Licenses />
    </Page>
  );
}
