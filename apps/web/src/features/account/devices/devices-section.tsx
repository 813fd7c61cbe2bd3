import { useQuery } from '@tanstack/react-query';
import { logoutEverywhere } from '@thirteen/contract/account.ts';
import { useState } from 'react';
import { call } from '#lib/api/call.ts';
import { endSession } from '#lib/session/session.ts';
import { Button } from '#ui/buttons/button.tsx';
import { RetryCard } from '#ui/page/retry-card.tsx';
import { Skeleton } from '#ui/page/skeleton.tsx';
import { toast } from '#ui/toasts/toast.ts';
import { AccountSection } from '#features/account/settings/account-section.tsx';
import { sessionsQuery } from '#features/account/account.queries.ts';
import { accountWords } from '#features/account/account.words.ts';
import { DeviceList } from './device-list.tsx';
import { PasswordDialog, type Proof } from '#features/account/password-dialog.tsx';

/** Where a fan is logged in, and how to end that. */
export function DevicesSection() {
  const sessions = useQuery(sessionsQuery);
  const { devices } = accountWords;
  return (
    <AccountSection title={devices.title} text={devices.text}>
      {sessions.isPending && <Skeleton height="5rem" />}
      {sessions.isError && sessions.data === undefined && (
        <RetryCard message={devices.failed} onRetry={() => void sessions.refetch()} />
      )}
      {sessions.data && <DeviceList sessions={sessions.data} />}
      <LogOutEverywhere />
    </AccountSection>
  );
}

function LogOutEverywhere() {
  const [isAsking, setAsking] = useState(false);
  const { everywhere } = accountWords;

  async function logOutEverywhere({ password }: Proof) {
    await call(logoutEverywhere, { body: { password } });
    endSession('logout');
    toast.success(accountWords.loggedOutEverywhere);
  }

  return (
    <>
      <Button variant="quiet" onClick={() => setAsking(true)}>
        {everywhere.open}
      </Button>
      {isAsking && (
        <PasswordDialog
          title={everywhere.title}
          text={everywhere.text}
          keepLabel={everywhere.keep}
          confirmLabel={everywhere.open}
          onClose={() => setAsking(false)}
          onConfirm={logOutEverywhere}
        />
      )}
    </>
  );
}
