import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readTop13Code, TOP13_CODE_LENGTH, toTop13Code } from './top13-code.ts';

const NUMBERED = 259;
const numberOf = (id: string) => Number(id.slice('song-'.length));
const songOf = (number: number) => (number >= 1 && number <= NUMBERED ? `song-${number}` : undefined);

const thirteen = (most: number) =>
  fc
    .uniqueArray(fc.integer({ min: 1, max: most }), { minLength: 13, maxLength: 13 })
    .map((numbers) => numbers.map((number) => `song-${number}`));
const aCode = thirteen(NUMBERED).map((songs) => toTop13Code(songs, numberOf) ?? '');
const first13 = Array.from({ length: 13 }, (_, index) => `song-${index + 1}`);

describe('a code', () => {
  test('reads as the thirteen songs that it was made of, in their order', () => {
    fc.assert(
      fc.property(thirteen(NUMBERED), (songs) => {
        const code = toTop13Code(songs, numberOf) ?? '';
        expect(readTop13Code(code, songOf)).toEqual({ ok: true, value: songs });
      }),
    );
  });

  test('is short, and made of letters and digits alone', () => {
    fc.assert(
      fc.property(thirteen(556), (songs) => {
        expect(toTop13Code(songs, numberOf)).toMatch(/^[0-9A-Za-km-z]{23}$/);
      }),
    );
    expect(TOP13_CODE_LENGTH).toBe(23);
  });

  // Links that are out in the world lead to the same songs for good.
  test('is the same for good', () => {
    expect(toTop13Code(first13, numberOf)).toBe('106XDc9GLdFtPTon8UaL9bC');
  });

  test('stays as it is when the catalogue grows', () => {
    fc.assert(
      fc.property(thirteen(NUMBERED), (songs) => {
        const code = toTop13Code(songs, numberOf) ?? '';
        expect(readTop13Code(code, (number) => `song-${number}`)).toEqual({ ok: true, value: songs });
      }),
    );
  });
});

describe('damage is found out', () => {
  const isDamaged = (text: string) => {
    const read = readTop13Code(text, (number) => `song-${number}`);
    return !read.ok && read.problem.code === 'song-code-damaged';
  };
  const letters = [...'0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz-_'];
  const put = (text: string, place: number, letter: string) =>
    text.slice(0, place) + letter + text.slice(place + 1);

  test('in every place, whichever sign stands there instead', () => {
    fc.assert(
      fc.property(aCode, (code) => {
        const changed = [...code].flatMap((sign, place) =>
          letters.filter((letter) => letter !== sign).map((letter) => put(code, place, letter)),
        );
        expect(changed.filter((text) => !isDamaged(text))).toEqual([]);
      }),
      { numRuns: 20 },
    );
  });

  test('when any two signs changed places', () => {
    fc.assert(
      fc.property(aCode, (code) => {
        const changed = [...code].flatMap((one, a) =>
          [...code].flatMap((other, b) => (one === other ? [] : put(put(code, a, other), b, one))),
        );
        expect(changed.filter((text) => !isDamaged(text))).toEqual([]);
      }),
      { numRuns: 20 },
    );
  });

  test('with two wrong signs, a missing end, something added, or the case lost', () => {
    const place = fc.integer({ min: 0, max: TOP13_CODE_LENGTH - 1 });
    const wrong = fc.tuple(place, fc.constantFrom(...letters));
    fc.assert(
      fc.property(aCode, wrong, wrong, (code, [a, one], [b, other]) => {
        const changed = put(put(code, a, one), b, other);
        expect(changed === code || isDamaged(changed)).toBe(true);
      }),
    );
    const code = toTop13Code(first13, numberOf) ?? '';
    const others = [
      '',
      code.slice(0, -1),
      code.slice(1),
      `${code}0`,
      code.toLowerCase(),
      `${code}.`,
      '0',
      '00',
    ];
    expect(others.filter((text) => !isDamaged(text))).toEqual([]);
  });

  test('where a song stands twice', () => {
    const twice = toTop13Code(first13.with(12, 'song-1'), numberOf) ?? '';
    expect(isDamaged(twice)).toBe(true);
  });
});

test('a whole code with a song that is not here names its number', () => {
  const code = toTop13Code(first13.with(4, 'song-300'), numberOf) ?? '';
  expect(readTop13Code(code, songOf)).toEqual({
    ok: false,
    problem: { code: 'song-code-song', number: 300 },
  });
});

test('a whole code of a later version is called that, not damaged', () => {
  // The version is 2, all digits are 0, and the last two signs make both sums 0 modulo 61.
  expect(readTop13Code('200000000000000000000Hg', songOf)).toEqual({
    ok: false,
    problem: { code: 'song-code-version' },
  });
});

test.each([
  { what: 'an empty slot', top13: first13.map((id, index) => (index === 7 ? null : id)) },
  { what: 'twelve songs', top13: first13.slice(1) },
  { what: 'a song without a number', top13: first13.with(3, 'song-none') },
  { what: 'a number beyond what codes hold', top13: first13.with(3, 'song-557') },
])('there is no code for $what', ({ top13 }) => {
  expect(toTop13Code(top13, numberOf)).toBeUndefined();
});
