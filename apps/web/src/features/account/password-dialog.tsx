import { useId } from 'react';
import { useForm } from '#lib/use-form.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { FormError, PasswordField } from '#ui/field.tsx';
import { onlyErrors, placeError } from './account-form.ts';
import { accountWords } from './account.words.ts';
import styles from './account.module.css';

const names = ['password'] as const;

type PasswordDialogProps = {
  readonly title: string;
  /** What will happen. */
  readonly text: string;
  readonly keepLabel: string;
  readonly confirmLabel: string;
  /** Whether it can be undone. */
  readonly isHarmless?: boolean;
  readonly onClose: () => void;
  /** Does it. What it throws is told at the field, or above it. */
  readonly onConfirm: (password: string) => Promise<void>;
};

/** Asks for the password before something that only the account's fan may do. */
export function PasswordDialog({
  title,
  text,
  keepLabel,
  confirmLabel,
  isHarmless = false,
  onClose,
  onConfirm,
}: PasswordDialogProps) {
  const formId = useId();
  const { errors, isBusy, formProps } = useForm({
    names,
    check: ({ password }) =>
      onlyErrors({ password: password === '' ? accountWords.missing.password : undefined }),
    send: ({ password }) => onConfirm(password),
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
      </form>
    </Dialog>
  );
}
