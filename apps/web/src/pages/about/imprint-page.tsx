import { Imprint } from '#features/about/imprint.tsx';
import { Page } from '#ui/page/page.tsx';

/** Who runs the site, for everyone. */
export function ImprintPage() {
  return (
    <Page width="narrow">
      <Imprint />
    </Page>
  );
}
