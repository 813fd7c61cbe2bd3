import type { ReactNode } from 'react';
import { paths } from '#lib/paths.ts';
import { useSession } from '#lib/session/session.ts';
import { ButtonLink } from '#ui/buttons/button.tsx';
import { Logo } from '#ui/page/logo.tsx';
import { MainArea } from '#ui/page/page.tsx';
import styles from './top13-link-layout.module.css';
import { top13LinkWords } from './top13-link.words.ts';

type Top13LinkLayoutProps = { readonly children: ReactNode };

/** The layout of a Top 13 that is its own link, in all its states: the logo and a link to one's own over the main area. */
export function Top13LinkLayout({ children }: Top13LinkLayoutProps) {
  const session = useSession();
  return (
    <div className={styles['layout']}>
      <header className={styles['bar']}>
        <Logo to={session === undefined ? paths.landing : paths.userHome} />
        <ButtonLink to={paths.loved}>{top13LinkWords.sortYours}</ButtonLink>
      </header>
      <MainArea>{children}</MainArea>
      <footer className={styles['foot']}>{top13LinkWords.small}</footer>
    </div>
  );
}
