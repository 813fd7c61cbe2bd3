import { sendEmailConfirmation } from '@thirteen/contract/account.ts';
import { useId } from 'react';
import { call } from '#lib/api/call.ts';
import { useForm } from '#lib/use-form.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Dialog } from '#ui/dialogs/dialog.tsx';
import { Field, FormError, PasswordField } from '#ui/forms/field.tsx';
import { emailError, onlyErrors, placeError } from '#features/account/account-form.ts';
import { accountWords } from '#features/account/account.words.ts';
import styles from '#features/account/account.module.css';

const names = ['email', 'password'] as const;

type ChangeEmailDialogProps = {
  readonly onClose: () => void;
  /** A mail was sent to the new address. */
  readonly onSent: (email: string) => void;
};

/** Asks for a new email address and, since it opens the account, for the password. */
export function ChangeEmailDialog({ onClose, onSent }: ChangeEmailDialogProps) {
  const formId = useId();
  const { errors, isBusy, formProps } = useForm({
    names,
    check: ({ email, password }) =>
      onlyErrors({
        email: emailError(email.trim()),
        password: password === '' ? accountWords.missing.password : undefined,
      }),
    send: async ({ email, password }) => {
      await call(sendEmailConfirmation, { body: { email: email.trim(), password } });
      onSent(email.trim());
    },
    explain: (error) => placeError(names, error),
  });
  return (
    <Dialog
      title="Change your email"
      onClose={onClose}
      actions={
        <>
          <Button variant="quiet" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={formId} isBusy={isBusy}>
            Send the link
          </Button>
        </>
      }
    >
      <p>{accountWords.yourEmail.dialogText}</p>
      <form id={formId} className={styles['form']} {...formProps}>
        <FormError>{errors.form}</FormError>
        <Field
          name="email"
          type="email"
          label={accountWords.yourEmail.newEmail}
          autoComplete="email"
          required
          error={errors.email}
        />
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
