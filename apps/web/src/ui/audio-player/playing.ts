// The one sound of the page: whatever starts through `playAlone` silences what played before.
let current: HTMLAudioElement | undefined;

/** Starts an audio element and pauses the one that played before. Rejects like `HTMLMediaElement.play`. */
export function playAlone(audio: HTMLAudioElement): Promise<void> {
  if (current !== audio) current?.pause();
  current = audio;
  return audio.play();
}

/** Pauses whatever plays. The router calls it when the fan leaves a page. */
export function pauseAllAudio(): void {
  current?.pause();
  current = undefined;
}
