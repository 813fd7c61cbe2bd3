import { Link } from 'react-router';
import { ForgotPasswordForm } from '#features/account/entry/forgot-password-form.tsx';
import { paths } from '#lib/paths.ts';
import { SplitLayout } from '#features/account/entry/split-layout.tsx';
import styles from './entry-page.module.css';

/** Sends a link for a new password. */
export function ForgotPasswordPage() {
  return (
    <SplitLayout>
      <h1>Forgot password</h1>
      <p className={styles['lead']}>
        Tell us your email address and we send you a link to choose a new password.
      </p>
      <ForgotPasswordForm />
      <nav className={styles['links']} aria-label="Other ways">
        <Link to={paths.login}>Back to log in</Link>
      </nav>
    </SplitLayout>
  );
}
