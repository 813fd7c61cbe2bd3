import { paths } from '#lib/paths.ts';

/** What a screen that is still being built says: what it will hold, and what a fan can do by now. */
export type UpcomingWords = {
  readonly title: string;
  readonly promise: string;
  readonly now: { readonly text: string; readonly to: string };
};

const top13Now = { text: 'Fill my Top 13', to: paths.top13 };

/** The words by the start of the path; the longest start that fits counts. */
const upcomingWords: Readonly<Record<string, UpcomingWords>> = {
  [paths.erasTourBuilder]: {
    title: 'Eras Tour Builder',
    promise:
      'The stage for your dream show: 45 songs over eleven eras, up to three mashups and two surprise songs, checked by the rules of the tour.',
    now: top13Now,
  },
  [paths.allFavoriteSongs]: {
    title: "Users' Favorite Songs List",
    promise: 'A chart of how often each song stands in a Top 13, from the most loved to the hidden gems.',
    now: { text: 'Make my Top 13 count', to: paths.top13 },
  },
  [paths.about]: {
    title: 'About',
    promise:
      'Who makes Thirteen and why, with a wall of eight pictures. For now, in short: fans made it, for fans, and it is not affiliated with the artist.',
    now: { text: 'Start with a Top 13', to: paths.top13 },
  },
  [paths.userExplorer]: {
    title: 'User Explorer',
    promise: 'The public profiles of other fans, to search, to browse and to compare with yours.',
    now: top13Now,
  },
  [paths.contact]: {
    title: 'Contact',
    promise: 'A form to write to the people behind Thirteen.',
    now: { text: 'Back to Home', to: paths.userHome },
  },
  [paths.releaseNotes]: {
    title: 'Release Notes',
    promise: 'What came with each version, from the first one on.',
    now: { text: 'Try the newest: the Top 13', to: paths.top13 },
  },
};

/** The words for a path; undefined where no screen is to come. */
export function findUpcomingWords(path: string): UpcomingWords | undefined {
  const start = Object.keys(upcomingWords)
    .filter((known) => path === known || path.startsWith(`${known}/`))
    .toSorted((a, b) => b.length - a.length)[0];
  return start === undefined ? undefined : upcomingWords[start];
}
