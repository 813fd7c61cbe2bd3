import { logFailure } from '#lib/log-failure.ts';
import { createStore, useStore } from '#lib/store.ts';
import type { PlaybackStatus } from './playback.words.ts';
import { isGoingOn, playAlone } from './playing.ts';

/** Something to play: the preview of a song; of a mashup those of both songs, one after the other. */
export type Clip = { readonly id: string; readonly sources: readonly string[] };

/** Where a queue is: the clip that plays, its position from 1, and how many clips there are. */
export type QueuePlace = { readonly id: string; readonly position: number; readonly count: number };

type PlayerState = {
  readonly clip: Clip;
  /** Which of the clip's sources plays, from 0. */
  readonly source: number;
  readonly status: 'playing' | 'failed';
  /** Undefined where a clip plays alone. */
  readonly place: QueuePlace | undefined;
};

// All clips share one audio element: one for each of hundreds of rows would cost a phone more than the rows.
let audio: HTMLAudioElement | undefined;
const player = createStore<PlayerState | undefined>(undefined);
let queue: readonly Clip[] = [];
let tellFailure: (() => void) | undefined;

/** Whether a clip plays, or failed and can be tried again, for a component. */
export function useClipStatus(id: string): PlaybackStatus {
  return useStore(player, (state) => (state?.clip.id === id ? state.status : 'paused'));
}

/** Where the queue is that plays, for a component; undefined while none does. */
export function useQueuePlace(): QueuePlace | undefined {
  return useStore(player, (state) => state?.place);
}

/** Plays one clip, or stops it where it plays already. `onFail` is called when it could not be loaded. */
export function toggleClip(clip: Clip, onFail?: () => void): void {
  const state = player.get();
  if (state?.clip.id === clip.id && state.status === 'playing') return stopClips();
  tellFailure = onFail;
  play(clip, 0, undefined);
}

/** Plays clips in order. One that fails is skipped; `onFail` is called once, however many do. */
export function playQueue(clips: readonly Clip[], onFail?: () => void): void {
  queue = clips;
  tellFailure = onFail;
  playAt(1);
}

/** Goes to another clip of the queue, forward or back; past its end it stops. */
export function skipClip(step: 1 | -1): void {
  const position = player.get()?.place?.position;
  if (position !== undefined) playAt(Math.max(1, position + step));
}

/** Stops what plays, and its queue. */
export function stopClips(): void {
  if (player.get() === undefined) return;
  player.set(undefined);
  audio?.pause();
}

function playAt(position: number): void {
  const clip = queue[position - 1];
  if (clip) play(clip, 0, { id: clip.id, position, count: queue.length });
  else stopClips();
}

function play(clip: Clip, source: number, place: QueuePlace | undefined): void {
  const state: PlayerState = { clip, source, status: 'playing', place };
  player.set(state);
  const address = clip.sources[source];
  if (address === undefined) return fail(state);
  audio ??= openAudio();
  audio.src = address;
  void playAlone(audio).then((outcome) => {
    if (player.get() !== state) return;
    if (outcome === 'blocked') stopClips();
    if (outcome === 'broken') fail(state);
  });
}

function fail({ clip, source, place }: PlayerState): void {
  logFailure('A preview could not be loaded', clip.sources[source]);
  tellFailure?.();
  tellFailure = undefined;
  if (place) playAt(place.position + 1);
  else player.set({ clip, source, status: 'failed', place });
}

function openAudio(): HTMLAudioElement {
  const element = document.createElement('audio');
  element.hidden = true;
  element.preload = 'none';
  element.setAttribute('controlslist', 'nodownload');
  element.addEventListener('ended', playNext);
  element.addEventListener('error', () => {
    const state = player.get();
    if (state?.status === 'playing' && !isGoingOn(element)) fail(state);
  });
  // Something else plays now, or the fan left the page. A clip that ended or was restarted sends this event, too.
  element.addEventListener('pause', () => {
    if (element.paused && !element.ended && player.get()?.status === 'playing') player.set(undefined);
  });
  document.body.append(element);
  return element;
}

function playNext(): void {
  const state = player.get();
  if (state?.status !== 'playing') return;
  const { clip, source, place } = state;
  if (source + 1 < clip.sources.length) play(clip, source + 1, place);
  else if (place) playAt(place.position + 1);
  else stopClips();
}
