import { useEffect, useRef, useState } from 'react';
import type { PlaybackStatus } from './playback.words.ts';
import { isGoingOn, knownLength, pauseAllAudio, playAlone } from './playing.ts';

type PlaybackState = {
  readonly status: PlaybackStatus;
  readonly seconds: number;
  readonly duration: number | undefined;
};

const START: PlaybackState = { status: 'paused', seconds: 0, duration: undefined };

/** Follows one audio element and steers it. `onFail` is called for the first failure only. */
export function usePlayback(onFail: (() => void) | undefined) {
  const audio = useRef<HTMLAudioElement>(null);
  const hasFailed = useRef(false);
  const [state, setState] = useState(START);
  const change = (part: Partial<PlaybackState>) => setState((now) => ({ ...now, ...part }));

  useEffect(() => {
    const element = audio.current;
    return () => element?.pause();
  }, []);

  function fail() {
    if (isGoingOn(audio.current)) return;
    change({ status: 'failed' });
    if (!hasFailed.current) onFail?.();
    hasFailed.current = true;
  }

  function play() {
    const element = audio.current;
    if (!element) return;
    if (state.status === 'failed') element.load();
    void playAlone(element).then((outcome) => outcome === 'broken' && fail());
  }

  function toggle() {
    if (state.status === 'playing') pauseAllAudio();
    else play();
  }

  function seek(seconds: number) {
    if (audio.current) audio.current.currentTime = seconds;
    change({ seconds });
  }

  const events = {
    onPlay: () => change({ status: 'playing' }),
    onPause: () => setState((now) => (now.status === 'playing' ? { ...now, status: 'paused' } : now)),
    onEnded: () => {
      change({ status: 'paused' });
      seek(0);
    },
    onError: fail,
    // A browser that learns the length while it plays need not say so, and without it nothing can be sought.
    onTimeUpdate: () =>
      change({ seconds: audio.current?.currentTime ?? 0, duration: knownLength(audio.current) }),
    onDurationChange: () => change({ duration: knownLength(audio.current) }),
  };
  return { audio, state, toggle, seek, events };
}
