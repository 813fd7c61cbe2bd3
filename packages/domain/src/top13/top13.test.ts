import { describe, expect, test } from 'vitest';
import { checkTop13, clearSlot, countChosen, emptyTop13, fillSlot, type Top13Song } from './top13.ts';

const songs: readonly Top13Song[] = [
  { id: 'a', title: 'One' },
  { id: 'b', title: 'Two' },
  // A second record of the same song.
  { id: 'a2', title: 'One' },
];
const songsById = new Map(songs.map((song) => [song.id, song]));
const [one, two, oneAgain] = songs as [Top13Song, Top13Song, Top13Song];
const holding = (...ids: readonly (string | null)[]) => [...ids, ...emptyTop13.slice(ids.length)];

test('an empty Top 13 has thirteen slots with nothing in them', () => {
  expect(emptyTop13).toEqual(Array(13).fill(null));
  expect(countChosen(emptyTop13)).toBe(0);
});

describe('a song', () => {
  test('goes into its slot, the first and the last among them', () => {
    expect(fillSlot(emptyTop13, 1, one, songsById)).toEqual({ ok: true, value: holding('a') });
    const last = fillSlot(emptyTop13, 13, one, songsById);
    expect(last.ok && last.value.indexOf('a')).toBe(12);
  });

  test('takes the place of another one, and may be put where it is', () => {
    expect(fillSlot(holding('a'), 1, two, songsById)).toEqual({ ok: true, value: holding('b') });
    expect(fillSlot(holding('a'), 1, one, songsById)).toEqual({ ok: true, value: holding('a') });
    expect(fillSlot(holding('a'), 1, oneAgain, songsById)).toEqual({ ok: true, value: holding('a2') });
  });

  test.each([
    ['the same id', one],
    ['the same title under another id', oneAgain],
  ])('is refused where another slot holds %s, which is named', (_what, song) => {
    expect(fillSlot(holding(null, 'a'), 4, song, songsById)).toEqual({
      ok: false,
      problem: { code: 'top13-duplicate-song', slot: 2 },
    });
  });

  test('is refused beside itself in the first slot, and where the catalogue does not know it', () => {
    expect(fillSlot(holding('a'), 4, one, songsById)).toMatchObject({ problem: { slot: 1 } });
    expect(fillSlot(holding(null, 'gone'), 4, { id: 'gone', title: 'Gone' }, songsById)).toMatchObject({
      problem: { slot: 2 },
    });
  });

  test('that the catalogue does not know is only compared by its id', () => {
    expect(fillSlot(holding('gone'), 2, one, songsById)).toEqual({ ok: true, value: holding('gone', 'a') });
  });
});

test('a slot is emptied, and stays empty', () => {
  expect(clearSlot(holding('a', 'b'), 2)).toEqual(holding('a'));
  expect(clearSlot(holding('a'), 13)).toEqual(holding('a'));
});

describe('a whole Top 13', () => {
  test.each([
    ['with nothing', emptyTop13],
    ['with gaps', holding('a', null, 'b')],
  ])('%s is fine', (_what, top13) => {
    expect(checkTop13(top13, songsById)).toEqual({ ok: true, value: top13 });
  });

  test.each([
    ['an id', holding('a', 'b', 'a'), 3],
    ['a title', holding('a', 'a2'), 2],
    ['an id that is unknown', holding('gone', null, 'gone'), 3],
  ])('that holds %s twice is refused at the second slot', (_what, top13, slot) => {
    expect(checkTop13(top13, songsById)).toEqual({
      ok: false,
      problem: { code: 'top13-duplicate-song', slot },
    });
  });
});

test('only slots with a song are counted', () => {
  expect(countChosen(holding('a', null, 'b'))).toBe(2);
});
