import { useQuery } from '@tanstack/react-query';
import { AccountSections } from '#features/account/settings/account-sections.tsx';
import { accountQuery } from '#features/account/account.queries.ts';
import { useSession } from '#lib/session/session.ts';
import { Page } from '#ui/page/page.tsx';
import { HiddenNotice } from './hidden-notice.tsx';
import { TakeEverything } from './take-everything.tsx';

/** The account itself: password, devices, data and the end of it. */
export function AccountPage() {
  const session = useSession();
  const account = useQuery(accountQuery);
  if (session === undefined) return null;
  return (
    <Page width="narrow">
      <h1>Account</h1>
      <p>
        You are logged in as <strong>{session.username}</strong>.
      </p>
      {account.data?.hidden && <HiddenNotice />}
      <AccountSections
        username={session.username}
        moreOfData={<TakeEverything username={session.username} />}
      />
    </Page>
  );
}
