import { yourAlbum } from '@thirteen/domain/rankings/track-groups.ts';
import { useEffect, useState, type ReactNode } from 'react';
import { Bead } from '#ui/beads/bead.tsx';
import { AlbumPoster } from './album-poster.tsx';
import { findAlbumTitle, keepAlbumTitle } from './album-title.ts';
import { audioControl } from '#ui/audio-player/playing.ts';
import {
  playQueue,
  skipClip,
  stopClips,
  useClipStatus,
  useQueuePlace,
} from '#ui/audio-player/clip-player.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { ListenButton } from '#ui/listen/listen-button.tsx';
import { SongLink } from '#ui/song-link.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { TrackPreview } from '#features/rankings/track-numbers/track-preview.tsx';
import type { Groups } from '#features/rankings/placed-groups.ts';
import { trackWords } from '#features/rankings/track-numbers/track-rankings.words.ts';
import { NoAlbumYet } from '#features/rankings/track-numbers/track-states.tsx';
import type { TrackSong } from '#features/rankings/track-numbers/track-songs.ts';
import { formatLength, spellLength, sumLengths } from './your-album-length.ts';
import styles from './your-album.module.css';

const COVER_PX = 36;
const texts = trackWords.album;

type YourAlbumProps = {
  readonly groups: Groups;
  /** What of them the fan placed; nothing else makes a track of the album. */
  readonly placed: readonly string[];
  readonly songsById: ReadonlyMap<string, TrackSong>;
  /** The username of the fan whose album it is. */
  readonly fan: string;
  /** What can be done with its songs, by id, beside what stands here. */
  readonly renderTools: (title: string, songIds: readonly string[]) => ReactNode;
  /** The fan wants to begin to rank. */
  readonly onStart: () => void;
};

/** The album that the first songs of the track numbers make that the fan ranked: a sleeve with its track list. */
export function YourAlbum({ groups, placed, songsById, fan, renderTools, onStart }: YourAlbumProps) {
  const [title, setTitle] = useState(() => findAlbumTitle(fan));
  const songs = yourAlbum(groups, placed).flatMap((id) => songsById.get(id) ?? []);
  useEffect(() => stopClips, []);
  if (songs.length === 0) return <NoAlbumYet onStart={onStart} />;

  function name(next: string) {
    setTitle(next);
    keepAlbumTitle(fan, next);
  }

  return (
    <section className={styles['sleeve']} aria-label={texts.title}>
      <header className={styles['header']}>
        <h2>{title.trim() || texts.title}</h2>
        <p className={styles['by']}>{texts.by(fan)}</p>
        <AlbumLength songs={songs} />
        {songs.length < groups.length && (
          <p className={styles['rest']}>{texts.rest(groups.length - songs.length)}</p>
        )}
        <PlayAll songs={songs} />
        <AlbumPoster title={title} onTitle={name} songIds={songs.map(({ id }) => id)} />
        {renderTools(
          title.trim() || texts.title,
          songs.map(({ id }) => id),
        )}
      </header>
      <ol className={styles['tracks']} aria-label={texts.tracks}>
        {songs.map((song) => (
          <AlbumTrack key={song.id} song={song} />
        ))}
      </ol>
    </section>
  );
}

function AlbumLength({ songs }: { readonly songs: readonly TrackSong[] }) {
  const { seconds, unknown } = sumLengths(songs.map(({ durationSeconds }) => durationSeconds));
  return (
    <p className={styles['length']}>
      {texts.count(songs.length)}, <Length seconds={seconds} />
      {unknown > 0 && <> ({texts.unknown(unknown)})</>}
    </p>
  );
}

function AlbumTrack({ song }: { readonly song: TrackSong }) {
  const isPlaying = useClipStatus(song.id) === 'playing';
  return (
    <li className={styles['track']} data-era={song.theme} data-playing={isPlaying || undefined}>
      <span className={styles['number']}>
        <Bead era={song.theme}>{song.track}</Bead>
        <VisuallyHidden>{trackWords.group(song.track)}</VisuallyHidden>
      </span>
      <TrackPreview
        id={song.id}
        title={song.title}
        cover={song.cover}
        audioSource={song.audioSource}
        size={COVER_PX}
      />
      <span className={styles['words']}>
        <span className={styles['title']}>
          <SongLink title={song.title} />
        </span>
        <span className={styles['album']}>{song.albumName}</span>
      </span>
      <span className={styles['time']}>
        {song.durationSeconds === null ? (
          <>
            <span aria-hidden="true">–:––</span>
            <VisuallyHidden>{texts.noLength}</VisuallyHidden>
          </>
        ) : (
          <Length seconds={song.durationSeconds} />
        )}
      </span>
      <ListenButton title={song.title} />
    </li>
  );
}

function Length({ seconds }: { readonly seconds: number }) {
  return (
    <>
      <span aria-hidden="true">{formatLength(seconds)}</span>
      <VisuallyHidden>{spellLength(seconds)}</VisuallyHidden>
    </>
  );
}

/** Plays the previews of all tracks in order, one at a time. */
function PlayAll({ songs }: { readonly songs: readonly TrackSong[] }) {
  const place = useQueuePlace();
  const current = songs.find(({ id }) => id === place?.id);
  const isPlaying = place !== undefined;
  const play = () => playQueue(songs.map(({ id, audioSource }) => ({ id, sources: [audioSource] })));
  return (
    <div className={styles['controls']} {...audioControl}>
      <Button variant={isPlaying ? 'quiet' : 'action'} onClick={isPlaying ? stopClips : play}>
        <Icon name={isPlaying ? 'pause' : 'play'} size="sm" />
        {isPlaying ? texts.stop : texts.playAll}
      </Button>
      {isPlaying && (
        <Button variant="quiet" onClick={() => skipClip(1)}>
          {texts.next}
          <Icon name="right" size="sm" />
        </Button>
      )}
      <output className={styles['now']}>{current && texts.playing(current.title, current.track)}</output>
    </div>
  );
}
