import { Imprint } from '#features/site/imprint.tsx';
import { Page } from '#ui/page.tsx';

/** Who runs the site, for everyone. */
export function ImprintPage() {
  return (
    <Page width="narrow">
      <Imprint />
    </Page>
  );
}
