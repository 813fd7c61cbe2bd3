import { deleteAccount } from '@thirteen/contract/account.ts';
import { useState } from 'react';
import { call } from '#lib/api/call.ts';
import { endSession } from '#lib/session/session.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { toast } from '#ui/toasts/toast.ts';
import { AccountSection } from './account-section.tsx';
import { accountWords } from '#features/account/account.words.ts';
import { PasswordDialog, type Proof } from '#features/account/password-dialog.tsx';

/** Deletes the account, after asking for the password. */
export function DeleteSection() {
  const [isAsking, setAsking] = useState(false);
  const { deletion } = accountWords;

  async function deleteForGood({ password }: Proof) {
    await call(deleteAccount, { body: { password } });
    endSession('logout');
    toast.success(accountWords.accountDeleted, 'Account deleted');
  }

  return (
    <AccountSection title={deletion.title} text={deletion.text}>
      <Button variant="danger" onClick={() => setAsking(true)}>
        <Icon name="trash" size="sm" />
        {deletion.open}
      </Button>
      {isAsking && (
        <PasswordDialog
          title={deletion.question}
          text={deletion.warning}
          keepLabel={deletion.keep}
          confirmLabel={deletion.open}
          onClose={() => setAsking(false)}
          onConfirm={deleteForGood}
        />
      )}
    </AccountSection>
  );
}
