import { songsOfEntry, type SetListDraft } from '@thirteen/domain/set-list/set-list.ts';
import { audioControl } from '#ui/audio-player/audio-control.ts';
import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { useDesk } from './desk.ts';
import { setListWords } from './set-list.words.ts';
import { playTracks, skipTrack, stopPlaying, useSetPlayer } from './set-player.ts';
import styles from './set-playback.module.css';

type SetPlaybackProps = { readonly setList: SetListDraft };

/** Plays the previews of the whole set in order, and says which one is heard. */
export function SetPlayback({ setList }: SetPlaybackProps) {
  const { book } = useDesk();
  const player = useSetPlayer();
  const songs = setList.entries.flatMap(songsOfEntry);
  const isPlaying = player.kind === 'playing' && player.place !== undefined;

  function play() {
    if (songs.length === 0) return;
    playTracks(
      songs.map((song) => ({ id: song, title: book.titleOf(song), sources: book.previewsOf(song) })),
    );
  }

  return (
    <div className={styles['playback']} data-playing={isPlaying || undefined} {...audioControl}>
      <Button variant="quiet" aria-disabled={songs.length === 0} onClick={isPlaying ? stopPlaying : play}>
        <Icon name={isPlaying ? 'pause' : 'play'} size="sm" />
        {isPlaying ? setListWords.stopSet : setListWords.playSet}
      </Button>
      {isPlaying && player.place && (
        <>
          <IconButton icon="left" label={setListWords.previous} onClick={() => skipTrack(-1)} />
          <IconButton icon="right" label={setListWords.next} onClick={() => skipTrack(1)} />
          <output className={styles['now']}>
            {setListWords.playing(player.track.title, player.place.position, player.place.count)}
          </output>
        </>
      )}
    </div>
  );
}
