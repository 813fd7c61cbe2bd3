import { Privacy } from '#features/about/privacy.tsx';
import { Page } from '#ui/page/page.tsx';

/** What is kept about fans, for everyone. */
export function PrivacyPage() {
  return (
    <Page width="narrow">
      <Privacy />
    </Page>
  );
}
