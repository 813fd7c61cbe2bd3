import type { ReactNode } from 'react';
import { AccountSection } from './account-section.tsx';
import styles from '#features/account/account.module.css';
import { ChangePasswordForm } from './change-password-form.tsx';
import { DataSection, DeleteSection } from './data-section.tsx';
import { DevicesSection } from '#features/account/devices/devices-section.tsx';
import { EmailSection } from './email-section.tsx';
import { SecondFactorSettings } from '#features/account/second-factor/second-factor-settings.tsx';
import { ListenSection } from './listen-section.tsx';

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
