import { deleteAccount } from '@thirteen/contract/account.ts';
import { useId } from 'react';
import { call } from '#lib/call.ts';
import { useForm } from '#lib/use-form.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { FormError, PasswordField } from '#ui/field.tsx';
import { onlyErrors, placeError } from './account-form.ts';
import { accountWords } from './account.words.ts';
import styles from './account.module.css';

const names = ['password'] as const;

type DeleteAccountDialogProps = {
  readonly onClose: () => void;
  readonly onDeleted: () => void;
};

/** Asks for the password before an account goes for good. */
export function DeleteAccountDialog({ onClose, onDeleted }: DeleteAccountDialogProps) {
  const formId = useId();
  const { errors, isBusy, formProps } = useForm({
    names,
    check: ({ password }) =>
      onlyErrors({ password: password === '' ? accountWords.missing.password : undefined }),
    send: async ({ password }) => {
      await call(deleteAccount, { body: { password } });
      onDeleted();
    },
    explain: (error) => placeError(names, error),
  });
  return (
    <Dialog
      title="Delete your account?"
      onClose={onClose}
      actions={
        <>
          <Button variant="quiet" onClick={onClose}>
            Keep my account
          </Button>
          <Button variant="danger" type="submit" form={formId} isBusy={isBusy}>
            Delete my account
          </Button>
        </>
      }
    >
      <p>
        Your lists, your profile and your share in the charts are removed at once. There is no way back. To go
        on, enter your password.
      </p>
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
