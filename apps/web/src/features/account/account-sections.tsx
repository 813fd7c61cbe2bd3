import { logoutEverywhere } from '@thirteen/contract/account.ts';
import { useState, type ReactNode } from 'react';
import { call } from '#lib/call.ts';
import { wordsForError } from '#lib/problem-words.ts';
import { currentSession, endSession } from '#lib/session.ts';
import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { toast } from '#ui/toasts/toast.ts';
import { AccountSection } from './account-section.tsx';
import { accountWords } from './account.words.ts';
import { ChangePasswordForm } from './change-password-form.tsx';
import { DeleteAccountDialog } from './delete-account-dialog.tsx';
import { SecondFactorSettings } from './second-factor/second-factor-settings.tsx';
import { downloadAccountData } from './download-data.ts';
import { EmailSection } from './email-section.tsx';
import styles from './account.module.css';

type AccountSectionsProps = { readonly username: string };

/** Everything that a fan can do with the account itself. */
export function AccountSections({ username }: AccountSectionsProps) {
  return (
    <div className={styles['sections']}>
      <EmailSection />
      <AccountSection title="Password" text="A new password logs out your other devices.">
        <ChangePasswordForm username={username} />
      </AccountSection>
      <AccountSection
        title="Two-step login"
        text="Besides your password, logging in then asks for a code from an app on your phone."
      >
        <SecondFactorSettings />
      </AccountSection>
      <AccountSection title="Devices" text="Ends your session in every browser, this one included.">
        <ActionButton onPress={logOutEverywhere}>Log out everywhere</ActionButton>
      </AccountSection>
      <AccountSection title="Your data" text="Everything that Thirteen holds of you, as one JSON file.">
        <ActionButton onPress={downloadAccountData}>
          <Icon name="download" size="sm" />
          Download my data
        </ActionButton>
      </AccountSection>
      <DeleteSection />
    </div>
  );
}

type ActionButtonProps = { readonly onPress: () => Promise<void>; readonly children: ReactNode };

function ActionButton({ onPress, children }: ActionButtonProps) {
  const [isBusy, setBusy] = useState(false);

  async function press() {
    setBusy(true);
    try {
      await onPress();
    } catch (error) {
      // The end of a session has its own words.
      if (currentSession() !== undefined) toast.error(wordsForError(error));
    } finally {
      setBusy(false);
    }
  }

  return (
    <Button variant="quiet" isBusy={isBusy} onClick={press}>
      {children}
    </Button>
  );
}

function DeleteSection() {
  const [isAsking, setAsking] = useState(false);
  return (
    <AccountSection title="Delete account" text="Removes your account and everything in it, for good.">
      <Button variant="danger" onClick={() => setAsking(true)}>
        <Icon name="trash" size="sm" />
        Delete my account
      </Button>
      {isAsking && <DeleteAccountDialog onClose={() => setAsking(false)} onDeleted={leave} />}
    </AccountSection>
  );
}

async function logOutEverywhere() {
  await call(logoutEverywhere);
  endSession('logout');
  toast.success(accountWords.loggedOutEverywhere);
}

function leave() {
  endSession('logout');
  toast.success(accountWords.accountDeleted, 'Account deleted');
}
