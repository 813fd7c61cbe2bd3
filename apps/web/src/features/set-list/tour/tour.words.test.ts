import { describe, expect, test } from 'vitest';
import { describeOnTour, tourWords } from './tour.words.ts';

const night = { date: '2023-03-17', city: 'Glendale', instrument: 'piano', songIds: ['a'] } as const;
const song = { songId: 'a', setLists: [], wasSometimes: false, surprises: [] };

test.each([
  {
    song: { ...song, setLists: ['2023'], surprises: [night, night] },
    text: 'In the 2023 show, twice a surprise song',
  },
  { song: { ...song, wasSometimes: true }, text: 'On some nights' },
  { song: { ...song, surprises: [night, night, night] }, text: '3 times a surprise song' },
  { song: { ...song, instrument: 'piano' as const }, text: 'Your piano surprise song' },
])('what the tour did with a song is one sentence: $text', ({ song: onTour, text }) => {
  expect(describeOnTour(onTour)).toBe(text);
});

describe('what the number of songs on the tour counts beside the show', () => {
  test.each([
    { picks: false, mashups: false, text: '' },
    { picks: true, mashups: false, text: 'That counts your surprise songs.' },
    { picks: true, mashups: true, text: 'That counts your surprise songs and both songs of each mashup.' },
  ])('is said: "$text"', ({ picks, mashups, text }) => {
    expect(tourWords.counted(picks, mashups)).toBe(text);
  });
});
