/** What the hub of rankings says. */
export const hubWords = {
  about: 'Pick an album and put its songs in order, or rank the whole catalogue at once.',
  hoverSound: 'Hover sound',
  done: 'Done',
  notStarted: 'Not started',
  playClip: (title: string) => `Play a clip of ${title}`,
  stopClip: (title: string) => `Stop the clip of ${title}`,
  albums: 'albums',
  songs: 'songs',
  singles: 'singles and features',
  trackNumbers: 'track numbers',
  tracks: (longest: number) => `1–${longest}`,
} as const;
