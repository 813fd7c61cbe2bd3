import { useSyncExternalStore } from 'react';
import { logFailure } from '#lib/log-failure.ts';
import { playAlone } from '#ui/audio-player/playing.ts';

/** What the one player of a long list does: which clip, how it goes, and what is to follow it. */
export type Playing = {
  readonly src: string;
  readonly status: 'playing' | 'paused' | 'failed';
  /** The clips that play one after the other, where that was asked for. */
  readonly run: readonly string[] | undefined;
};

const SILENCE: Playing = { src: '', status: 'paused', run: undefined };

// Long lists share one audio element: hundreds of them would cost a phone more than the list itself.
let audio: HTMLAudioElement | undefined;
let playing = SILENCE;
const listeners = new Set<() => void>();

/** What plays at this moment, for a component. `read` picks what it needs, so that it renders for nothing else. */
export function usePlaying<Part extends string | number | boolean>(read: (playing: Playing) => Part): Part {
  return useSyncExternalStore(subscribe, () => read(playing));
}

/** Plays a clip from its beginning, or pauses it. */
export function toggleClip(src: string): void {
  if (playing.src === src && playing.status === 'playing') stopClips();
  else start(src, undefined);
}

/** Plays clips one after the other. */
export function playInOrder(clips: readonly string[]): void {
  const [first] = clips;
  if (first !== undefined) start(first, clips);
}

/** Goes on to the next clip of the run; after the last one it is quiet. */
export function playNext(): void {
  const { run, src } = playing;
  const next = run?.[run.indexOf(src) + 1];
  if (next === undefined) stopClips();
  else start(next, run);
}

/** Stops what plays, and the run. */
export function stopClips(): void {
  if (playing === SILENCE) return;
  change(SILENCE);
  audio?.pause();
}

function start(src: string, run: readonly string[] | undefined): void {
  audio ??= makeAudio();
  change({ src, status: 'playing', run });
  audio.src = src;
  playAlone(audio).catch((error: unknown) => {
    const isHarmless =
      error instanceof DOMException && ['AbortError', 'NotAllowedError'].includes(error.name);
    if (playing.src !== src) return;
    if (isHarmless && error.name === 'NotAllowedError') change(SILENCE);
    if (!isHarmless) fail(src);
  });
}

function makeAudio(): HTMLAudioElement {
  const element = document.createElement('audio');
  element.hidden = true;
  element.preload = 'none';
  element.setAttribute('controlslist', 'nodownload');
  // Something else began to play, or the fan left the page.
  element.addEventListener('pause', () => {
    if (!element.ended && playing.status === 'playing') change(SILENCE);
  });
  element.addEventListener('ended', playNext);
  document.body.append(element);
  return element;
}

/** A clip that fails is skipped in a run, and can be tried again where it stands alone. */
function fail(src: string): void {
  logFailure('A preview could not be loaded', src);
  if (playing.run) playNext();
  else change({ ...playing, status: 'failed' });
}

function change(next: Playing): void {
  playing = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
