import { accessibilityWords as words } from './accessibility.words.ts';
import { Passages, Reviewed, SiteText } from './site-text.tsx';

/** What the site does for fans who see, hear or move differently, how that is tested, and what is missing. */
export function AccessibilityStatement() {
  return (
    <SiteText title={words.title} lead={words.lead}>
      <Passages passages={words.passages} />
      <Reviewed>{words.reviewed}</Reviewed>
    </SiteText>
  );
}
