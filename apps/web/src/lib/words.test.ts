import { problemCodes } from '@thirteen/contract/problems.ts';
import { describe, expect, test } from 'vitest';
import { ApiError } from './api/api-error.ts';
import { problemWords, wordsForError } from './api/problem.words.ts';
import { words } from './words.ts';

const sources = import.meta.glob<string>('../**/*.{ts,tsx}', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const users = Object.entries(sources)
  .filter(([file, code]) => !/\.test\.tsx?$/.test(file) && code.includes('/words.ts'))
  .map(([, code]) => code);

test('holds no text that nothing says', () => {
  const texts = Object.entries(words).flatMap(([noun, said]) =>
    Object.keys(said).map((text) => ({ noun, text })),
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
