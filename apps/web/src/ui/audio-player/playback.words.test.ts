import { describe, expect, test } from 'vitest';
import { clockTime, spokenTime } from './playback.words.ts';

describe('clockTime', () => {
  test.each([
    { seconds: undefined, shown: '0:00' },
    { seconds: 8.9, shown: '0:08' },
    { seconds: 75, shown: '1:15' },
  ])('shows $seconds seconds as $shown', ({ seconds, shown }) => {
    expect(clockTime(seconds)).toBe(shown);
  });
});

describe('spokenTime', () => {
  test.each([
    { seconds: 8.4, duration: 20.03, said: '8 of 20 seconds' },
    { seconds: 0, duration: undefined, said: '0 seconds' },
    { seconds: 1, duration: undefined, said: '1 second' },
  ])('says "$said"', ({ seconds, duration, said }) => {
    expect(spokenTime(seconds, duration)).toBe(said);
  });
});
