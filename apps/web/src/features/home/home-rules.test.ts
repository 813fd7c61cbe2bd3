import { afterEach, describe, expect, test } from 'vitest';
import { isOver, localMidnight, timeLeft } from './countdown.ts';
import { pickSongs, replaceSong } from './hero-selection.ts';
import { completePicks, shuffle, wrapAround } from './home.queries.ts';

const songs = Array.from('abcdefgh', (title) => ({ title }));
const titlesOf = (selection: readonly { readonly title: string }[]) =>
  selection.map(({ title }) => title).join('');

/** A random source that gives these numbers in turn, then begins again. */
function randomFrom(...numbers: readonly number[]): () => number {
  let next = 0;
  return () => numbers[next++ % numbers.length] ?? 0;
}

describe('the selection of the hero', () => {
  test('deals five different songs', () => {
    const selection = pickSongs(songs, randomFrom(0.99, 0, 0.5));
    expect(new Set(selection).size).toBe(5);
  });

  test('deals all where there are fewer', () => {
    expect(titlesOf(pickSongs(songs.slice(0, 3), randomFrom(0)))).toBe('abc');
  });

  test('replaces one slot with a song that is not shown', () => {
    const selection = songs.slice(0, 5);
    expect(titlesOf(replaceSong(selection, songs, randomFrom(0.99, 0.5)))).toBe('abhde');
  });

  test('never shows a song twice', () => {
    let selection = pickSongs(songs, Math.random);
    for (let turn = 0; turn < 500; turn += 1) {
      const next = replaceSong(selection, songs, Math.random);
      expect(new Set(next).size).toBe(5);
      expect(next.filter((song, slot) => song !== selection[slot])).toHaveLength(1);
      selection = next;
    }
  });

  test('stays as it is when all songs are shown', () => {
    const selection = songs.slice(0, 5);
    expect(replaceSong(selection, selection, randomFrom(0))).toBe(selection);
  });
});

describe('the surprise songs', () => {
  test('are those with a guitar and a piano song', () => {
    const picks = [
      { username: 'koi', guitar: 'august', piano: 'willow' },
      { username: 'kite', guitar: '', piano: 'willow' },
      { username: 'ruffle', guitar: 'august', piano: ' ' },
    ];
    expect(completePicks(picks).map(({ username }) => username)).toEqual(['koi']);
  });

  test('keep all their members when they are shuffled', () => {
    expect(
      titlesOf(shuffle(songs, randomFrom(0.9, 0.1)).toSorted((a, b) => a.title.localeCompare(b.title))),
    ).toBe('abcdefgh');
    expect(titlesOf(shuffle(songs, randomFrom(0.9)))).not.toBe('abcdefgh');
  });

  test.each([
    { place: 0, step: 1, next: 1 },
    { place: 2, step: 1, next: 0 },
    { place: 0, step: -1, next: 2 },
  ] as const)('go from place $place by $step to $next of three', ({ place, step, next }) => {
    expect(wrapAround(place, step, 3)).toBe(next);
  });
});

describe('the countdown', () => {
  const zone = process.env['TZ'];
  afterEach(() => {
    if (zone === undefined) delete process.env['TZ'];
    else process.env['TZ'] = zone;
  });

  test.each([
    { name: 'the last second', zone: 'UTC', now: '2025-10-02T23:59:59.001', left: [0, 0, 0, 1] },
    { name: 'the moment itself', zone: 'UTC', now: '2025-10-03T00:00:00', left: [0, 0, 0, 0] },
    { name: 'a year later', zone: 'UTC', now: '2026-11-21T12:00:00', left: [0, 0, 0, 0] },
    { name: 'months of 30 and 31 days', zone: 'UTC', now: '2025-07-31T22:30:15', left: [63, 1, 29, 45] },
    { name: 'a leap year', zone: 'UTC', now: '2024-02-28T00:00:00', left: [583, 0, 0, 0] },
    {
      name: 'another zone: its own midnight',
      zone: 'Asia/Tokyo',
      now: '2025-10-02T23:00:00',
      left: [0, 1, 0, 0],
    },
    // Clocks change on 5 October 2025 in Sydney, on 9 March 2025 in New York.
    {
      name: 'days over a change of the clocks',
      zone: 'America/New_York',
      now: '2025-03-08T00:00:00',
      left: [209, 0, 0, 0],
    },
  ])('counts $name', ({ zone: timeZone, now, left }) => {
    process.env['TZ'] = timeZone;
    const { days, hours, minutes, seconds } = timeLeft(new Date(now), localMidnight('2025-10-03'));
    expect([days, hours, minutes, seconds]).toEqual(left);
  });

  test('counts the real hours of the day on which the clocks change', () => {
    process.env['TZ'] = 'America/New_York';
    const left = timeLeft(new Date('2025-11-02T00:30:00'), localMidnight('2025-11-03'));
    expect(left).toEqual({ days: 0, hours: 24, minutes: 30, seconds: 0 });
  });

  test('is over at zero only', () => {
    expect(isOver({ days: 0, hours: 0, minutes: 0, seconds: 0 })).toBe(true);
    expect(isOver({ days: 0, hours: 0, minutes: 0, seconds: 1 })).toBe(false);
  });
});
