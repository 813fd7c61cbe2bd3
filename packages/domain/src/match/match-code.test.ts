import fc from 'fast-check';
import { expect, test } from 'vitest';
import { toSlotCode, toSongCode } from '../song-code/song-code.ts';
import { readMatchCode, toMatchCode } from './match-code.ts';

const numberOf = (id: string) => Number(id.slice('song-'.length));
const songOf = (number: number) => (number >= 1 && number <= 556 ? `song-${number}` : undefined);
const matches = fc
  .uniqueArray(fc.integer({ min: 1, max: 556 }), { minLength: 5, maxLength: 13 })
  .map((numbers) => numbers.map((number) => `song-${number}`))
  .chain((top13) =>
    fc.shuffledSubarray(top13, { minLength: 5, maxLength: 5 }).map((picks) => ({ picks, top13 })),
  );

test('a code reads as the picks and the Top 13 that it was made of', () => {
  fc.assert(
    fc.property(matches, (match) => {
      expect(readMatchCode(toMatchCode(match, numberOf) ?? '', songOf)).toEqual({ ok: true, value: match });
    }),
  );
});

test('a wrong sign anywhere, and a lost end, are found out', () => {
  fc.assert(
    fc.property(matches, fc.nat(), fc.constantFrom(...'019AZaz-'), (match, at, sign) => {
      const code = toMatchCode(match, numberOf) ?? '';
      const place = at % code.length;
      expect(readMatchCode(code.slice(0, place), songOf).ok).toBe(false);
      fc.pre(code[place] !== sign);
      const changed = code.slice(0, place) + sign + code.slice(place + 1);
      expect(readMatchCode(changed, songOf).ok).toBe(false);
    }),
  );
});

const ids = (from: number, count: number) =>
  Array.from({ length: count }, (_, index) => `song-${from + index}`);

test.each([
  { what: 'four picks', picks: ids(1, 4), top13: ids(1, 13) },
  { what: 'six picks', picks: ids(1, 6), top13: ids(1, 13) },
  { what: 'a pick of another list', picks: ids(10, 5), top13: ids(1, 13) },
  { what: 'more than thirteen songs', picks: ids(1, 5), top13: ids(1, 14) },
])('there is no code for $what, and one made all the same is refused', ({ picks, top13 }) => {
  expect(toMatchCode({ picks, top13 }, numberOf)).toBeUndefined();
  const code = `${toSongCode(picks, numberOf)}${toSongCode(top13, numberOf)}`;
  expect(readMatchCode(code, songOf).ok).toBe(false);
});

const gapped = [
  null,
  'song-3',
  'song-4',
  null,
  null,
  'song-7',
  'song-8',
  'song-9',
  'song-300',
  null,
] as const;
const fivePicks = ['song-9', 'song-3', 'song-8', 'song-7', 'song-300'];

test('the empty slots of a Top 13 are in its code, up to its last song', () => {
  const code = toMatchCode({ picks: fivePicks, top13: gapped }, numberOf) ?? '';
  expect(readMatchCode(code, songOf)).toEqual({
    ok: true,
    value: { picks: fivePicks, top13: gapped.slice(0, -1) },
  });
});

test('picks have no gaps, whatever a code says', () => {
  const picks = [...fivePicks.slice(0, 4), null];
  const code = `${toSlotCode(picks, numberOf)}${toSlotCode(gapped, numberOf)}`;
  expect(readMatchCode(code, songOf).ok).toBe(false);
});

// Made by the site before codes held empty slots: such links stay in chats for good.
test('a link of before reads as it always did', () => {
  const top13 = ids(1, 13);
  const picks = ['song-3', 'song-1', 'song-13', 'song-7', 'song-5'];
  const code = toMatchCode({ picks, top13 }, numberOf);
  expect(code).toBe('105b6MjDT0P106XDc9GLdFtPTon8UaL9bC');
  expect(readMatchCode(code ?? '', songOf)).toEqual({ ok: true, value: { picks, top13 } });
});

test('a match of a song without a number has no code', () => {
  expect(toMatchCode({ picks: ids(1, 5), top13: [...ids(1, 5), 'song-none'] }, numberOf)).toBeUndefined();
});
