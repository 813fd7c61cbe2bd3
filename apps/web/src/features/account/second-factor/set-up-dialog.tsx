import {
  beginSecondFactor,
  confirmSecondFactor,
  type SecondFactorSetup,
} from '@thirteen/contract/second-factor.ts';
import { useId, useState } from 'react';
import { call } from '#lib/call.ts';
import { useForm } from '#lib/use-form.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Field, FormError, PasswordField } from '#ui/field.tsx';
import { onlyErrors, placeError } from '../account-form.ts';
import { accountWords } from '../account.words.ts';
import { QrCode } from './qr-code.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { secondFactorWords } from './second-factor.words.ts';
import accountStyles from '../account.module.css';
import styles from './second-factor.module.css';

type SetUpDialogProps = {
  readonly onClose: () => void;
  /** The second factor is on, while the recovery codes are still shown. */
  readonly onDone: () => void;
};

/** Three steps: the password, the secret and a first code of the app, the recovery codes. */
export function SetUpDialog({ onClose, onDone }: SetUpDialogProps) {
  const [setup, setSetup] = useState<SecondFactorSetup>();
  const [codes, setCodes] = useState<readonly string[]>();

  if (codes) {
    return (
      <Dialog
        title="Keep your recovery codes"
        onClose={onClose}
        actions={
          <Button data-autofocus onClick={onClose}>
            I have kept them
          </Button>
        }
      >
        <RecoveryCodes codes={codes} />
      </Dialog>
    );
  }
  if (setup) {
    return (
      <ScanStep
        setup={setup}
        onClose={onClose}
        onConfirmed={(made) => {
          setCodes(made);
          onDone();
        }}
      />
    );
  }
  return <PasswordStep onClose={onClose} onBegun={setSetup} />;
}

type PasswordStepProps = {
  readonly onClose: () => void;
  readonly onBegun: (setup: SecondFactorSetup) => void;
};

function PasswordStep({ onClose, onBegun }: PasswordStepProps) {
  const formId = useId();
  const { errors, isBusy, formProps } = useForm({
    names: ['password'],
    check: ({ password }) =>
      onlyErrors({ password: password === '' ? accountWords.missing.password : undefined }),
    send: async (body) => onBegun(await call(beginSecondFactor, { body })),
    explain: (error) => placeError(['password'], error),
  });
  return (
    <Dialog
      title="Set up two-step login"
      onClose={onClose}
      actions={<Actions form={formId} isBusy={isBusy} action="Go on" onClose={onClose} />}
    >
      <p>{secondFactorWords.begin}</p>
      <form id={formId} className={accountStyles['form']} {...formProps}>
        <FormError>{errors.form}</FormError>
        <PasswordField
          name="password"
          label={accountWords.password}
          autoComplete="current-password"
          required
          error={errors.password}
        />
      </form>
    </Dialog>
  );
}

type ScanStepProps = {
  readonly setup: SecondFactorSetup;
  readonly onClose: () => void;
  readonly onConfirmed: (recoveryCodes: readonly string[]) => void;
};

function ScanStep({ setup, onClose, onConfirmed }: ScanStepProps) {
  const formId = useId();
  const { errors, isBusy, formProps } = useForm({
    names: ['code'],
    check: ({ code }) => onlyErrors({ code: code.trim() === '' ? secondFactorWords.missingCode : undefined }),
    send: async (body) => onConfirmed((await call(confirmSecondFactor, { body })).recoveryCodes),
    explain: (error) => placeError(['code'], error),
  });
  return (
    <Dialog
      title="Add Thirteen to your app"
      onClose={onClose}
      actions={<Actions form={formId} isBusy={isBusy} action="Turn on" onClose={onClose} />}
    >
      <p>{secondFactorWords.scan}</p>
      <div className={styles['scan']}>
        <QrCode text={setup.uri} label="QR code for your authenticator app" />
        <p className={styles['key']}>
          <span>{secondFactorWords.key}</span>
          <code>{setup.secret.replaceAll(/.{4}(?=.)/g, '$& ')}</code>
        </p>
      </div>
      <form id={formId} className={accountStyles['form']} {...formProps}>
        <FormError>{errors.form}</FormError>
        <Field
          name="code"
          label={secondFactorWords.appCode}
          inputMode="numeric"
          autoComplete="one-time-code"
          data-autofocus
          required
          error={errors.code}
        />
      </form>
    </Dialog>
  );
}

type ActionsProps = {
  readonly form: string;
  readonly isBusy: boolean;
  readonly action: string;
  readonly onClose: () => void;
};

function Actions({ form, isBusy, action, onClose }: ActionsProps) {
  return (
    <>
      <Button variant="quiet" onClick={onClose}>
        Cancel
      </Button>
      <Button type="submit" form={form} isBusy={isBusy}>
        {action}
      </Button>
    </>
  );
}
