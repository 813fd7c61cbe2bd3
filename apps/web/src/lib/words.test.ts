import { problemCodes } from '@thirteen/contract/problems.ts';
import { describe, expect, test } from 'vitest';
import { ApiError } from './api-error.ts';
import { problemWords, wordsForError } from './problem-words.ts';
import { words } from './words.ts';

/** Section 8 of the specification, written down once more: the words of the app must not drift from it. */
const SPECIFIED = [
  'Error searching songs',
  'Error loading top 13 list',
  'Error loading song details',
  'Failed to load audio. Please try again later.',
  'Song not found',
  'Warning',
  'This song is already in your top 13 list!',
  'Duplicate Song',
  'Error fetching song',
  'Error updating top 13 list',
  'Error removing song from top 13 list',
  'Failed to update profile image. Please try again.',
  'Failed to update theme. Please try again.',
  'Could not copy profile link',
  'Please add at least one song to your Top 13 and answer at least one question before sharing your profile.',
  'Cannot Share Yet',
  'Failed to load rankings. Please try again.',
  'Failed to save progress',
  'Set list does not comply with the rules.',
  'Failed to copy link to clipboard.',
  'Failed to reset set list',
  'Error saving ranking',
  'Cannot save. Please resolve all ranking issues before saving.',
  'There was an error sending your message. Please try again later.',
  'Song added to your top 13 list!',
  'Song removed from your top 13 list',
  'Profile image updated successfully!',
  'Theme updated successfully!',
  'Profile link copied to clipboard!',
  'Progress saved successfully',
  'Set list verified successfully!',
  'Shareable link copied to clipboard!',
  'Set list reset successfully',
  'All songs ranking saved successfully',
  'Your message has been sent successfully!',
  'Failed to load user profile. Please try again.',
  'Failed to load song details. Please try again.',
  'No surprise songs available',
  'Searching...',
  'An error occurred during signup',
  'An unknown error occurred!',
  'Failed to fetch Eras Tour set list',
  'Failed to update Eras Tour set list',
  'Failed to fetch Eras Tour set list by username',
  'Failed to fetch surprise songs',
  "Sorry, can't find this page!",
  'Return Home',
  'Your session has expired. Please log in again.',
];

const table: readonly unknown[] = Object.values(words).flatMap((nouns) => Object.values(nouns));

test.each(SPECIFIED)('the table of words holds: %s', (text) => {
  expect(table).toContain(text);
});

test('the profile toasts stay as long as specified', () => {
  expect([words.profile.linkCopiedMs, words.profile.cannotShareMs]).toEqual([3000, 5000]);
});

const sources = import.meta.glob<string>('../**/*.{ts,tsx}', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const users = Object.entries(sources)
  .filter(([file, code]) => !/\.test\.tsx?$/.test(file) && code.includes('/words.ts'))
  .map(([, code]) => code);

test('holds no text that nothing says', () => {
  const texts = Object.entries(words).flatMap(([noun, texts]) =>
    Object.keys(texts).map((text) => ({ noun, text })),
  );
  const unsaid = texts.filter(
    ({ noun, text }) =>
      !users.some((code) => code.includes(`words.${noun}`) && new RegExp(`\\b${text}\\b`).test(code)),
  );
  expect(unsaid).toEqual([]);
});

describe('the words for a problem', () => {
  test.each([...problemCodes, 'offline' as const])('are a sentence for %s', (code) => {
    expect(problemWords[code].length).toBeGreaterThan(10);
  });

  test('name the wait when there were too many tries', () => {
    const error = new ApiError('too-many-requests', { status: 429, retryAfterSeconds: 610 });
    expect(wordsForError(error)).toBe('Too many tries. Please try again in 11 minutes.');
  });

  test('tell nothing of a bug', () => {
    expect(wordsForError(new TypeError('x is not a function'))).toBe(problemWords.unexpected);
  });
});
