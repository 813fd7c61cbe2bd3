import { useEffect, useRef, useState } from 'react';
import { words } from '#lib/words.ts';
import { isGoingOn, pauseAllAudio, playAlone } from '#ui/audio-player/playing.ts';
import { toast } from '#ui/toasts/toast.ts';
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
  // Of a show whose previews all fail one toast is enough.
  const hasTold = useRef(false);
  const [sound, setSound] = useState(SILENCE);

  useEffect(() => {
    const element = audio.current;
    return () => element?.pause();
  }, []);

  function play(chosen: readonly SharedSong[], isWholeShow: boolean) {
    hasTold.current = false;
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
      // A broken clip sends an event of its own; a browser that wants a tap first says so here alone.
      if (error instanceof DOMException && error.name === 'NotAllowedError') stop();
    });
  }

  /** A preview that can't be played is told; in the show it is passed over, alone it can be tried again. */
  function fail() {
    if (sound.songId === undefined || isGoingOn(audio.current)) return;
    if (!hasTold.current) toast.error(words.audio.failed);
    hasTold.current = true;
    if (sound.isWholeShow) playNext(true);
    else setSound({ ...SILENCE, failedId: sound.songId });
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
      onError: fail,
      // Something else plays now, or the fan left the page; a clip that ended pauses, too.
      onPause: () => {
        if (audio.current?.ended === false) setSound((now) => (now.songId === undefined ? now : SILENCE));
      },
    },
  };
}
