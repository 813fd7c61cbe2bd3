import { changePassword } from '@thirteen/contract/account.ts';
import { call } from '#lib/api/call.ts';
import { useForm } from '#lib/use-form.ts';
import { Button } from '#ui/buttons/button.tsx';
import { FormError, PasswordField } from '#ui/forms/field.tsx';
import { toast } from '#ui/toasts/toast.ts';
import { newPasswordError, onlyErrors, placeError } from '#features/account/account-form.ts';
import { forgetDevices } from '#features/account/account.queries.ts';
import { accountWords } from '#features/account/account.words.ts';
import styles from '#features/account/account.module.css';

const names = ['currentPassword', 'newPassword'] as const;

type ChangePasswordFormProps = { readonly username: string };

/** Changes the password of the fan who is logged in. */
export function ChangePasswordForm({ username }: ChangePasswordFormProps) {
  const { errors, isBusy, formProps } = useForm({
    names,
    check: ({ currentPassword, newPassword }) =>
      onlyErrors({
        currentPassword: currentPassword === '' ? accountWords.missing.currentPassword : undefined,
        newPassword: newPasswordError(newPassword, { username, email: '' }),
      }),
    send: async (body, form) => {
      await call(changePassword, { body });
      form.reset();
      forgetDevices();
      toast.success(accountWords.passwordChanged);
    },
    explain: (error) => placeError(names, error),
  });
  return (
    <form className={styles['form']} {...formProps}>
      <FormError>{errors.form}</FormError>
      {/* Tells password managers whose password this is. */}
      <input type="text" name="username" autoComplete="username" value={username} readOnly hidden />
      <PasswordField
        name="currentPassword"
        label={accountWords.currentPassword}
        autoComplete="current-password"
        required
        error={errors.currentPassword}
      />
      <PasswordField
        name="newPassword"
        label={accountWords.newPassword}
        hint={accountWords.passwordHint}
        autoComplete="new-password"
        required
        error={errors.newPassword}
      />
      <Button type="submit" isBusy={isBusy}>
        Change password
      </Button>
    </form>
  );
}
