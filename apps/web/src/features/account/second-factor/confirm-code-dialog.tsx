import { useId } from 'react';
import { useForm } from '#lib/use-form.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Field, FormError, PasswordField } from '#ui/field.tsx';
import { onlyErrors, placeError } from '../account-form.ts';
import { accountWords } from '../account.words.ts';
import { secondFactorWords } from './second-factor.words.ts';
import styles from '../account.module.css';

const names = ['password', 'code'] as const;

type ConfirmCodeDialogProps = {
  readonly title: string;
  readonly text: string;
  readonly action: string;
  readonly isDangerous?: boolean;
  readonly onClose: () => void;
  /** Does it with what was entered. What it throws is told at the field at fault. */
  readonly onConfirm: (body: { readonly password: string; readonly code: string }) => Promise<void>;
};

/** Asks for the password and a code before something about the second factor changes. */
export function ConfirmCodeDialog(props: ConfirmCodeDialogProps) {
  const { title, text, action, isDangerous = false, onClose, onConfirm } = props;
  const formId = useId();
  const { errors, isBusy, formProps } = useForm({
    names,
    check: ({ password, code }) =>
      onlyErrors({
        password: password === '' ? accountWords.missing.password : undefined,
        code: code.trim() === '' ? secondFactorWords.missingCode : undefined,
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
            Cancel
          </Button>
          <Button variant={isDangerous ? 'danger' : 'action'} type="submit" form={formId} isBusy={isBusy}>
            {action}
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
        <Field
          name="code"
          label={secondFactorWords.code}
          hint={secondFactorWords.codeHint}
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          required
          error={errors.code}
        />
      </form>
    </Dialog>
  );
}
