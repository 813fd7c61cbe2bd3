import { AccountSections } from '#features/account/account-sections.tsx';
import { useSession } from '#lib/session.ts';
import { Page } from '#ui/page.tsx';

/** The account itself: password, devices, data and the end of it. */
export function AccountPage() {
  const session = useSession();
  if (session === undefined) return null;
  return (
    <Page width="narrow">
      <h1>Account</h1>
      <p>
        You are logged in as <strong>{session.username}</strong>.
      </p>
      <AccountSections username={session.username} />
    </Page>
  );
}
