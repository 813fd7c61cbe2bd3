import type { ReactNode } from 'react';
import { AccountSection } from './account-section.tsx';
import styles from '#features/account/account.module.css';
import { ChangePasswordForm } from './change-password-form.tsx';
import { DataSection, DeleteSection } from './data-section.tsx';
import { DevicesSection } from '#features/account/devices/device-list.tsx';
import { EmailSection } from './email-section.tsx';
import { SecondFactorSettings } from '#features/account/second-factor/second-factor-settings.tsx';
import { listenServices } from '#lib/listen-links.ts';
import { chooseFirstService, useFirstService } from '#lib/listen.ts';
import { listenWords } from '#ui/listen/listen.words.ts';
import { Select } from '#ui/forms/select.tsx';
import { accountWords } from '#features/account/account.words.ts';

type AccountSectionsProps = {
  readonly username: string;
  /** What else can be done with all data of the fan. */
  readonly moreOfData: ReactNode;
};

/** Everything that a fan can do with the account itself. */
export function AccountSections({ username, moreOfData }: AccountSectionsProps) {
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
      <DevicesSection />
      <ListenSection />
      <DataSection more={moreOfData} />
      <DeleteSection />
    </div>
  );
}

/** Which service comes first where a song can be listened to, in this browser. */
function ListenSection() {
  const first = useFirstService();
  return (
    <AccountSection title={accountWords.listen.title} text={accountWords.listen.text}>
      <Select
        label={accountWords.listen.first}
        value={first}
        choices={listenServices.map((value) => ({ value, name: listenWords.names[value] }))}
        onChange={chooseFirstService}
      />
    </AccountSection>
  );
}
