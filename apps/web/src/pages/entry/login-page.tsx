import { Link, useSearchParams } from 'react-router';
import { LoginForm } from '#features/account/entry/login-form.tsx';
import { withNext } from '#lib/session/next-path.ts';
import { keepsData } from '#lib/browser/safe-storage.ts';
import { paths } from '#lib/paths.ts';
import { Notice } from '#ui/page/notice.tsx';
import { SplitLayout } from '#features/account/entry/split-layout.tsx';
import styles from './entry-page.module.css';

/** Opens a session; the way there and back is kept in `?next=`. */
export function LoginPage() {
  const [search] = useSearchParams();
  return (
    <SplitLayout>
      <h1>Log in</h1>
      {!keepsData() && (
        <Notice title="Your browser keeps nothing for this site">
          <p>So a reload or a new tab asks you to log in again. Allow site data to stay logged in.</p>
        </Notice>
      )}
      <LoginForm />
      <nav className={styles['links']} aria-label="Other ways">
        <Link to={paths.forgotPassword}>Forgot your password?</Link>
        <span>
          New here? <Link to={withNext(paths.signup, search.get('next'))}>Sign up</Link>
        </span>
      </nav>
    </SplitLayout>
  );
}
