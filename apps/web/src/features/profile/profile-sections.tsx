import type { ReactNode } from 'react';
import styles from './profile-sections.module.css';
import type { Top13Entry } from '@thirteen/contract/top13.ts';
import { TOP13_SLOTS } from '@thirteen/domain/top13/top13.ts';
import { Bead, BeadRow } from '#ui/beads/bead.tsx';

type SectionProps = { readonly title: string; readonly children: ReactNode };

/** A part of a profile under its heading. */
export function ProfileSection({ title, children }: SectionProps) {
  return (
    <section className={styles['section']}>
      <h2>{title}</h2>
      {children}
    </section>
  );
}

/** The parts below the banner. */
export function ProfileSections({ children }: { readonly children: ReactNode }) {
  return <div className={styles['sections']}>{children}</div>;
}

type ProfileColumnsProps = {
  /** The wide part has next to nothing to show. */
  readonly isStacked?: boolean;
  readonly children: ReactNode;
};

/** Two parts beside each other where there is room: the wide one and the narrow one. */
export function ProfileColumns({ isStacked = false, children }: ProfileColumnsProps) {
  return (
    <div className={styles['columns']} data-stacked={isStacked || undefined}>
      {children}
    </div>
  );
}

/** Tells the look of an album by its title. */
export type ThemeOfAlbum = (albumTitle: string) => string;

type ProfileBraceletProps = { readonly songs: readonly Top13Entry[]; readonly themeOf: ThemeOfAlbum };

/** The fan's own thirteen beads, each in the era of its song. The list of the songs says the same in words. */
export function ProfileBracelet({ songs, themeOf }: ProfileBraceletProps) {
  return (
    <BeadRow>
      {Array.from({ length: TOP13_SLOTS }, (_, index) => {
        const song = songs.find(({ slot }) => slot === index + 1);
        return (
          <Bead key={index} era={song && themeOf(song.albumName)} look={song ? 'round' : 'empty'}>
            {index + 1}
          </Bead>
        );
      })}
    </BeadRow>
  );
}
