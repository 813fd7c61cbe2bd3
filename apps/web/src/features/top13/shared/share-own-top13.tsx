import { toTop13Code } from '@thirteen/domain/top13/top13-code.ts';
import type { Top13 } from '@thirteen/domain/top13/top13.ts';
import { useRef, type ReactNode } from 'react';
import { IconButton } from '#ui/buttons/icon-button.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { LinkPicture } from './link-picture.tsx';
import styles from './share-own-top13.module.css';
import { ShareTop13Link } from './share-top13-link.tsx';
import { top13LinkWords } from './top13-link.words.ts';

type ShareOwnTop13Props = {
  readonly top13: Top13;
  /** How many from no. 1 down are no guess; all of them where nothing is said. */
  readonly certain?: number;
  /** The permanent number of a song; none for one that codes don't hold. */
  readonly numberOf: (songId: string) => number | null | undefined;
  /** What a fan with an account may choose beside it: a link with a name. It is asked for without a whole Top 13, too. */
  readonly named?: ((isWhole: boolean) => ReactNode) | undefined;
  /** There while it is news that the thirteenth song was chosen. */
  readonly news?: ClosedNews | undefined;
};

type ClosedNews = {
  /** What stands out in the Top 13, in one line. */
  readonly headline: string | undefined;
  /** The look of each song's album, in order. */
  readonly themes: readonly (string | null)[];
  /** The fan has seen it. */
  readonly onDone: () => void;
};

/**
 * Hands on the fan's own Top 13 as a link that holds it as it is now; there once all thirteen are chosen. When that has
 * just happened it is a card that says so, until it is put away.
 */
export function ShareOwnTop13({ top13, certain, numberOf, named, news }: ShareOwnTop13Props) {
  const code = toTop13Code(top13, numberOf);
  const section = useRef<HTMLElement>(null);
  const putAway = () => {
    // The button goes, and the focus with it.
    section.current?.focus();
    news?.onDone();
  };
  return (
    <>
      <VisuallyHidden live="polite">{news && code !== undefined && top13LinkWords.closed}</VisuallyHidden>
      {code === undefined && top13.some((id) => id !== null) && named?.(false)}
      {code !== undefined && (
        <section
          ref={section}
          tabIndex={-1}
          className={styles['share']}
          data-look={news ? 'card' : undefined}
          aria-label={top13LinkWords.share}
        >
          {news && (
            <>
              <div className={styles['head']}>
                <h2 className={styles['title']}>{top13LinkWords.closed}</h2>
                <IconButton icon="close" label={top13LinkWords.done} onClick={putAway} />
              </div>
              {news.headline !== undefined && <p className={styles['headline']}>{news.headline}</p>}
              <LinkPicture code={code} certain={certain} themes={news.themes} />
              <p className={styles['more']}>{top13LinkWords.closedMore}</p>
            </>
          )}
          <ShareTop13Link code={code} certain={certain} isLoud={news !== undefined} />
          {named?.(true)}
        </section>
      )}
    </>
  );
}
