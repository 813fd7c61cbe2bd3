import { useLocation } from 'react-router';
import { ConfirmEmail } from '#features/account/entry/confirm-email.tsx';
import { SplitLayout } from '#features/account/entry/split-layout.tsx';
import { readMailedToken } from '#features/account/entry/mailed-link.ts';

/** Where the link of a mail leads that confirms its address. */
export function ConfirmEmailPage() {
  const token = readMailedToken(useLocation().state);
  return (
    <SplitLayout>
      <ConfirmEmail token={token} />
    </SplitLayout>
  );
}
