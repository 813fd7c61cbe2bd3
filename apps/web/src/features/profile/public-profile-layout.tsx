import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { paths } from '#lib/paths.ts';
import { isSameFan, useSession } from '#lib/session/session.ts';
import { ButtonLink } from '#ui/buttons/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { Logo } from '#ui/page/logo.tsx';
import { MainArea } from '#ui/page/page.tsx';
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

/** The logo, a way back for who came from the explorer, and a link to a profile of one's own. */
function PublicBar({ username }: { readonly username: string | undefined }) {
  const session = useSession();
  const explorer = useExplorerAddress();
  return (
    <header className={styles['bar']}>
      <Logo to={session === undefined ? paths.landing : paths.userHome} />
      {session !== undefined && explorer !== undefined && (
        <ButtonLink variant="quiet" to={explorer}>
          <Icon name="left" size="sm" />
          {profileWords.backToExplorer}
        </ButtonLink>
      )}
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

/** Where in the explorer the fan came from; undefined for who came from elsewhere. The browser keeps it over a reload. */
function useExplorerAddress(): string | undefined {
  const state = useLocation().state as { readonly explorer?: unknown } | null;
  return typeof state?.explorer === 'string' ? `${paths.userExplorer}${state.explorer}` : undefined;
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
