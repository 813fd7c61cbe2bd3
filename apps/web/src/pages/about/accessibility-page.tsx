import { Page } from '#ui/page/page.tsx';
import { pages } from '@thirteen/contract/pages/pages.ts';
import { accessibilityText as text } from '@thirteen/contract/about/accessibility.ts';
import { Passages, Reviewed, SiteText } from '#features/about/site-text.tsx';

/** The accessibility statement, for everyone. */
export function AccessibilityPage() {
  return (
    <Page width="narrow">
      <AccessibilityStatement />
    </Page>
  );
}

/** What the site does for fans who see, hear or move differently, how that is tested, and what is missing. */
function AccessibilityStatement() {
  return (
    <SiteText heading={pages.accessibility.heading}>
      <Passages passages={text.passages} />
      <Reviewed>{text.reviewed}</Reviewed>
    </SiteText>
  );
}
