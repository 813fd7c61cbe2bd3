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
  [paths.userExplorer]: {
    title: 'User Explorer',
    promise: 'The public profiles of other fans, to search, to browse and to compare with yours.',
    now: top13Now,
  },
};

/** The words for a path; undefined where no screen is to come. */
export function findUpcomingWords(path: string): UpcomingWords | undefined {
  const start = Object.keys(upcomingWords)
    .filter((known) => path === known || path.startsWith(`${known}/`))
    .toSorted((a, b) => b.length - a.length)[0];
  return start === undefined ? undefined : upcomingWords[start];
}
