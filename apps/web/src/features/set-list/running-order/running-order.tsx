import {
  eraName,
  isMashup,
  songIdsIn,
  surpriseInstruments,
  lengthOfSongs,
  type SetListDraft,
  type SetListEntry,
  songsOfEntry,
} from '@thirteen/domain/set-list/set-list.ts';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { useSetListContext } from '#features/set-list/set-list-context.ts';
import { PreviewButton, tellBrokenClip } from '#ui/audio-player/preview-button.tsx';
import { ListenButton } from '#ui/listen/listen-button.tsx';
import styles from './running-order.module.css';
import { instrumentNames, setListWords } from '#features/set-list/set-list.words.ts';
import { audioControl } from '#ui/audio-player/playing.ts';
import { playQueue, skipClip, stopClips, useQueuePlace } from '#ui/audio-player/clip-player.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { IconButton } from '#ui/buttons/icon-button.tsx';

type RunningOrderProps = { readonly setList: SetListDraft };

/** The show as it would be sung: numbered through from 1 to 45, the surprise songs where they stand. */
export function RunningOrder({ setList }: RunningOrderProps) {
  const numbers = firstNumbers(setList.entries);
  return (
    <section className={styles['order']} aria-label={setListWords.asRunningOrder}>
      {setList.entries.map((entry) => (
        <Act key={eraName(entry)} entry={entry} firstNumber={numbers.get(eraName(entry)) ?? 1} />
      ))}
    </section>
  );
}

type ActProps = { readonly entry: SetListEntry; readonly firstNumber: number };

function Act({ entry, firstNumber }: ActProps) {
  const { songIndex } = useSetListContext();
  const lines =
    entry.kind === 'era'
      ? entry.songs.map((song, index) => ({ mark: String(firstNumber + index), song }))
      : surpriseInstruments.map((instrument) => ({
          mark: instrumentNames[instrument],
          song: entry[instrument],
        }));
  return (
    <div className={styles['act']} data-era={songIndex.lookOf(eraName(entry)).theme}>
      <h2 className={styles['era']}>{eraName(entry)}</h2>
      {lines.length === 0 ? (
        <p className={styles['none']}>{setListWords.noSongs}</p>
      ) : (
        <ol className={styles['songs']} start={firstNumber}>
          {lines.map(({ mark, song }) => (
            <li key={mark}>
              <span className={styles['mark']}>{mark}</span>
              {song === null ? (
                <span className={styles['none']}>{setListWords.toChoose}</span>
              ) : (
                <Line song={song} />
              )}
            </li>
          ))}
        </ol>
      )}
    </div>
  );
}

function Line({ song }: { readonly song: string }) {
  const { songIndex } = useSetListContext();
  const { seconds, isAbout } = lengthOfSongs([song], songIndex.durationOf);
  return (
    <>
      <span className={styles['title']}>
        {songIndex.titleOf(song)}
        {isMashup(song) && <VisuallyHidden>, {setListWords.mashup}</VisuallyHidden>}
        <small className={styles['album']}>{albumsOf(song, songIndex.albumOf)}</small>
      </span>
      <span className={styles['time']}>
        {isAbout && '~'}
        {Math.floor(seconds / 60)}:{String(seconds % 60).padStart(2, '0')}
      </span>
      <span className={styles['tools']}>
        <PreviewButton clip={songIndex.clipOf(song)} title={songIndex.titleOf(song)} />
        <ListenButton title={songIndex.titleOf(song)} />
      </span>
    </>
  );
}

function albumsOf(song: string, albumOf: (songId: string) => string | undefined): string {
  return [...new Set(songIdsIn(song).flatMap((id) => albumOf(id) ?? []))].join(' / ');
}

/** The number in the show, from 1, of the first song of each era; the surprise songs are not counted. */
function firstNumbers(entries: readonly SetListEntry[]): ReadonlyMap<string, number> {
  let next = 1;
  return new Map(
    entries.map((entry) => {
      const first = next;
      if (entry.kind === 'era') next += entry.songs.length;
      return [eraName(entry), first];
    }),
  );
}

type SetPlaybackProps = { readonly setList: SetListDraft };

/** Plays the previews of the whole set in order, and names the one that plays. */
export function SetPlayback({ setList }: SetPlaybackProps) {
  const { songIndex } = useSetListContext();
  const place = useQueuePlace();
  const songs = setList.entries.flatMap(songsOfEntry);
  const isPlaying = place !== undefined;

  function play() {
    if (songs.length > 0) playQueue(songs.map(songIndex.clipOf), tellBrokenClip);
  }

  return (
    <div className={styles['playback']} data-playing={isPlaying || undefined} {...audioControl}>
      <Button variant="quiet" aria-disabled={songs.length === 0} onClick={isPlaying ? stopClips : play}>
        <Icon name={isPlaying ? 'pause' : 'play'} size="sm" />
        {isPlaying ? setListWords.stopSet : setListWords.playSet}
      </Button>
      {place && (
        <>
          <IconButton icon="left" label={setListWords.previous} onClick={() => skipClip(-1)} />
          <IconButton icon="right" label={setListWords.next} onClick={() => skipClip(1)} />
          <output className={styles['now']}>
            {setListWords.playing(songIndex.titleOf(place.id), place.position, place.count)}
          </output>
        </>
      )}
    </div>
  );
}
