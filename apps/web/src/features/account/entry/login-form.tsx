import { useState } from 'react';
import { ApiError } from '#lib/api/api-error.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Field, FormError, PasswordField } from '#ui/forms/field.tsx';
import { useForm } from '#lib/use-form.ts';
import { onlyErrors, placeError, logIn } from '#features/account/account-form.ts';
import { accountWords, secondFactorWords } from '#features/account/account.words.ts';
import { CodeField } from '#features/account/second-factor/code-field.tsx';
import styles from '#features/account/account.module.css';

const names = ['username', 'password', 'code'] as const;

/**
 * Username or email and password, and a code once the server asks for one. Where to go afterwards is up to the page: it
 * sees the session begin.
 */
export function LoginForm() {
  const [needsCode, setNeedsCode] = useState(false);
  const { errors, isBusy, formProps } = useForm({
    names,
    check: ({ username, password, code }) =>
      onlyErrors({
        username: username.trim() === '' ? accountWords.missing.usernameOrEmail : undefined,
        password: password === '' ? accountWords.missing.password : undefined,
        code: needsCode && code.trim() === '' ? secondFactorWords.missingCode : undefined,
      }),
    send: async ({ username, password, code }) => {
      try {
        await logIn(username.trim(), password, needsCode ? code : undefined);
      } catch (error) {
        setNeedsCode(error instanceof ApiError && error.field === 'code');
        throw error;
      }
    },
    // A refused password names no field: which of the two was wrong stays untold.
    explain: (error) => placeError(['code'], error),
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
      {needsCode && <CodeField error={errors.code} />}
      <Button type="submit" size="lg" isBusy={isBusy}>
        Log in
      </Button>
    </form>
  );
}
