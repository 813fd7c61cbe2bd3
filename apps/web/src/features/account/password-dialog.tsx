import { useId } from 'react';
import { useForm } from '#lib/use-form.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Dialog } from '#ui/dialogs/dialog.tsx';
import { FormError, PasswordField } from '#ui/forms/field.tsx';
import { onlyErrors, placeError } from './account-form.ts';
import { accountWords, secondFactorWords } from './account.words.ts';
import { CodeField } from './second-factor/code-field.tsx';
import styles from './account.module.css';

/** What was entered; the code is empty where none was asked for. */
export type Proof = { readonly password: string; readonly code: string };

const names = ['password', 'code'] as const;

type PasswordDialogProps = {
  readonly title: string;
  /** What will happen. */
  readonly text: string;
  readonly keepLabel: string;
  readonly confirmLabel: string;
  /** Whether it can be undone. */
  readonly isHarmless?: boolean;
  /** Asks for a code of the second factor, too. */
  readonly asksCode?: boolean;
  readonly onClose: () => void;
  /** Does it. What it throws is shown at the field at fault, or above the fields. */
  readonly onConfirm: (proof: Proof) => Promise<void>;
};

/** Asks for the password, and for a code where one is needed, before something that only the account's fan may do. */
export function PasswordDialog(props: PasswordDialogProps) {
  const { title, text, keepLabel, confirmLabel, isHarmless = false, asksCode = false } = props;
  const { onClose, onConfirm } = props;
  const formId = useId();
  const { errors, isBusy, formProps } = useForm({
    names,
    check: ({ password, code }) =>
      onlyErrors({
        password: password === '' ? accountWords.missing.password : undefined,
        code: asksCode && code.trim() === '' ? secondFactorWords.missingCode : undefined,
      }),
    send: onConfirm,
    explain: (error) => placeError(names, error),
  });
  return (
    <Dialog
      title={title}
      onClose={onClose}
      actions={
        <>
          <Button variant="quiet" onClick={onClose}>
            {keepLabel}
          </Button>
          <Button variant={isHarmless ? 'action' : 'danger'} type="submit" form={formId} isBusy={isBusy}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      <p>{text}</p>
      <form id={formId} className={styles['form']} {...formProps}>
        <FormError>{errors.form}</FormError>
        <PasswordField
          name="password"
          label={accountWords.password}
          autoComplete="current-password"
          required
          error={errors.password}
        />
        {asksCode && <CodeField error={errors.code} />}
      </form>
    </Dialog>
  );
}
