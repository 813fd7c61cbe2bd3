import { confirmEmail } from '@thirteen/contract/account.ts';
import { useState } from 'react';
import { ApiError } from '#lib/api/api-error.ts';
import { call } from '#lib/api/call.ts';
import { paths } from '#lib/paths.ts';
import { wordsForError } from '#lib/api/problem.words.ts';
import { useForm } from '#lib/use-form.ts';
import { Button, ButtonLink } from '#ui/buttons/button.tsx';
import { FormError } from '#ui/forms/field.tsx';
import { Icon } from '#ui/icon.tsx';
import { accountWords } from '#features/account/account.words.ts';
import styles from '#features/account/account.module.css';

const words = accountWords.confirmEmail;

type ConfirmEmailProps = {
  /** The secret of the mail's link. */
  readonly token: string | undefined;
};

/** Asks for one tap before an address is confirmed: programs that only look at the links of mails confirm nothing. */
export function ConfirmEmail({ token }: ConfirmEmailProps) {
  const [isDone, setDone] = useState(false);
  const { errors, isBusy, formProps } = useForm({
    names: [],
    check: () => ({}),
    send: async () => {
      await call(confirmEmail, { body: { token: token ?? '' } });
      setDone(true);
    },
    explain: (error) => ({ form: explain(error) }),
  });
  return (
    <>
      <h1>{words.title}</h1>
      {!isDone && <p>{token === undefined ? words.noToken : words.lead}</p>}
      <output>
        {isDone && (
          <span className={styles['done']}>
            <Icon name="check" />
            {words.done}
          </span>
        )}
      </output>
      {!isDone && token !== undefined && (
        <form className={styles['form']} {...formProps}>
          <FormError>{errors.form}</FormError>
          <Button type="submit" size="lg" isBusy={isBusy}>
            {words.action}
          </Button>
        </form>
      )}
      {(isDone || token === undefined || errors.form !== undefined) && (
        <ButtonLink to={paths.account} variant="quiet">
          {words.toAccount}
        </ButtonLink>
      )}
    </>
  );
}

function explain(error: unknown): string {
  return error instanceof ApiError && error.code === 'email-taken' ? words.taken : wordsForError(error);
}
