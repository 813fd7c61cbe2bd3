import { describe, expect, test } from 'vitest';
import { releaseDateWords } from './album-intro.tsx';

describe('releaseDateWords', () => {
  test.each([
    { date: '2006-10-24', words: 'October 24th, 2006' },
    { date: '2022-10-21', words: 'October 21st, 2022' },
    { date: '2019-08-23', words: 'August 23rd, 2019' },
    { date: '2024-02-02', words: 'February 2nd, 2024' },
    { date: '2020-12-11', words: 'December 11th, 2020' },
    { date: '2021-11-12', words: 'November 12th, 2021' },
    { date: '2012-03-13', words: 'March 13th, 2012' },
    { date: '2023-01-01', words: 'January 1st, 2023' },
    { date: '2023-12-31', words: 'December 31st, 2023' },
  ])('says $date as "$words"', ({ date, words }) => {
    expect(releaseDateWords(date)).toBe(words);
  });
});
