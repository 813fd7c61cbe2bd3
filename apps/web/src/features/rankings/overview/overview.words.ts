import { isDone, type Progress } from './progress.ts';

/** What the overview of rankings says. */
export const overviewWords = {
  about: 'Pick an album and put its songs in order, or rank all of them at once.',
  sort: 'Sort by quick choices',
  hoverSound: 'Hover sound',
  /** Done once the fan placed all that there is. */
  progress: (progress: Progress) => {
    if (isDone(progress)) return 'Done';
    const { placed, count } = progress;
    return placed === 0 ? 'Not started' : `${placed} of ${count} ranked`;
  },
  playClip: (title: string) => `Play a clip of ${title}`,
  stopClip: (title: string) => `Stop the clip of ${title}`,
  albums: (count: number) => `${count} albums`,
  songs: (count: number) => `${count} songs`,
  singles: (count: number) => `${count} singles and features`,
  tracks: (longest: number) => `Tracks 1 to ${longest}`,
} as const;
