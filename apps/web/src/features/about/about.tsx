import type { ReplyOf } from '@thirteen/contract/endpoint.ts';
import type { getAboutFacts } from '@thirteen/contract/about/about.ts';
import { Link } from 'react-router';
import { paths, publicProfilePath } from '#lib/paths.ts';
import { ButtonLink } from '#ui/buttons/button.tsx';
import { RetryCard } from '#ui/page/retry-card.tsx';
import { Skeleton } from '#ui/page/skeleton.tsx';
import { PhotoWall } from './photo-wall.tsx';
import { aboutWords } from './about.words.ts';
import styles from './about.module.css';

type AboutProps = {
  /** Undefined while they load. */
  readonly facts: ReplyOf<typeof getAboutFacts> | undefined;
  readonly hasFailed: boolean;
  readonly onRetry: () => void;
};

const { about: words } = aboutWords;

/** Who makes Thirteen and why, a wall of photos, the author and the tip jar. The words stand before the rest has loaded. */
export function About({ facts, hasFailed, onRetry }: AboutProps) {
  return (
    <div className={styles['about']}>
      <h1>{words.title}</h1>
      <div className={styles['intro']}>
        <p className={styles['lead']}>{words.lead}</p>
        <div className={styles['texts']}>
          {words.paragraphs.map((paragraph) => (
            <p key={paragraph} className={styles['text']}>
              {paragraph}
            </p>
          ))}
        </div>
      </div>
      {hasFailed ? (
        <RetryCard message={words.photosFailed} onRetry={onRetry} />
      ) : facts === undefined ? (
        <WallSkeleton />
      ) : (
        <>
          <PhotoWall photos={facts.photos} />
          <div className={styles['ends']}>
            <Author username={facts.authorUsername} />
            <TipJar url={facts.tipUrl} />
          </div>
        </>
      )}
      <p className={styles['small']}>
        {words.licenses}
        <Link to={paths.licenses}>{words.licensesLink}</Link>
      </p>
    </div>
  );
}

function Author({ username }: { readonly username: string }) {
  return (
    <section className={styles['end']} data-era="speak-now">
      <h2>{words.author.title}</h2>
      <p>{words.author.text}</p>
      <ButtonLink to={publicProfilePath(username)}>{words.author.link}</ButtonLink>
    </section>
  );
}

function TipJar({ url }: { readonly url: string | null }) {
  return (
    <section className={styles['end']} data-era="fearless">
      <h2>{words.tips.title}</h2>
      <p>{url === null ? words.tips.none : words.tips.text}</p>
      {url === null ? (
        <ButtonLink variant="quiet" to={paths.userProfile}>
          {words.tips.noneLink}
        </ButtonLink>
      ) : (
        <ButtonLink to={url} target="_blank" rel="noreferrer">
          {words.tips.link}
        </ButtonLink>
      )}
    </section>
  );
}

function WallSkeleton() {
  return (
    <div className={styles['skeleton']}>
      {Array.from({ length: 8 }, (_, index) => (
        <Skeleton key={index} height="auto" shape="cover" />
      ))}
    </div>
  );
}
