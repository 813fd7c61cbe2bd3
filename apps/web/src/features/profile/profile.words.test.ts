import { expect, test } from 'vitest';
import { profileWords } from './profile.words.ts';

test.each([
  { theme: 'Lover', text: 'Living in the Lover era.' },
  { theme: 'The Tortured Poets Department', text: 'Living in the Tortured Poets Department era.' },
])('a profile names its era with one article: $theme', ({ theme, text }) => {
  expect(profileWords.living(theme)).toBe(text);
});
