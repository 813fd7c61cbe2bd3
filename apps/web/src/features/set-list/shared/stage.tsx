import type { ReactNode } from 'react';
import { isSameFan, useSession } from '#lib/session/session.ts';
import { paths } from '#lib/paths.ts';
import { ButtonLink } from '#ui/buttons/button.tsx';
import { Logo } from '#ui/page/logo.tsx';
import { MainArea } from '#ui/page/page.tsx';
import { showWords } from './show.words.ts';
import styles from './stage.module.css';

type OwnShowLinkProps = {
  /** Whose set list is on screen. */
  readonly username: string;
};

/** The link to a set list of one's own: to the builder for a fan, to an account for a visitor. */
export function OwnShowLink({ username }: OwnShowLinkProps) {
  const session = useSession();
  return session === undefined ? (
    <ButtonLink to={paths.signup} variant="brand">
      {showWords.makeYourOwn}
    </ButtonLink>
  ) : (
    <ButtonLink to={paths.erasTourBuilder} variant="brand">
      {isSameFan(session.username, username) ? showWords.editOwn : showWords.buildYours}
    </ButtonLink>
  );
}

type StageProps = OwnShowLinkProps & {
  readonly head: ReactNode;
  readonly children?: ReactNode;
};

/** The layout of a public set list: the night stage with its heading, and the poster below. */
export function Stage({ username, head, children }: StageProps) {
  return (
    <div className={styles['page']}>
      <div className={styles['stage']} data-part="bar">
        <header className={styles['bar']}>
          <Logo to={paths.landing} />
          <OwnShowLink username={username} />
        </header>
      </div>
      <MainArea className={styles['main']}>
        <div className={styles['stage']} data-part="head">
          <div className={styles['head']}>{head}</div>
        </div>
        {children && <div className={styles['below']}>{children}</div>}
      </MainArea>
    </div>
  );
}
