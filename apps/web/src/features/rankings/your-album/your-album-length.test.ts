import { expect, test } from 'vitest';
import { formatLength, spellLength, sumLengths } from './your-album-length.ts';

test.each([
  { seconds: 0, short: '0:00', long: '0 seconds' },
  { seconds: 65, short: '1:05', long: '1 minute 5 seconds' },
  { seconds: 600, short: '10:00', long: '10 minutes' },
  { seconds: 3599, short: '59:59', long: '59 minutes 59 seconds' },
  { seconds: 3725, short: '1:02:05', long: '1 hour 2 minutes 5 seconds' },
])('$seconds seconds are $short', ({ seconds, short, long }) => {
  expect(formatLength(seconds)).toBe(short);
  expect(spellLength(seconds)).toBe(long);
});

test('tracks of unknown length are counted apart', () => {
  expect(sumLengths([200, null, 100, null])).toEqual({ seconds: 300, unknown: 2 });
});
