import { logFailure } from '#lib/log-failure.ts';
import { safeStorage } from '#lib/browser/safe-storage.ts';
import { createStore, useStore } from '#lib/store.ts';
import { playAlone } from './playing.ts';

/** How loud clips are that play by themselves, of 1. */
const CLIP_VOLUME = 0.3;

const KEY = 'hoverSound';
const OFF = 'off';
const storage = safeStorage();
const hoverSound = createStore(storage.getItem(KEY) !== OFF);

/** Whether hovering plays clips, as the fan chose in this browser; at first it does. */
export function useHoverSound(): boolean {
  return useStore(hoverSound, (isOn) => isOn);
}

export function hasHoverSound(): boolean {
  return hoverSound.get();
}

export function chooseHoverSound(isOn: boolean): void {
  if (isOn) storage.removeItem(KEY);
  else storage.setItem(KEY, OFF);
  hoverSound.set(isOn);
}

/** Plays a clip from its start, at a low volume, and stops whatever else plays. */
export function playClip(clip: HTMLAudioElement): void {
  clip.volume = CLIP_VOLUME;
  clip.currentTime = 0;
  void playAlone(clip).then((outcome) => {
    if (outcome === 'broken') logFailure('A preview could not be loaded', clip.src);
  });
}

/** Stops a clip and winds it back. */
export function stopClip(clip: HTMLAudioElement): void {
  clip.pause();
  clip.currentTime = 0;
}
