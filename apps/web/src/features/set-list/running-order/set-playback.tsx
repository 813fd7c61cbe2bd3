import { songsOfEntry, type SetListDraft } from '@thirteen/domain/set-list/set-list.ts';
import { audioControl } from '#ui/audio-player/playing.ts';
import { playQueue, skipClip, stopClips, useQueuePlace } from '#ui/audio-player/clip-player.ts';
import { tellBrokenClip } from '#ui/audio-player/preview-button.tsx';
import { Button } from '#ui/buttons/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { IconButton } from '#ui/buttons/icon-button.tsx';
import { useSetListContext } from '#features/set-list/set-list-context.ts';
import { setListWords } from '#features/set-list/set-list.words.ts';
import styles from './set-playback.module.css';

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
