import type { Top13Entry } from '@thirteen/contract/top13.ts';
import { Link } from 'react-router';
import { paths } from '#lib/paths.ts';
import { AudioPlayer } from '#ui/audio-player/audio-player.tsx';
import { tellBrokenClip } from '#ui/audio-player/preview-button.tsx';
import { Cover } from '#ui/covers/cover.tsx';
import { ListenButton } from '#ui/listen/listen-button.tsx';
import { SongLink } from '#ui/song-link.tsx';
import { profileWords } from './profile.words.ts';
import styles from './top13-songs.module.css';

const COVER_PX = 44;

type Top13SongsProps = { readonly songs: readonly Top13Entry[] };

/** The songs of a Top 13 that are chosen, with their previews. */
export function Top13Songs({ songs }: Top13SongsProps) {
  return (
    <ol role="list" className={styles['songs']}>
      {songs.map(({ slot, songId, songTitle, albumName, albumCover, albumImage, audioSource }) => (
        <li key={songId} className={styles['song']} value={slot}>
          <span className={styles['slot']}>{slot}</span>
          <Cover src={albumImage || albumCover} size={COVER_PX} />
          <span className={styles['words']}>
            <span className={styles['title']}>
              <SongLink title={songTitle} />
            </span>
            <span className={styles['album']}>{albumName}</span>
          </span>
          <span className={styles['player']}>
            <AudioPlayer src={audioSource} title={songTitle} layout="disc" onFail={tellBrokenClip} />
            <ListenButton title={songTitle} />
          </span>
        </li>
      ))}
    </ol>
  );
}

/** No song is chosen yet. */
export function NoTop13Songs() {
  const [before, link, after] = profileWords.noTop13;
  return (
    <div className={styles['empty']}>
      <p>
        {before}
        <Link to={paths.top13}>{link}</Link>
        {after}
      </p>
      <p>
        <Link to={paths.loved}>{profileWords.sortTop13}</Link>
      </p>
    </div>
  );
}
