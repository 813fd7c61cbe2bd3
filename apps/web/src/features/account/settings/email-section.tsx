import { useQuery } from '@tanstack/react-query';
import { sendEmailConfirmation, type AccountReply } from '@thirteen/contract/account.ts';
import { useState } from 'react';
import { Link } from 'react-router';
import { call } from '#lib/api/call.ts';
import { paths } from '#lib/paths.ts';
import { wordsForError } from '#lib/api/problem.words.ts';
import { useForm } from '#lib/use-form.ts';
import { Button } from '#ui/buttons/button.tsx';
import { FormError } from '#ui/forms/field.tsx';
import { Notice } from '#ui/page/notice.tsx';
import { Icon } from '#ui/icon.tsx';
import { RetryCard } from '#ui/page/retry-card.tsx';
import { Skeleton } from '#ui/page/skeleton.tsx';
import { AccountSection } from './account-section.tsx';
import { accountWords } from '#features/account/account.words.ts';
import { ChangeEmailDialog } from './change-email-dialog.tsx';
import { accountQuery } from '#features/account/account.queries.ts';
import styles from '#features/account/account.module.css';

const words = accountWords.yourEmail;

/** The fan's email address: confirmed by a mail that is sent on request, or changed. */
export function EmailSection() {
  const { data: account, isError, refetch } = useQuery(accountQuery);
  return (
    <AccountSection title={words.title} text={words.text}>
      {account ? (
        <EmailState account={account} />
      ) : isError ? (
        <RetryCard message={words.notLoaded} onRetry={() => void refetch()} />
      ) : (
        <Skeleton width="16rem" height="1.6rem" />
      )}
    </AccountSection>
  );
}

function EmailState({
  account: { email, emailConfirmed, emailBounced },
}: {
  readonly account: AccountReply;
}) {
  const [sentTo, setSentTo] = useState<string>();
  const [isChanging, setChanging] = useState(false);
  const { errors, isBusy, formProps } = useForm({
    names: [],
    check: () => ({}),
    send: async () => {
      setSentTo(undefined);
      await call(sendEmailConfirmation, { body: {} });
      setSentTo(email);
    },
    explain: (error) => ({ form: wordsForError(error) }),
  });

  function changeAsked(newEmail: string) {
    setChanging(false);
    setSentTo(newEmail);
  }

  return (
    <>
      {email === '' ? (
        <p>{words.none}</p>
      ) : (
        <p className={styles['email']}>
          <strong>{email}</strong>
          <span className={styles['mark']} data-confirmed={emailConfirmed}>
            <Icon name={emailConfirmed ? 'check' : 'alert'} size="sm" />
            {emailConfirmed ? words.confirmed : words.notConfirmed}
          </span>
        </p>
      )}
      {emailBounced && (
        <Notice title={words.bouncedTitle}>
          <p>
            {words.bounced} <Link to={paths.contact}>{words.writeToUs}</Link>.
          </p>
        </Notice>
      )}
      <form className={styles['form']} {...formProps}>
        <FormError>{errors.form}</FormError>
        <div className={styles['actions']}>
          {email !== '' && !emailConfirmed && !emailBounced && (
            <Button type="submit" isBusy={isBusy}>
              {words.sendLink}
            </Button>
          )}
          <Button variant="quiet" onClick={() => setChanging(true)}>
            {email === '' ? words.add : words.change}
          </Button>
        </div>
        <output>
          {sentTo !== undefined && (
            <span className={styles['done']}>
              <Icon name="check" />
              {words.linkSent(sentTo)}
            </span>
          )}
        </output>
      </form>
      {isChanging && <ChangeEmailDialog onClose={() => setChanging(false)} onSent={changeAsked} />}
    </>
  );
}
