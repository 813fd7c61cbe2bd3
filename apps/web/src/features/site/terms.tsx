import { Passages, Reviewed, SiteText } from './site-text.tsx';
import { termsWords as words } from './terms.words.ts';

/** What fans may expect of the site, and the site of them. */
export function Terms() {
  return (
    <SiteText title={words.title} lead={words.lead}>
      <Passages passages={words.passages} />
      <Reviewed>{words.reviewed}</Reviewed>
    </SiteText>
  );
}
