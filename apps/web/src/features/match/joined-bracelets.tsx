import type { Top13Entry } from '@thirteen/contract/top13.ts';
import { joinBracelets, type JoinedBead } from '@thirteen/domain/match/joined-bracelets.ts';
import { TOP13_SLOTS } from '@thirteen/domain/top13/top13.ts';
import type { CSSProperties } from 'react';
import { profileImage } from '#lib/profile-image.ts';
import { Bead } from '#ui/beads/bead.tsx';
import styles from './joined-bracelets.module.css';

/** A fan of two, as the drawing shows one: the name of the profile image, and the Top 13. */
type JoinedFan = { readonly image: string; readonly songs: readonly Top13Entry[] };

type JoinedBraceletsPictureProps = {
  readonly yours: JoinedFan;
  readonly theirs: JoinedFan;
  /** The ids of the songs of both, those that both love most first. */
  readonly shared: readonly string[];
  /** The look of an album by its title. */
  readonly themeOf: (albumTitle: string) => string;
};

/** Smaller beads have no room for a number. */
const NUMBERED_FROM = 0.16;

/** Two bracelets, joined at the beads of the songs of both. Decoration: the lists nearby say the same in words. */
export function JoinedBraceletsPicture({ yours, theirs, shared, themeOf }: JoinedBraceletsPictureProps) {
  const drawn = joinBracelets(shared.length);
  const own = { you: ownBeads(yours, shared), them: ownBeads(theirs, shared) };
  const songsById = new Map(yours.songs.map((song) => [song.songId, song]));
  const share = (value: number, of: number) => `${(100 * (value / of + 0.5)).toFixed(2)}%`;
  const beadOf = ({ of, index }: JoinedBead): OwnBead =>
    of === 'both'
      ? { slot: undefined, song: songsById.get(shared[index] ?? '') }
      : (own[of][index] ?? { slot: undefined, song: undefined });
  return (
    <div
      className={styles['joined']}
      style={
        {
          '--ratio': drawn.width / drawn.height,
          '--bead-share': (2 * drawn.radius) / drawn.width,
        } as CSSProperties
      }
      aria-hidden="true"
    >
      <svg
        className={styles['cords']}
        viewBox={`${-drawn.width / 2} ${-drawn.height / 2} ${drawn.width} ${drawn.height}`}
      >
        <path d={drawn.cords} vectorEffect="non-scaling-stroke" />
      </svg>
      {drawn.rooms.map(({ x, y, radius }, side) => (
        <img
          key={x}
          className={styles['picture']}
          src={profileImage((side === 0 ? yours : theirs).image).src}
          alt=""
          style={{
            insetInlineStart: share(x, drawn.width),
            insetBlockStart: share(y, drawn.height),
            inlineSize: `${((200 * radius) / drawn.width).toFixed(2)}%`,
          }}
        />
      ))}
      {drawn.beads.map((place) => {
        const { slot, song } = beadOf(place);
        return (
          <span
            key={`${place.of} ${place.index}`}
            className={styles['place']}
            data-of={place.of}
            style={{
              insetInlineStart: share(place.x, drawn.width),
              insetBlockStart: share(place.y, drawn.height),
            }}
          >
            <Bead era={song && themeOf(song.albumName)} look={song ? 'round' : 'empty'}>
              {drawn.radius >= NUMBERED_FROM && slot}
            </Bead>
          </span>
        );
      })}
    </div>
  );
}

type OwnBead = { readonly slot: number | undefined; readonly song: Top13Entry | undefined };

/** The slots of a fan whose song the other one does not have, empty ones among them. */
function ownBeads({ songs }: JoinedFan, shared: readonly string[]): readonly OwnBead[] {
  return Array.from({ length: TOP13_SLOTS }, (_, index) => index + 1).flatMap((slot) => {
    const song = songs.find((one) => one.slot === slot);
    return song && shared.includes(song.songId) ? [] : [{ slot, song }];
  });
}
