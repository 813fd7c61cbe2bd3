import { Privacy } from '#features/site/privacy.tsx';
import { Page } from '#ui/page.tsx';

/** What is kept about fans, for everyone. */
export function PrivacyPage() {
  return (
    <Page width="narrow">
      <Privacy />
    </Page>
  );
}
