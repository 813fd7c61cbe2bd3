import { describe, expect, test } from 'vitest';
import { noSong, switchMashup, tickSong, type SongChoice } from './song-choice.ts';

const own = [...'abcdefgh'];
const choice = ([first, second, ticked]: readonly [string, string, string]): SongChoice => ({
  ...noSong,
  first: first || undefined,
  second: second || undefined,
  ticked: new Set(ticked),
});
/** A choice in short: the fields, then what is ticked. */
const told = ({ first = '', second = '', ticked }: SongChoice) => [first, second, [...ticked].join('')];

describe('switchMashup', () => {
  test.each([
    { name: 'nothing', before: ['', '', ''], after: ['', '', ''] },
    { name: 'one tick', before: ['', '', 'b'], after: ['b', '', ''] },
    { name: 'two ticks, in the order in which they came', before: ['', '', 'da'], after: ['d', 'a', ''] },
    { name: 'a song above beside a tick', before: ['x', '', 'b'], after: ['x', 'b', ''] },
    { name: 'three ticks', before: ['', '', 'abc'], after: ['', '', 'abc'] },
    { name: 'a song above beside two ticks', before: ['x', '', 'ab'], after: ['x', '', 'ab'] },
    { name: 'a second song of before beside two ticks', before: ['', 'y', 'ab'], after: ['a', 'b', ''] },
    { name: 'a second song of before beside one tick', before: ['', 'y', 'a'], after: ['a', 'y', ''] },
    { name: 'the same song of before beside a tick', before: ['', 'a', 'a'], after: ['a', '', ''] },
  ] as const)('on with $name', ({ before, after }) => {
    const turned = switchMashup(choice(before), true, own);
    expect(turned.isMashup).toBe(true);
    expect(told(turned)).toEqual(after);
  });

  test.each([
    { name: 'ticks its second song again', before: ['a', 'b', ''], after: ['a', '', 'b'] },
    { name: 'keeps a second song of another era for later', before: ['a', 'y', ''], after: ['a', 'y', ''] },
    { name: 'keeps the ticks that waited', before: ['', '', 'abc'], after: ['', '', 'abc'] },
  ] as const)('off $name', ({ before, after }) => {
    const turned = switchMashup({ ...choice(before), isMashup: true }, false, own);
    expect(turned.isMashup).toBe(false);
    expect(told(turned)).toEqual(after);
  });

  test('on, off and on again makes the same mashup', () => {
    const on = switchMashup(choice(['', '', 'da']), true, own);
    expect(switchMashup(switchMashup(on, false, own), true, own)).toEqual(on);
  });
});

test('tickSong ticks and unticks without touching what it was given', () => {
  const before = choice(['', '', 'a']);
  expect(told(tickSong(before, 'b', true))).toEqual(['', '', 'ab']);
  expect(told(tickSong(before, 'a', false))).toEqual(['', '', '']);
  expect(told(before)).toEqual(['', '', 'a']);
});
