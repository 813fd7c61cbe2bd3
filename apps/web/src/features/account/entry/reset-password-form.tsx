import { resetPassword } from '@thirteen/contract/account.ts';
import { call } from '#lib/api/call.ts';
import { useForm } from '#lib/use-form.ts';
import { Button } from '#ui/buttons/button.tsx';
import { FormError, PasswordField } from '#ui/forms/field.tsx';
import { newPasswordError, onlyErrors, placeError } from '#features/account/account-form.ts';
import { accountWords } from '#features/account/account.words.ts';
import styles from '#features/account/account.module.css';

const names = ['newPassword'] as const;

type ResetPasswordFormProps = {
  /** The secret of the mail's link. */
  readonly token: string;
  readonly onReset: () => void;
};

/** Sets a new password. A link that was used or is too old is reported above the form: no input is at fault. */
export function ResetPasswordForm({ token, onReset }: ResetPasswordFormProps) {
  const { errors, isBusy, formProps } = useForm({
    names,
    check: ({ newPassword }) => onlyErrors({ newPassword: newPasswordError(newPassword) }),
    send: async ({ newPassword }) => {
      await call(resetPassword, { body: { token, newPassword } });
      onReset();
    },
    explain: (error) => placeError(names, error),
  });
  return (
    <form className={styles['form']} {...formProps}>
      <FormError>{errors.form}</FormError>
      <PasswordField
        name="newPassword"
        label={accountWords.newPassword}
        hint={accountWords.passwordHint}
        autoComplete="new-password"
        required
        error={errors.newPassword}
      />
      <Button type="submit" size="lg" isBusy={isBusy}>
        Change password
      </Button>
    </form>
  );
}
