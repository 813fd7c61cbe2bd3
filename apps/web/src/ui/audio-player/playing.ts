import { useEffect, useRef, type SyntheticEvent } from 'react';
import { useLocation } from 'react-router';

/**
 * What became of an attempt to play: it plays; it was paused before it could begin; the browser allows no sound before a
 * tap; or the clip could not be loaded. Only the last one is a broken clip.
 */
export type PlayOutcome = 'playing' | 'interrupted' | 'blocked' | 'broken';

// What plays on the page: only one element at a time.
let current: HTMLAudioElement | undefined;

/** Starts an audio element and pauses the one that played before. Never rejects. */
export async function playAlone(audio: HTMLAudioElement): Promise<PlayOutcome> {
  if (current !== audio) current?.pause();
  current = audio;
  try {
    await audio.play();
    return 'playing';
  } catch (error) {
    return outcomes.get(error instanceof Error ? error.name : '') ?? 'broken';
  }
}

// By the names of the errors of `HTMLMediaElement.play` (HTML standard, 4.8.11.8).
const outcomes: ReadonlyMap<string, PlayOutcome> = new Map([
  ['AbortError', 'interrupted'],
  ['NotAllowedError', 'blocked'],
]);

/** Without an audio device Firefox reports an error and plays on without sound: no clip has failed. */
export function isGoingOn(audio: HTMLAudioElement | null): boolean {
  return audio !== null && !audio.paused && audio.readyState >= HTMLMediaElement.HAVE_FUTURE_DATA;
}

/**
 * How long a clip is, in seconds; undefined while the browser doesn't know. WebKitGTK may call a clip as long as it has
 * played so far, from 0 on, which is no length that a fan could seek in.
 */
export function knownLength(
  clip: Pick<HTMLMediaElement, 'duration' | 'currentTime'> | null,
): number | undefined {
  if (clip === null || !Number.isFinite(clip.duration) || clip.duration === 0) return undefined;
  return clip.duration < clip.currentTime ? undefined : clip.duration;
}

/** Pauses whatever plays. */
export function pauseAllAudio(): void {
  current?.pause();
  current = undefined;
}

/** Pauses whatever plays whenever the fan goes to another one. Use it once, above the routes. */
export function usePauseOnNavigation(): void {
  const { pathname } = useLocation();
  const before = useRef(pathname);
  useEffect(() => {
    if (before.current !== pathname) pauseAllAudio();
    before.current = pathname;
  }, [pathname]);
}

/** What every control of a sound gets, so that none has a menu to save the sound from: `<button {...audioControl}>`. */
export const audioControl = {
  onContextMenu: (event: SyntheticEvent) => event.preventDefault(),
} as const;
