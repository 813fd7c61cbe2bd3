// The one sound of the page: whatever starts through `playAlone` silences what played before.
let current: HTMLAudioElement | undefined;

/** Starts an audio element and pauses the one that played before. Rejects like `HTMLMediaElement.play`. */
export function playAlone(audio: HTMLAudioElement): Promise<void> {
  if (current !== audio) current?.pause();
  current = audio;
  return audio.play();
}

/** Where there is nothing to hear sound with, Firefox tells of an error and plays on in silence: no clip has failed. */
export function isGoingOn(audio: HTMLAudioElement | null): boolean {
  return audio !== null && !audio.paused && audio.readyState >= HTMLMediaElement.HAVE_FUTURE_DATA;
}

/** Pauses whatever plays. The router calls it when the fan leaves a page. */
export function pauseAllAudio(): void {
  current?.pause();
  current = undefined;
}
