import { describe, expect, test } from 'vitest';
import { lengthOfSongs } from './set-list.ts';

const durations = new Map([
  ['a', 100],
  ['b', 250],
]);
const durationOf = (id: string) => durations.get(id);

describe('lengthOfSongs', () => {
  test.each([
    { name: 'no songs', songs: [], seconds: 0, isAbout: false },
    { name: 'songs one after the other', songs: ['a', 'b'], seconds: 350, isAbout: false },
    { name: 'a mashup as its longer half', songs: ['a/b'], seconds: 250, isAbout: false },
    { name: 'an unknown song as 3:30', songs: ['a', 'x'], seconds: 310, isAbout: true },
    { name: 'a mashup with an unknown half', songs: ['a/x'], seconds: 210, isAbout: true },
  ])('counts $name', ({ songs, seconds, isAbout }) => {
    expect(lengthOfSongs(songs, durationOf)).toEqual({ seconds, isAbout });
  });
});
