import type { KnownSong } from '@thirteen/contract/statistics.ts';
import { TOP13_SLOTS } from '@thirteen/domain/top13/top13.ts';
import { useState } from 'react';
import { Bead, BeadRow } from '#ui/beads/bead.tsx';
import { Icon } from '#ui/icon.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { landingWords as words } from './landing.words.ts';
import { FIRST_BEADS, offeredPicks, offeredSongs, tapSong, type KeptSongs } from './first-beads.ts';
import { SorterAction } from './sorter-action.tsx';
import styles from './start-with-three.module.css';

type SongBeadsProps = { readonly songs: readonly KnownSong[]; readonly kept: KeptSongs };

/** The cord of the first beads, what to do with them, and the songs to tap: what changes stays in sight above them. */
export function SongBeads({ songs, kept }: SongBeadsProps) {
  const [picks, setPicks] = useState(() => offeredPicks(kept.read(), songs));
  // Chosen once: figures that come later must not put another song under a finger.
  const [offered] = useState(() => offeredSongs(kept.read(), songs));
  const [toldId, setToldId] = useState<string>();
  const isFull = picks.length === FIRST_BEADS;
  const songsById = new Map(songs.map((song) => [song.songId, song]));

  function tap(songId: string) {
    const next = tapSong(picks, songId);
    if (next === picks) return;
    setPicks(next);
    setToldId(songId);
    // Songs that were picked elsewhere stay kept behind these.
    kept.keep([...next, ...kept.read().filter((id) => !offered.includes(id))]);
  }

  return (
    <>
      <p className={styles['lead']}>{isFull ? words.full : words.lead}</p>
      <span className={styles['cord']}>
        <BeadRow layout="spread">
          {Array.from({ length: TOP13_SLOTS }, (_, place) => {
            const song = songsById.get(picks[place] ?? '');
            return (
              <span key={`${place} ${song?.songId ?? ''}`} className={styles['slot']} data-on={song && true}>
                <Bead era={song?.era} look={song ? 'round' : 'empty'} />
              </span>
            );
          })}
        </BeadRow>
      </span>
      <output className={styles['figure']}>
        <span>
          {figureOf(songs, songsById.get(toldId ?? ''))}
          {toldId !== undefined && (
            <VisuallyHidden> {words.chosen(picks.length, FIRST_BEADS)}</VisuallyHidden>
          )}
        </span>
      </output>
      <SorterAction isFull={isFull} />
      <ul className={styles['songs']} aria-label={words.songs}>
        {offered
          .flatMap((id) => songsById.get(id) ?? [])
          .map((song) => (
            <li key={song.songId}>
              <SongBead
                song={song}
                isOn={picks.includes(song.songId)}
                isFull={isFull}
                onTap={() => tap(song.songId)}
              />
            </li>
          ))}
      </ul>
    </>
  );
}

type SongBeadProps = {
  readonly song: KnownSong;
  /** Whether it is a bead. */
  readonly isOn: boolean;
  readonly isFull: boolean;
  readonly onTap: () => void;
};

function SongBead({ song: { songTitle, era }, isOn, isFull, onTap }: SongBeadProps) {
  return (
    <button
      type="button"
      className={styles['song']}
      data-era={era}
      aria-pressed={isOn}
      aria-disabled={(isFull && !isOn) || undefined}
      onClick={onTap}
    >
      <Bead era={era}>{isOn && <Icon name="check" size="sm" />}</Bead>
      <span className={styles['title']}>{songTitle}</span>
    </button>
  );
}

/** The figure of the song tapped last; before the first tap, of the song that is loved most. */
function figureOf(songs: readonly KnownSong[], told: KnownSong | undefined): string {
  const song = told ?? songs[0];
  if (!song || (!told && song.top13s === 0)) return words.nobodyYet;
  return words.figure(song.songTitle, song.top13s);
}
