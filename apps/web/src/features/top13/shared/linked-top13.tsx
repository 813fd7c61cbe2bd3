import type { SharedPage } from '@thirteen/contract/sharing.ts';
import type { Top13Entry } from '@thirteen/contract/top13.ts';
import type { ReactNode } from 'react';
import { useOwnPageHead } from '#lib/browser/page-head.ts';
import { BeadRing } from '#ui/beads/bead-ring.tsx';
import { Cover } from '#ui/covers/cover.tsx';
import { usePageEra } from '#ui/page/page-era.ts';
import styles from './linked-top13.module.css';
import { Top13LinkLayout } from './top13-link-layout.tsx';
import { top13LinkWords } from './top13-link.words.ts';

const COVER_PX = 128;

/** A name that is longer does not fit into its column at a heading's full size. */
const LETTERS_AT_FULL_SIZE = 10;

type LinkedTop13Props = {
  /** What the page says of itself. */
  readonly head: SharedPage;
  readonly title: string;
  /** What is said below the title. */
  readonly lead?: string;
  readonly note?: string | undefined;
  /** What can be done with the list. */
  readonly share: ReactNode;
  readonly top13: readonly Top13Entry[];
  /** The look of an album by its title. */
  readonly themeOf: (albumTitle: string) => string;
  /** The list of the songs, which can be listened to. */
  readonly songs: ReactNode;
  /** What follows the list. */
  readonly after?: ReactNode;
};

/** A Top 13 as everyone who has its link sees it, in the look of the first one: its cover in the bracelet, and all of them as a list. */
export function LinkedTop13({
  head,
  title,
  lead,
  note,
  share,
  top13,
  themeOf,
  songs,
  after,
}: LinkedTop13Props) {
  const eras = top13.map(({ albumName }) => themeOf(albumName));
  const [first] = top13;
  usePageEra(eras[0]);
  useOwnPageHead(head);

  return (
    <Top13LinkLayout>
      <div className={styles['page']}>
        <div className={styles['side']}>
          <h1 data-long={title.split(' ').some((word) => word.length > LETTERS_AT_FULL_SIZE)}>{title}</h1>
          {lead !== undefined && <p className={styles['subtitle']}>{lead}</p>}
          {note !== undefined && <p>{note}</p>}
          <div className={styles['bracelet']} aria-hidden="true">
            <BeadRing eras={eras}>
              <span className={styles['cover']}>
                {first && <Cover src={first.albumImage} size={COVER_PX} loading="eager" />}
              </span>
            </BeadRing>
          </div>
          {share}
        </div>
        <section className={styles['songs']} aria-label={top13LinkWords.songs}>
          {songs}
        </section>
      </div>
      {after !== undefined && <div className={styles['after']}>{after}</div>}
    </Top13LinkLayout>
  );
}
