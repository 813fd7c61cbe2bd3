import { useSyncExternalStore } from 'react';
import { pauseAllAudio, playAlone } from '#ui/audio-player/playing.ts';

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
let audio: HTMLAudioElement | undefined;

/** Plays one song, or stops it where it plays already. */
export function toggleTrack(track: Track): void {
  if (state.kind === 'playing' && state.track.id === track.id) stopPlaying();
  else playTracks([track]);
}

/** Plays the previews of all songs in order. */
export function playTracks(tracks: readonly Track[]): void {
  queue = tracks;
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
    // Another song was chosen before this one began.
    const isOld = error instanceof DOMException && error.name === 'AbortError';
    if (!isOld && state.kind === 'playing' && state.track === track) fail(track);
  });
}

/** A preview that can't be played is passed over in the set; alone it says so. */
function fail(track: Track): void {
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
  // Something else plays now, or the fan left the page.
  element.addEventListener('pause', () => {
    if (!element.ended) show(state.kind === 'playing' ? IDLE : state);
  });
  return element;
}
