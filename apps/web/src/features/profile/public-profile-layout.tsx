import type { ReactNode } from 'react';
import { paths } from '#lib/paths.ts';
import { isSameFan, useSession } from '#lib/session.ts';
import { ButtonLink } from '#ui/button.tsx';
import { Logo } from '#ui/logo.tsx';
import { MainArea } from '#ui/main-area.tsx';
import { OnArt } from './profile-banner.tsx';
import { profileWords } from './profile.words.ts';
import styles from './public-profile-layout.module.css';

type PublicFrameProps = {
  /** Whose profile it is, where there is one. */
  readonly username?: string;
  /** Where the page begins with the art of a theme, the bar stands on it. */
  readonly isOnArt?: boolean;
  /** What follows the main area. */
  readonly foot?: ReactNode;
  readonly children: ReactNode;
};

/** The layout of a public profile in all its states: a bar over the main area. */
export function PublicProfileLayout({ username, isOnArt = false, foot, children }: PublicFrameProps) {
  return (
    <div className={styles['layout']}>
      {isOnArt ? (
        <OnArt>
          <PublicBar username={username} />
        </OnArt>
      ) : (
        <PublicBar username={username} />
      )}
      <MainArea>{children}</MainArea>
      {foot}
    </div>
  );
}

/** The logo, and a link to a profile of one's own. */
function PublicBar({ username }: { readonly username: string | undefined }) {
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

type PublicFootProps = { readonly report?: ReactNode };

/** Invites visitors to a profile of their own; with a way to report the page, where there is one. */
export function PublicFoot({ report }: PublicFootProps) {
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
      {report}
    </footer>
  );
}
