import { paths } from '#lib/paths.ts';
import { useSession } from '#lib/session.ts';
import { ButtonLink } from '#ui/button.tsx';
import { Logo } from '#ui/logo.tsx';
import { profileWords } from './profile.words.ts';
import styles from './public-frame.module.css';

type PublicBarProps = {
  /** Whose profile it is, where there is one. */
  readonly username?: string;
};

/** The logo, and the way to a profile of one's own. */
export function PublicBar({ username }: PublicBarProps) {
  const session = useSession();
  return (
    <header className={styles['bar']}>
      <Logo to={session === undefined ? paths.landing : paths.userHome} />
      {session === undefined ? (
        <ButtonLink to={paths.signup}>{profileWords.makeYourOwn}</ButtonLink>
      ) : (
        <ButtonLink to={paths.userProfile}>
          {isSameFan(session.username, username) ? profileWords.editOwn : profileWords.ownProfile}
        </ButtonLink>
      )}
    </header>
  );
}

/** Invites visitors to a profile of their own. */
export function PublicFoot() {
  const session = useSession();
  return (
    <footer className={styles['foot']}>
      {session === undefined && (
        <>
          <p className={styles['invitation']}>{profileWords.invitation}</p>
          <ButtonLink to={paths.signup} size="lg">
            {profileWords.makeYourOwn}
          </ButtonLink>
        </>
      )}
      <p className={styles['small']}>{profileWords.small}</p>
    </footer>
  );
}

/** Usernames are the same whatever the case. */
function isSameFan(a: string, b: string | undefined): boolean {
  return a.toLowerCase() === b?.toLowerCase();
}
