import { paths } from '#lib/paths.ts';
import { words } from '#lib/words.ts';
import { ButtonLink } from '#ui/buttons/button.tsx';
import styles from './not-found-screen.module.css';

/** What stands at an address that is none: a path that is no route, or one whose data does not exist. */
export function NotFoundScreen() {
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
      <p>The bracelet broke here, and this bead rolled away.</p>
      <ButtonLink to={paths.userHome} size="lg">
        {words.notFound.returnHome}
      </ButtonLink>
    </div>
  );
}

type NotPublicProps = {
  readonly title: string;
  /** Why that may be, the same for what is kept private and for what is not there. */
  readonly reason: string;
};

/** Stands where a shared link leads to nothing that may be seen. */
export function NotPublic({ title, reason }: NotPublicProps) {
  return (
    <div className={styles['message']}>
      <img src="/media/scenes/snapped-bracelet.svg" alt="" width="320" height="220" />
      <h1>{title}</h1>
      <p>{reason}</p>
      <ButtonLink to={paths.landing} variant="quiet" size="lg">
        {words.notFound.returnHome}
      </ButtonLink>
    </div>
  );
}
