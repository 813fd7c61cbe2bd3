import { Link, useNavigate, useSearchParams } from 'react-router';
import { accountWords } from '#features/account/account.words.ts';
import { SignupForm } from '#features/account/entry/signup-form.tsx';
import { WaitingPicks } from '#features/match/waiting-picks.tsx';
import { withNext } from '#lib/session/next-path.ts';
import { paths } from '#lib/paths.ts';
import { SplitLayout } from '#features/account/entry/split-layout.tsx';
import { toast } from '#ui/toasts/toast.ts';
import styles from './entry-page.module.css';

/** Creates an account and logs in. */
export function SignupPage() {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const loginPath = withNext(paths.login, search.get('next'));

  function goToLogin() {
    toast.info(accountWords.signedUpNotIn);
    void navigate(loginPath);
  }

  return (
    <SplitLayout>
      <h1>Sign up</h1>
      <WaitingPicks />
      <SignupForm onSignedUpOnly={goToLogin} />
      <nav className={styles['links']} aria-label="Other ways">
        <span>
          Already have an account? <Link to={loginPath}>Log in</Link>
        </span>
      </nav>
    </SplitLayout>
  );
}
