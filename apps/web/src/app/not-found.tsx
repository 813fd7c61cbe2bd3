import { paths } from '#lib/paths.ts';
import { words } from '#lib/words.ts';
import { ButtonLink } from '#ui/button.tsx';
import { Logo } from '#ui/logo.tsx';
import styles from './not-found.module.css';

/** The screen of a path that is no route, within the shell. */
export function NotFound() {
  return (
    <div className={styles['screen']}>
      <img
        className={styles['art']}
        src="/media/scenes/snapped-bracelet.svg"
        alt=""
        width="640"
        height="440"
      />
      <h1>{words.notFound.title}</h1>
      <p>The cord snapped here, and this bead rolled away.</p>
      <ButtonLink to={paths.userHome} size="lg">
        {words.notFound.returnHome}
      </ButtonLink>
    </div>
  );
}

/** The same outside the shell. */
export function BareNotFound() {
  return (
    <>
      <header className={styles['head']}>
        <Logo to={paths.landing} />
      </header>
      <main id="main">
        <NotFound />
      </main>
    </>
  );
}
