import { SHOW_SONGS } from '@thirteen/domain/set-list/set-list.ts';
import { TOP13_SLOTS } from '@thirteen/domain/top13/top13.ts';
import { paths, rankingPath } from '#lib/paths.ts';
import { nextStepsWords as words } from './next-steps.words.ts';

/** How much of something is done. */
type Share = { readonly done: number; readonly all: number };

/** What a fan has finished. What could not be read is undefined and counts neither as done nor as to be done. */
export type FanProgress = {
  readonly chosenSongs: number | undefined;
  readonly albums: Share | undefined;
  /** The rankings over more than one album; the albums themselves, from which the Top 5 comes, apart. */
  readonly otherRankings: Share | undefined;
  readonly hasRankedAlbums: boolean | undefined;
  readonly show: { readonly songs: number; readonly isVerified: boolean } | undefined;
  readonly answers: Share | undefined;
  readonly isShareable: boolean | undefined;
};

/** One part of what a fan can finish, and the page where. */
export type Part = {
  readonly id: string;
  readonly title: string;
  readonly to: string;
  readonly era: string;
  readonly share: Share | undefined;
  readonly text: string | undefined;
};

/** The next thing to do, and the page where. */
export type NextStep = {
  readonly text: string;
  readonly action: string;
  readonly to: string;
  /** Another way to the same. */
  readonly other?: { readonly action: string; readonly to: string };
};

/** All that a fan can finish, with what is done. */
export function listProgressParts(progress: FanProgress): readonly Part[] {
  return PARTS.map(({ id, to, era, shareOf, textOf }) => {
    const share = shareOf(progress);
    const usual = share && words.share(share.done, share.all);
    return { id, title: words.parts[id], to, era, share, text: share && (textOf?.(progress) ?? usual) };
  });
}

/** Whether nothing at all is done yet, as far as is known. */
export function hasNothingDone(progress: FanProgress): boolean {
  const shares = listProgressParts(progress).flatMap(({ share }) => share ?? []);
  return shares.length > 0 && shares.every(({ done }) => done === 0);
}

/** The first thing that is not done. Undefined while little is known. */
export function findNextStep(progress: FanProgress): NextStep | undefined {
  return STEPS.reduce<NextStep | undefined>((found, step) => found ?? step(progress), undefined);
}

type PartRule = Pick<Part, 'to' | 'era'> & {
  readonly id: keyof typeof words.parts;
  readonly shareOf: (progress: FanProgress) => Share | undefined;
  readonly textOf?: (progress: FanProgress) => string | undefined;
};

const PARTS: readonly PartRule[] = [
  {
    id: 'top13',
    to: paths.top13,
    era: 'red',
    shareOf: ({ chosenSongs }) =>
      chosenSongs === undefined ? undefined : { done: chosenSongs, all: TOP13_SLOTS },
  },
  {
    id: 'rankings',
    to: paths.rankings,
    era: 'fearless',
    shareOf: ({ albums }) => albums,
    textOf: ({ albums, otherRankings }) =>
      albums && words.albums(albums.done, albums.all, otherRankings?.done ?? 0),
  },
  {
    id: 'setList',
    to: paths.erasTourBuilder,
    era: 'lover',
    shareOf: ({ show }) => show && { done: show.songs, all: SHOW_SONGS },
    textOf: ({ show }) => (show?.isVerified ? words.verified : undefined),
  },
  { id: 'answers', to: paths.userProfile, era: 'midnights', shareOf: ({ answers }) => answers },
  {
    id: 'sharing',
    to: paths.userProfile,
    era: 'speak-now',
    shareOf: ({ isShareable }) =>
      isShareable === undefined ? undefined : { done: isShareable ? 1 : 0, all: 1 },
    textOf: ({ isShareable }) => (isShareable ? words.canBeShared : words.notYetShared),
  },
];

type StepRule = (progress: FanProgress) => NextStep | undefined;

/** What others see comes before what takes long; what is unknown is passed over. */
const STEPS: readonly StepRule[] = [
  ({ chosenSongs }) =>
    chosenSongs !== undefined && chosenSongs < TOP13_SLOTS
      ? {
          text: words.next.top13(TOP13_SLOTS - chosenSongs),
          action: words.next.top13Action,
          to: paths.top13,
          other: { action: words.next.sortTop13Action, to: paths.loved },
        }
      : undefined,
  ({ hasRankedAlbums }) =>
    hasRankedAlbums === false
      ? { text: words.next.topFive, action: words.next.topFiveAction, to: rankingPath('allAlbums') }
      : undefined,
  ({ answers }) =>
    answers?.done === 0
      ? { text: words.next.answer, action: words.next.answerAction, to: paths.userProfile }
      : undefined,
  ({ show }) =>
    show && !show.isVerified
      ? {
          text: words.next.show(SHOW_SONGS - show.songs),
          action: words.next.showAction,
          to: paths.erasTourBuilder,
        }
      : undefined,
  ({ albums }) =>
    albums && albums.done < albums.all
      ? {
          text: words.next.album(albums.all - albums.done),
          action: words.next.albumAction,
          to: paths.rankings,
        }
      : undefined,
  ({ answers }) =>
    answers && answers.done < answers.all
      ? {
          text: words.next.answers(answers.all - answers.done),
          action: words.next.answersAction,
          to: paths.userProfile,
        }
      : undefined,
  ({ isShareable }) =>
    isShareable === undefined
      ? undefined
      : { text: words.next.explore, action: words.next.exploreAction, to: paths.userExplorer },
];
