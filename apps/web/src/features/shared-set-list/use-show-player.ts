import { useEffect, useRef, useState } from 'react';
import { pauseAllAudio, playAlone } from '#ui/audio-player/playing.ts';
import type { SharedSong } from './shared-show.ts';

/** What is heard: a song, as part of the whole show or alone. A song that failed can be tried again. */
export type ShowSound = {
  readonly songId: string | undefined;
  readonly isWholeShow: boolean;
  readonly failedId: string | undefined;
};

const SILENCE: ShowSound = { songId: undefined, isWholeShow: false, failedId: undefined };

/** One player for all songs of the page: of a mashup both previews, one after the other; or the whole show in order. */
export function useShowPlayer(songs: readonly SharedSong[]) {
  const audio = useRef<HTMLAudioElement>(null);
  const queue = useRef<readonly { readonly songId: string; readonly source: string }[]>([]);
  const [sound, setSound] = useState(SILENCE);

  useEffect(() => {
    const element = audio.current;
    return () => element?.pause();
  }, []);

  function play(chosen: readonly SharedSong[], isWholeShow: boolean) {
    queue.current = chosen.flatMap(({ id, previews }) => previews.map((source) => ({ songId: id, source })));
    playNext(isWholeShow);
  }

  function playNext(isWholeShow: boolean) {
    const [next, ...rest] = queue.current;
    queue.current = rest;
    const element = audio.current;
    if (!next || !element) return setSound(SILENCE);
    setSound({ songId: next.songId, isWholeShow, failedId: undefined });
    element.src = next.source;
    playAlone(element).catch((error: unknown) => {
      // Another song was chosen before this one began.
      if (error instanceof DOMException && error.name === 'AbortError') return;
      if (isWholeShow) playNext(true);
      else setSound({ ...SILENCE, failedId: next.songId });
    });
  }

  function stop() {
    queue.current = [];
    pauseAllAudio();
    setSound(SILENCE);
  }

  return {
    audio,
    sound,
    toggle: (song: SharedSong) => (sound.songId === song.id ? stop() : play([song], false)),
    toggleShow: () => (sound.isWholeShow ? stop() : play(songs, true)),
    events: {
      onEnded: () => playNext(sound.isWholeShow),
      // Something else plays now, or the fan left the page; a clip that ended pauses, too.
      onPause: () => {
        if (audio.current?.ended === false) setSound(SILENCE);
      },
    },
  };
}
