import type { Top13Entry } from '@thirteen/contract/top13.ts';
import { MATCH_SONGS, matchOfPicks } from '@thirteen/domain/match/match.ts';
import { toMatchCode } from '@thirteen/domain/match/match-code.ts';
import { TOP13_SLOTS, type Top13 } from '@thirteen/domain/top13/top13.ts';
import { useEffect, useRef, useState } from 'react';
import { Bead, BeadRow } from '#ui/beads/bead.tsx';
import { Button } from '#ui/buttons/button.tsx';
import { Cover } from '#ui/covers/cover.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { keptPicks, numberedPicks } from './kept-picks.ts';
import { pickWords } from './match.words.ts';
import { PickedMatch } from './picked-match.tsx';
import styles from './pick-five.module.css';

type PickFiveProps = {
  readonly username: string;
  /** The fan's Top 13; with fewer than five songs there is nothing to compare. */
  readonly songs: readonly Top13Entry[];
  /** The look of an album by its title. */
  readonly themeOf: (albumTitle: string) => string;
  /** The permanent number of a song; none for one that codes don't hold. */
  readonly numberOf: (songId: string) => number | null | undefined;
};

const COVER_PX = 40;

/** The id of the heading, for what leads to it. */
export const PICK_TITLE = 'pick-title';

/** Whether a Top 13 has as many songs as are picked. */
export const canPickFrom = (songs: readonly Top13Entry[]) => songs.length >= MATCH_SONGS;

/**
 * Lets a visitor pick five songs of a fan's Top 13 and see how well the two match. Nothing is sent to the server. What was
 * picked before in this browser is picked still, and five of this fan's songs show their match at once.
 */
export function PickFive({ username, songs, themeOf, numberOf }: PickFiveProps) {
  const top13 = songs.map(({ songId }) => songId);
  const [chosen, setChosen] = useState(keptPicks.read);
  const picks = chosen.filter((id) => top13.includes(id));
  const [isAsked, setIsAsked] = useState(picks.length === MATCH_SONGS);
  const title = useRef<HTMLHeadingElement>(null);
  const songsById = new Map(songs.map((song) => [song.songId, song]));
  const picked = picks.flatMap((id) => songsById.get(id) ?? []);
  const isFull = picked.length === MATCH_SONGS;
  const isShown = isAsked && isFull;
  const wasShown = useRef(isShown);
  // By title: their order would give away the fan's own.
  const offered = songs.toSorted((a, b) => a.songTitle.localeCompare(b.songTitle, 'en'));

  useEffect(() => {
    if (wasShown.current !== isShown) title.current?.focus();
    wasShown.current = isShown;
  }, [isShown]);

  if (!canPickFrom(songs)) return null;

  function toggle(id: string) {
    if (isFull && !picks.includes(id)) return;
    const next = picks.includes(id) ? picks.filter((one) => one !== id) : [...picks, id];
    setChosen(next);
    // Songs that were picked elsewhere stay kept behind these.
    keptPicks.keep([...next, ...keptPicks.read().filter((one) => !top13.includes(one))]);
  }

  function show() {
    if (!isFull) return;
    keptPicks.keep(picks);
    numberedPicks.keep(picks);
    setIsAsked(true);
  }

  return (
    <section className={styles['pick']} aria-labelledby={PICK_TITLE}>
      <h2 id={PICK_TITLE} ref={title} tabIndex={-1}>
        {pickWords.title(username)}
      </h2>
      {isShown ? (
        <PickedMatch
          username={username}
          match={matchOfPicks(picks, top13)}
          picked={picked}
          top13={songs}
          themeOf={themeOf}
          code={toMatchCode({ picks, top13: inSlots(songs) }, numberOf)}
          onAgain={() => setIsAsked(false)}
        />
      ) : (
        <>
          <p className={styles['lead']}>{pickWords.lead(username, songs.length)}</p>
          <ul className={styles['songs']} aria-label={pickWords.songs}>
            {offered.map(({ songId, songTitle, albumName, albumCover, albumImage }) => {
              const place = picks.indexOf(songId) + 1;
              return (
                <li key={songId}>
                  <button
                    type="button"
                    className={styles['song']}
                    data-era={themeOf(albumName)}
                    aria-pressed={place > 0}
                    aria-disabled={(isFull && place === 0) || undefined}
                    onClick={() => toggle(songId)}
                  >
                    <Cover src={albumImage || albumCover} size={COVER_PX} />
                    <span className={styles['title']}>{songTitle}</span>
                    {place > 0 && (
                      <>
                        <Bead era={themeOf(albumName)}>{place}</Bead>
                        <VisuallyHidden>, {pickWords.pickOf(place)}</VisuallyHidden>
                      </>
                    )}
                  </button>
                </li>
              );
            })}
          </ul>
          <div className={styles['foot']}>
            <span className={styles['beads']}>
              <BeadRow>
                {Array.from({ length: MATCH_SONGS }, (_, index) => {
                  const song = picked[index];
                  return (
                    <Bead key={index} era={song && themeOf(song.albumName)} look={song ? 'round' : 'empty'}>
                      {index + 1}
                    </Bead>
                  );
                })}
              </BeadRow>
            </span>
            <output className={styles['note']}>
              {pickWords.picked(picked.length)}
              {isFull && <VisuallyHidden>. {pickWords.full}</VisuallyHidden>}
            </output>
            <Button
              aria-disabled={!isFull || undefined}
              title={isFull ? undefined : pickWords.showLater}
              onClick={show}
            >
              {pickWords.show}
            </Button>
          </div>
        </>
      )}
    </section>
  );
}

/** The ids of the songs in their slots, null where one is empty. */
function inSlots(songs: readonly Top13Entry[]): Top13 {
  const idsBySlot = new Map(songs.map(({ slot, songId }) => [slot, songId]));
  return Array.from({ length: TOP13_SLOTS }, (_, index) => idsBySlot.get(index + 1) ?? null);
}
