import { Page } from '#ui/page/page.tsx';
import { pages } from '@thirteen/contract/pages/pages.ts';
import { termsText as text } from '@thirteen/contract/about/terms.ts';
import { Passages, Reviewed, SiteText } from '#features/about/site-text.tsx';

/** The terms of use, for everyone. */
export function TermsPage() {
  return (
    <Page width="narrow">
      <Terms />
    </Page>
  );
}

/** What fans may expect of the site, and the site of them. */
function Terms() {
  return (
    <SiteText heading={pages.terms.heading}>
      <Passages passages={text.passages} />
      <Reviewed>{text.reviewed}</Reviewed>
    </SiteText>
  );
}
