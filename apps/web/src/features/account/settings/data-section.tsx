import { toAccountFile } from '@thirteen/contract/account-file/account-file.ts';
import { getAccountData, deleteAccount } from '@thirteen/contract/account.ts';
import { useState, type ReactNode } from 'react';
import { call } from '#lib/api/call.ts';
import { offerFile } from '#lib/browser/offer-file.ts';
import { wordsForError } from '#lib/api/problem.words.ts';
import { currentSession, endSession } from '#lib/session/session.ts';
import { paths } from '#lib/paths.ts';
import { Button, ButtonLink } from '#ui/buttons/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { toast } from '#ui/toasts/toast.ts';
import { AccountSection } from './account-section.tsx';
import { accountWords } from '#features/account/account.words.ts';
import { PasswordDialog, type Proof } from '#features/account/password-dialog.tsx';

/** Everything that the site holds of a fan, to take along. */
export function DataSection({ more }: { readonly more: ReactNode }) {
  const [isBusy, setBusy] = useState(false);

  async function download() {
    setBusy(true);
    try {
      const data = await call(getAccountData);
      const text = JSON.stringify(toAccountFile(data), null, 2);
      offerFile(new Blob([text], { type: 'application/json' }), `thirteen-${data.username}.json`);
    } catch (error) {
      // The end of a session has its own words.
      if (currentSession() !== undefined) toast.error(wordsForError(error));
    } finally {
      setBusy(false);
    }
  }

  return (
    <AccountSection title={accountWords.data.title} text={accountWords.data.text}>
      <Button variant="quiet" isBusy={isBusy} onClick={() => void download()}>
        <Icon name="download" size="sm" />
        {accountWords.data.download}
      </Button>
      {more}
      <ButtonLink variant="quiet" to={paths.importList}>
        {accountWords.data.bringIn}
      </ButtonLink>
      <ButtonLink variant="quiet" to={paths.myEras}>
        {accountWords.data.myEras}
      </ButtonLink>
    </AccountSection>
  );
}

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
