import { signup } from '@thirteen/contract/account.ts';
import { Link } from 'react-router';
import { ApiError } from '#lib/api/api-error.ts';
import { call } from '#lib/api/call.ts';
import { paths } from '#lib/paths.ts';
import { useForm } from '#lib/use-form.ts';
import { words } from '#lib/words.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Field, FormError, PasswordField } from '#ui/forms/field.tsx';
import {
  emailError,
  newPasswordError,
  onlyErrors,
  placeError,
  usernameError,
  logIn,
} from '#features/account/account-form.ts';
import { accountWords } from '#features/account/account.words.ts';
import styles from '#features/account/account.module.css';

const names = ['username', 'email', 'password'] as const;

type SignupFormProps = {
  /** The account is made, but logging in with it failed. */
  readonly onSignedUpOnly: () => void;
};

/** Makes an account and logs in with the same details. */
export function SignupForm({ onSignedUpOnly }: SignupFormProps) {
  const { errors, isBusy, formProps } = useForm({
    names,
    check: ({ username, email, password }) =>
      onlyErrors({
        username: usernameError(username.trim()),
        email: emailError(email.trim()),
        password: newPasswordError(password, { username: username.trim(), email: email.trim() }),
      }),
    send: async ({ username, email, password }) => {
      await call(signup, { body: { username: username.trim(), email: email.trim(), password } });
      await logIn(username.trim(), password).catch(onSignedUpOnly);
    },
    explain: (error) => placeError(names, error, signupErrorText(error)),
  });
  return (
    <form className={styles['form']} {...formProps}>
      <FormError>{errors.form}</FormError>
      <Field
        name="username"
        label={accountWords.username}
        hint={accountWords.usernameHint}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        required
        error={errors.username}
      />
      <Field
        name="email"
        type="email"
        label={accountWords.email}
        autoComplete="email"
        required
        error={errors.email}
      />
      <PasswordField
        name="password"
        label={accountWords.password}
        hint={accountWords.passwordHint}
        autoComplete="new-password"
        required
        error={errors.password}
      />
      <p className={styles['terms']}>
        {accountWords.agree.age} <Link to={paths.terms}>{accountWords.agree.terms}</Link>
        {accountWords.agree.between} <Link to={paths.privacy}>{accountWords.agree.privacy}</Link>
        {accountWords.agree.end}
      </p>
      <Button type="submit" size="lg" isBusy={isBusy}>
        Sign up
      </Button>
    </form>
  );
}

/** The server's own sentence; the specification's where it gave none. */
function signupErrorText(error: unknown): string {
  return (error instanceof ApiError && error.message) || words.account.signupFailed;
}
