import {
  beginSecondFactor,
  confirmSecondFactor,
  type SecondFactorSetup,
} from '@thirteen/contract/second-factor.ts';
import { useId, useState } from 'react';
import { call } from '#lib/api/call.ts';
import { useForm } from '#lib/use-form.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Dialog } from '#ui/dialogs/dialog.tsx';
import { Field, FormError } from '#ui/forms/field.tsx';
import { onlyErrors, placeError } from '#features/account/account-form.ts';
import { PasswordDialog } from '#features/account/password-dialog.tsx';
import { RecoveryCodeList } from './recovery-code-list.tsx';
import { secondFactorWords } from '#features/account/account.words.ts';
import accountStyles from '#features/account/account.module.css';
import styles from './second-factor.module.css';
import encodeQr from 'qr';

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
        <RecoveryCodeList codes={codes} />
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
  return (
    <PasswordDialog
      title="Set up two-step login"
      text={secondFactorWords.begin}
      keepLabel="Cancel"
      confirmLabel="Go on"
      isHarmless
      onClose={onClose}
      onConfirm={async ({ password }) => setSetup(await call(beginSecondFactor, { body: { password } }))}
    />
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
      actions={
        <>
          <Button variant="quiet" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={formId} isBusy={isBusy}>
            Turn on
          </Button>
        </>
      }
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

type QrCodeProps = {
  readonly text: string;
  /** What it is, for those who can't scan it. */
  readonly label: string;
};

/** Quiet space around the code, in modules: scanners need four (ISO/IEC 18004). */
const QUIET = 4;

/** A text as a QR code: dark on white in either scheme, since many scanners read no other. */
function QrCode({ text, label }: QrCodeProps) {
  const rows = encodeQr(text, 'raw', { border: QUIET });
  const squares = rows.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])),
  );
  return (
    <svg
      className={styles['qr']}
      viewBox={`0 0 ${rows.length} ${rows.length}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <rect width="100%" height="100%" fill="#ffffff" />
      <path d={squares.join('')} fill="#000000" />
    </svg>
  );
}
