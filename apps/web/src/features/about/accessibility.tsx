import { pages } from '@thirteen/contract/pages/pages.ts';
import { accessibilityText as text } from '@thirteen/contract/about/accessibility.ts';
import { Passages, Reviewed, SiteText } from './site-text.tsx';

/** What the site does for fans who see, hear or move differently, how that is tested, and what is missing. */
export function AccessibilityStatement() {
  return (
    <SiteText heading={pages.accessibility.heading}>
      <Passages passages={text.passages} />
      <Reviewed>{text.reviewed}</Reviewed>
    </SiteText>
  );
}
