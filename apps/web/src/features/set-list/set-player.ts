import { useSyncExternalStore } from 'react';
import { words } from '#lib/words.ts';
import { isGoingOn, pauseAllAudio, playAlone } from '#ui/audio-player/playing.ts';
import { toast } from '#ui/toasts/toast.ts';

/** Something to hear: the previews of a song, one after the other where it is a mashup. */
export type Track = { readonly id: string; readonly title: string; readonly sources: readonly string[] };

export type SetPlayerState =
  | { readonly kind: 'idle'; readonly failedId?: string }
  | {
      readonly kind: 'playing';
      readonly track: Track;
      /** Where the whole set is played: which track this is, from 1, of how many. */
      readonly place?: { readonly position: number; readonly count: number };
    };

const IDLE: SetPlayerState = { kind: 'idle' };
const listeners = new Set<() => void>();
let state: SetPlayerState = IDLE;
let queue: readonly Track[] = [];
let index = 0;
let source = 0;
// Of a set whose previews all fail one toast is enough.
let hasTold = false;
let audio: HTMLAudioElement | undefined;

/** Plays one song, or stops it where it plays already. */
export function toggleTrack(track: Track): void {
  if (state.kind === 'playing' && state.track.id === track.id) stopPlaying();
  else playTracks([track]);
}

/** Plays the previews of all songs in order. */
export function playTracks(tracks: readonly Track[]): void {
  queue = tracks;
  hasTold = false;
  start(0);
}

/** Goes to another track of what is played, forward or back; past the end it stops. */
export function skipTrack(step: 1 | -1): void {
  start(Math.max(0, index + step));
}

export function stopPlaying(): void {
  if (state.kind === 'idle') return;
  pauseAllAudio();
  show(IDLE);
}

export function useSetPlayer(): SetPlayerState {
  return useSyncExternalStore(subscribe, () => state);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function show(next: SetPlayerState): void {
  state = next;
  for (const listener of listeners) listener();
}

function start(at: number): void {
  index = at;
  source = 0;
  const track = queue[index];
  if (!track) return stopPlaying();
  const place = queue.length > 1 ? { position: index + 1, count: queue.length } : undefined;
  show({ kind: 'playing', track, ...(place && { place }) });
  playSource(track);
}

function playSource(track: Track): void {
  const address = track.sources[source];
  if (address === undefined) return fail(track);
  audio ??= openAudio();
  audio.src = address;
  playAlone(audio).catch((error: unknown) => {
    // A broken clip sends an event of its own; a browser that wants a tap first says so here alone.
    const isForbidden = error instanceof DOMException && error.name === 'NotAllowedError';
    if (isForbidden) stopPlaying();
  });
}

/** A preview that can't be played is told; in the set it is passed over, alone it can be tried again. */
function fail(track: Track): void {
  if (!hasTold) toast.error(words.audio.failed);
  hasTold = true;
  if (queue.length > 1) start(index + 1);
  else show({ kind: 'idle', failedId: track.id });
}

function goOn(): void {
  if (state.kind === 'idle') return;
  source += 1;
  if (state.track.sources[source] === undefined) start(index + 1);
  else playSource(state.track);
}

function openAudio(): HTMLAudioElement {
  const element = new Audio();
  element.preload = 'none';
  element.addEventListener('ended', goOn);
  element.addEventListener('error', () => {
    if (state.kind === 'playing' && !isGoingOn(element)) fail(state.track);
  });
  // Something else plays now, or the fan left the page.
  element.addEventListener('pause', () => {
    if (!element.ended) show(state.kind === 'playing' ? IDLE : state);
  });
  return element;
}
