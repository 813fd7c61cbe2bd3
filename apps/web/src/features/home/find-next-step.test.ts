import { describe, expect, test } from 'vitest';
import { findNextStep, listProgressParts, type FanProgress } from './find-next-step.ts';

const done: FanProgress = {
  chosenSongs: 13,
  albums: { done: 11, all: 11 },
  otherRankings: { done: 4, all: 4 },
  hasRankedAlbums: true,
  show: { songs: 45, isVerified: true },
  answers: { done: 13, all: 13 },
  isShareable: true,
};

describe('findNextStep', () => {
  test.each<{ name: string; progress: Partial<FanProgress>; action: string | undefined }>([
    {
      name: 'an empty slot of the Top 13',
      progress: { chosenSongs: 12, answers: { done: 0, all: 13 } },
      action: 'Fill my Top 13',
    },
    {
      name: 'the albums that no Top 5 comes from yet',
      progress: { hasRankedAlbums: false },
      action: 'Rank the albums',
    },
    { name: 'the first answer', progress: { answers: { done: 0, all: 13 } }, action: 'Answer a question' },
    {
      name: 'a show that is not verified',
      progress: { show: { songs: 45, isVerified: false } },
      action: 'Build my show',
    },
    {
      name: 'an album in the order of the record',
      progress: { albums: { done: 10, all: 11 } },
      action: 'Rank an album',
    },
    { name: 'the other questions', progress: { answers: { done: 3, all: 13 } }, action: 'Answer more' },
    { name: 'other fans, when all is done', progress: {}, action: 'Explore profiles' },
    {
      name: 'past what could not be read',
      progress: { chosenSongs: undefined, show: undefined },
      action: 'Explore profiles',
    },
  ])('leads to $name', ({ progress, action }) => {
    expect(findNextStep({ ...done, ...progress })?.action).toBe(action);
  });

  test('says nothing while nothing is known', () => {
    const nothing = Object.fromEntries(Object.keys(done).map((key) => [key, undefined]));
    expect(findNextStep({ ...done, ...nothing })).toBeUndefined();
  });
});

describe('listParts', () => {
  test('says what is done of each part', () => {
    expect(listProgressParts(done).map(({ text }) => text)).toEqual([
      '13 of 13',
      '11 of 11 albums and 4 more lists',
      'Verified',
      '13 of 13',
      'Ready to share',
    ]);
  });

  test('says nothing of what could not be read', () => {
    expect(listProgressParts({ ...done, show: undefined })[2]).toMatchObject({
      share: undefined,
      text: undefined,
    });
  });
});
