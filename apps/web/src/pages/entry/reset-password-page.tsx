import { Link, useLocation, useNavigate } from 'react-router';
import { accountWords } from '#features/account/account.words.ts';
import { ResetPasswordForm } from '#features/account/entry/reset-password-form.tsx';
import { useResetLink, readMailedToken } from '#features/account/entry/mailed-link.ts';
import { paths } from '#lib/paths.ts';
import { problemWords } from '#lib/api/problem.words.ts';
import { currentSession, endSession } from '#lib/session/session.ts';
import { ButtonLink } from '#ui/buttons/button.tsx';
import { SplitLayout } from '#features/account/entry/split-layout.tsx';
import { toast } from '#ui/toasts/toast.ts';
import styles from './entry-page.module.css';

/** The page that the mail links to: sets a new password, then lets the fan log in with it. */
export function ResetPasswordPage() {
  const token = readMailedToken(useLocation().state);
  const link = useResetLink(token);
  const navigate = useNavigate();

  function goToLogin() {
    // The server has ended every session of the account.
    if (currentSession() !== undefined) endSession('logout');
    toast.success(accountWords.passwordReset);
    void navigate(paths.login, { replace: true });
  }

  if (link === 'missing' || link === 'dead') {
    return (
      <SplitLayout>
        <h1>Reset password</h1>
        <p className={styles['lead']}>
          {link === 'dead' ? problemWords['reset-token-invalid'] : accountWords.resetLinkMissing}
        </p>
        <ButtonLink to={paths.forgotPassword}>Ask for a new link</ButtonLink>
      </SplitLayout>
    );
  }

  return (
    <SplitLayout>
      <h1>Reset password</h1>
      {link === 'usable' && (
        <>
          <p className={styles['lead']}>Choose a new password. This will log out all your devices.</p>
          <ResetPasswordForm token={token ?? ''} onReset={goToLogin} />
          <nav className={styles['links']} aria-label="Other ways">
            <Link to={paths.forgotPassword}>Ask for a new link</Link>
          </nav>
        </>
      )}
    </SplitLayout>
  );
}
