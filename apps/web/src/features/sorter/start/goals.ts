import type { Album } from '@thirteen/contract/catalogue.ts';
import { SINGLES_KEY } from '@thirteen/domain/catalogue/catalogue.ts';
import type { SortGoal } from '../sort-goal.ts';
import type { sorterWords } from '../sorter.words.ts';

/** A goal as it is offered: a card with a cover that stands for it. */
export type GoalOffer = {
  readonly id: keyof typeof sorterWords.goal;
  readonly era: string;
  /** What is chosen first. */
  readonly start: (albums: readonly Album[]) => SortGoal;
  readonly fits: (goal: SortGoal) => boolean;
};

const isList = (goal: SortGoal, kind: string) => goal.kind === 'list' && goal.list.kind === kind;

/** All that can be sorted, the most wished for first. */
export const goalOffers: readonly GoalOffer[] = [
  {
    id: 'top13',
    era: 'red',
    start: () => ({ kind: 'list', list: { kind: 'top13' } }),
    fits: (goal) => isList(goal, 'top13'),
  },
  {
    id: 'album',
    era: 'nineteen-eighty-nine',
    start: (albums) => ({ kind: 'list', list: { kind: 'album', album: albums[0]?.key ?? SINGLES_KEY } }),
    fits: (goal) => isList(goal, 'album'),
  },
  {
    id: 'allSongs',
    era: 'midnights',
    start: () => ({ kind: 'list', list: { kind: 'all-songs' } }),
    fits: (goal) => isList(goal, 'all-songs'),
  },
  {
    id: 'track',
    era: 'lover',
    start: () => ({ kind: 'list', list: { kind: 'track', track: 5 } }),
    fits: (goal) => isList(goal, 'track'),
  },
  {
    id: 'allAlbums',
    era: 'fearless',
    start: () => ({ kind: 'list', list: { kind: 'all-albums' } }),
    fits: (goal) => isList(goal, 'all-albums'),
  },
  {
    id: 'newSongs',
    era: 'tortured-poets-department',
    start: () => ({ kind: 'new-songs', list: { kind: 'all-songs' } }),
    fits: (goal) => goal.kind === 'new-songs',
  },
  {
    id: 'selection',
    era: 'speak-now',
    start: () => ({ kind: 'selection' }),
    fits: (goal) => goal.kind === 'selection',
  },
];
