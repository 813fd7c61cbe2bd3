import { certainSearch } from '@thirteen/contract/certain-songs.ts';
import { useEffect, useState } from 'react';
import { Bead, BeadRow } from '#ui/beads/bead.tsx';
import styles from './link-picture.module.css';
import { top13LinkWords } from './top13-link.words.ts';

/** How long a Top 13 stays as it is before its picture is drawn anew. */
const REST_MS = 2000;

type LinkPictureProps = {
  readonly code: string;
  /** How many from no. 1 down are no guess; all of them where nothing is said. */
  readonly certain?: number | undefined;
  /** The look of each song's album, in order: the beads that stand here until the picture does. */
  readonly themes: readonly (string | null)[];
};

/** The picture that goes with the link of a Top 13. It is pale while songs are moved; the beads stay where it can't be had. */
export function LinkPicture({ code, certain, themes }: LinkPictureProps) {
  const [shown, setShown] = useState(code);
  const [failed, setFailed] = useState<string>();
  const [isDrawn, setDrawn] = useState(false);

  useEffect(() => {
    if (shown === code) return;
    const timer = setTimeout(() => setShown(code), REST_MS);
    return () => clearTimeout(timer);
  }, [shown, code]);

  const hasFailed = failed === shown;
  return (
    <div className={styles['place']}>
      {(!isDrawn || hasFailed) && (
        <div className={styles['waiting']}>
          <BeadRow layout="spread">
            {themes.map((theme, index) => (
              // A bead is its place.
              // eslint-disable-next-line react/no-array-index-key
              <Bead key={index} era={theme ?? undefined} litAt={index}>
                {index + 1}
              </Bead>
            ))}
          </BeadRow>
          <p>{hasFailed ? top13LinkWords.notDrawn : top13LinkWords.drawing}</p>
        </div>
      )}
      {!hasFailed && (
        <img
          className={styles['picture']}
          data-look={isDrawn ? (shown === code ? 'drawn' : 'old') : undefined}
          src={`/share/top-13/${shown}/card.png${certainSearch(certain)}`}
          width={1200}
          height={630}
          alt={top13LinkWords.picture}
          onLoad={() => setDrawn(true)}
          onError={() => {
            setFailed(shown);
            setDrawn(false);
          }}
        />
      )}
    </div>
  );
}
