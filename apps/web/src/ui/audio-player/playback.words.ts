/** What a player of a clip is doing. A failed one can be tried again. */
export type PlaybackStatus = 'paused' | 'playing' | 'failed';

/** The icon of a button that plays or pauses a clip, and its name. */
export const playButtonLooks = {
  paused: { icon: 'play', nameOf: (title: string) => `Play ${title}` },
  playing: { icon: 'pause', nameOf: (title: string) => `Pause ${title}` },
  failed: { icon: 'reset', nameOf: (title: string) => `Try to play ${title} again` },
} as const satisfies Record<PlaybackStatus, unknown>;

/** A time as players show it: 0:08. Undefined shows as the start. */
export function clockTime(seconds: number | undefined): string {
  const whole = Math.floor(seconds ?? 0);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}

/** A place in a clip as people say it: "8 of 20 seconds"; without the whole while that is unknown. */
export function spokenTime(seconds: number, duration: number | undefined): string {
  const whole = Math.floor(seconds);
  if (duration === undefined) return `${whole} ${whole === 1 ? 'second' : 'seconds'}`;
  const length = Math.round(duration);
  return `${whole} of ${length} ${length === 1 ? 'second' : 'seconds'}`;
}
