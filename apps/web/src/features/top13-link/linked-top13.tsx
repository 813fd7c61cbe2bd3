import { linkedTop13Page } from '@thirteen/contract/shared-pages.ts';
import type { Top13Link } from '@thirteen/contract/top13.ts';
import { TOP13_SLOTS } from '@thirteen/domain/top13/top13.ts';
import type { ReactNode } from 'react';
import { useOwnPageHead } from '#lib/page-head.ts';
import { BeadRing } from '#ui/bead-ring.tsx';
import { Cover } from '#ui/cover.tsx';
import { usePageEra } from '#ui/page-era.ts';
import { ShareTop13Link } from './share-top13-link.tsx';
import styles from './linked-top13.module.css';
import { Top13LinkLayout } from './top13-link-layout.tsx';
import { top13LinkWords } from './top13-link.words.ts';

const COVER_PX = 128;

type LinkedTop13Props = {
  readonly link: Top13Link;
  /** How many from no. 1 down are no guess. */
  readonly certain: number;
  /** The look of an album by its title. */
  readonly themeOf: (albumTitle: string) => string;
  /** The list of the songs, which can be listened to. */
  readonly songs: ReactNode;
};

/** The thirteen songs of a code, in the look of the first one: its cover in the bracelet, and all of them as a list. */
export function LinkedTop13({ link, certain, themeOf, songs }: LinkedTop13Props) {
  const eras = link.songs.map(({ albumName }) => themeOf(albumName));
  const [first] = link.songs;
  usePageEra(eras[0]);
  useOwnPageHead(
    linkedTop13Page({
      code: link.code,
      songs: link.songs.map(({ slot, songTitle: title }) => ({ slot, title })),
    }),
  );

  return (
    <Top13LinkLayout>
      <div className={styles['page']}>
        <div className={styles['side']}>
          <h1>{top13LinkWords.title}</h1>
          <p className={styles['subtitle']}>{top13LinkWords.subtitle}</p>
          {certain < TOP13_SLOTS && <p>{top13LinkWords.guessed(certain)}</p>}
          <div className={styles['bracelet']} aria-hidden="true">
            <BeadRing eras={eras}>
              <span className={styles['cover']}>
                {first && <Cover src={first.albumImage} size={COVER_PX} loading="eager" />}
              </span>
            </BeadRing>
          </div>
          <ShareTop13Link code={link.code} certain={certain} />
        </div>
        <section className={styles['songs']} aria-label={top13LinkWords.songs}>
          {songs}
        </section>
      </div>
    </Top13LinkLayout>
  );
}
