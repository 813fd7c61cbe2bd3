import { useSyncExternalStore } from 'react';
import { logFailure } from '#lib/log-failure.ts';
import { safeStorage } from '#lib/safe-storage.ts';
import { playAlone } from '#ui/audio-player/playing.ts';

/** How loud the clips of the hub are, of 1. */
const CLIP_VOLUME = 0.3;

const KEY = 'hoverSound';
const OFF = 'off';
const storage = safeStorage();
const listeners = new Set<() => void>();

/** Whether hovering plays clips, as the fan chose in this browser; at first it does. */
export function useHoverSound(): boolean {
  return useSyncExternalStore(subscribe, hasHoverSound);
}

export function hasHoverSound(): boolean {
  return storage.getItem(KEY) !== OFF;
}

export function chooseHoverSound(isOn: boolean): void {
  if (isOn) storage.removeItem(KEY);
  else storage.setItem(KEY, OFF);
  for (const listener of listeners) listener();
}

/** Plays a clip from its start, quietly, and silences whatever else plays. */
export function playClip(clip: HTMLAudioElement): void {
  clip.volume = CLIP_VOLUME;
  clip.currentTime = 0;
  playAlone(clip).catch((error: unknown) => {
    // Left again before it could begin, or before the fan did anything on the page, when browsers allow no sound.
    const isHarmless =
      error instanceof DOMException && ['AbortError', 'NotAllowedError'].includes(error.name);
    if (!isHarmless) logFailure('A clip could not be played', error);
  });
}

/** Stops a clip and winds it back. */
export function stopClip(clip: HTMLAudioElement): void {
  clip.pause();
  clip.currentTime = 0;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
