import { describe, expect, test } from 'vitest';
import { fanBars, songBars } from './bars.ts';

const findSong = (title: string) =>
  title === 'Style' ? { album: '1989', era: 'nineteen-eighty-nine' } : undefined;

describe('songBars', () => {
  const bars = songBars(
    [
      { title: 'willow', count: 2 },
      { title: 'Style', count: 7 },
      { title: 'august', count: 2 },
    ],
    findSong,
    (count) => `${count} lists`,
  );

  test('puts the most popular first, ties by title', () => {
    expect(bars.map(({ rank, label, valueText }) => `${rank} ${label}, ${valueText}`)).toEqual([
      '1 Style, 7 lists',
      '2 august, 2 lists',
      '3 willow, 2 lists',
    ]);
  });

  test('wears the color of the album, or that of the singles', () => {
    expect(bars.map(({ era }) => era)).toEqual(['nineteen-eighty-nine', 'singles', 'singles']);
  });
});

describe('fanBars', () => {
  const fans = ['koi', 'taylorSwift', 'ruffle', 'skyline', 'amber'].map((username, index) => ({
    username,
    count: [3, 99, 12, 7, 5][index] ?? 0,
  }));

  const amount = (count: number) => `${count} logins`;

  test('sorts by what is counted, leaves the special account out and keeps to the number asked for', () => {
    expect(
      fanBars(fans, { most: 3, own: undefined, amount }).map(({ label, value }) => `${label} ${value}`),
    ).toEqual(['ruffle 12', 'skyline 7', 'amber 5']);
  });

  test('gives neighbors different colors, and says which is the fan', () => {
    const bars = fanBars(fans, { most: 10, own: 'skyline', amount });
    expect(new Set(bars.map(({ era }) => era)).size).toBe(4);
    expect(bars.find(({ label }) => label === 'skyline')?.detail).toBe('You');
  });
});
