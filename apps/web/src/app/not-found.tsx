import { paths } from '#lib/paths.ts';
import { Logo } from '#ui/page/logo.tsx';
import { MainArea } from '#ui/page/page.tsx';
import { NotFoundScreen } from '#ui/page/not-found.tsx';
import styles from './not-found.module.css';

/** The screen of a path that is no route, outside the shell. */
export function BareNotFound() {
  return (
    <>
      <header className={styles['head']}>
        <Logo to={paths.landing} />
      </header>
      <MainArea>
        <NotFoundScreen />
      </MainArea>
    </>
  );
}
