import { forgotPassword } from '@thirteen/contract/account.ts';
import { useState } from 'react';
import { call } from '#lib/api/call.ts';
import { useForm } from '#lib/use-form.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Field, FormError } from '#ui/forms/field.tsx';
import { Icon } from '#ui/icon.tsx';
import { emailError, onlyErrors, placeError } from '#features/account/account-form.ts';
import { accountWords } from '#features/account/account.words.ts';
import styles from '#features/account/account.module.css';

const names = ['email'] as const;

/** Requests a mail with a link. The answer never reveals whether the address belongs to an account. */
export function ForgotPasswordForm() {
  const [isSent, setSent] = useState(false);
  const { errors, isBusy, formProps } = useForm({
    names,
    check: ({ email }) => onlyErrors({ email: emailError(email.trim()) }),
    send: async ({ email }) => {
      setSent(false);
      await call(forgotPassword, { body: { email: email.trim() } });
      setSent(true);
    },
    explain: (error) => placeError(names, error),
  });
  return (
    <form className={styles['form']} {...formProps}>
      <FormError>{errors.form}</FormError>
      <Field
        name="email"
        type="email"
        label={accountWords.email}
        autoComplete="email"
        required
        error={errors.email}
      />
      <Button type="submit" size="lg" isBusy={isBusy}>
        Send the link
      </Button>
      <output>
        {isSent && (
          <span className={styles['done']}>
            <Icon name="check" />
            {accountWords.mailSent}
          </span>
        )}
      </output>
    </form>
  );
}
