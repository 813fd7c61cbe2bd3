import { Button } from '#ui/button.tsx';
import { Field, FormError, PasswordField } from '#ui/field.tsx';
import { useForm } from '#lib/use-form.ts';
import { onlyErrors, placeError } from './account-form.ts';
import { accountWords } from './account.words.ts';
import { logIn } from './log-in.ts';
import styles from './account.module.css';

const names = ['username', 'password'] as const;

/** Username or email and password. Where to go afterwards is the page's matter: it sees the session begin. */
export function LoginForm() {
  const { errors, isBusy, formProps } = useForm({
    names,
    check: ({ username, password }) =>
      onlyErrors({
        username: username.trim() === '' ? accountWords.missing.usernameOrEmail : undefined,
        password: password === '' ? accountWords.missing.password : undefined,
      }),
    send: ({ username, password }) => logIn(username.trim(), password),
    // A refused login names no field: which of the two was wrong stays untold.
    explain: (error) => placeError([], error),
  });
  return (
    <form className={styles['form']} {...formProps}>
      <FormError>{errors.form}</FormError>
      <Field
        name="username"
        label={accountWords.usernameOrEmail}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        required
        error={errors.username}
      />
      <PasswordField
        name="password"
        label={accountWords.password}
        autoComplete="current-password"
        required
        error={errors.password}
      />
      <Button type="submit" size="lg" isBusy={isBusy}>
        Log in
      </Button>
    </form>
  );
}
