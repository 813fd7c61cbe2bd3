import { pages } from '@thirteen/contract/pages/pages.ts';
import { termsText as text } from '@thirteen/contract/about/terms.ts';
import { Passages, Reviewed, SiteText } from './site-text.tsx';

/** What fans may expect of the site, and the site of them. */
export function Terms() {
  return (
    <SiteText heading={pages.terms.heading}>
      <Passages passages={text.passages} />
      <Reviewed>{text.reviewed}</Reviewed>
    </SiteText>
  );
}
