import { expect, test } from 'vitest';
import { timeSinceInWords } from './device-list.tsx';

const NOW = Date.UTC(2026, 10, 22, 13);
const HOUR_MS = 60 * 60 * 1000;

test.each([
  { hours: 0, text: 'within the last hour' },
  { hours: 0.9, text: 'within the last hour' },
  // A clock that is ahead of the server's.
  { hours: -1, text: 'within the last hour' },
  { hours: 1, text: '1 hour ago' },
  { hours: 23.9, text: '23 hours ago' },
  { hours: 24, text: '1 day ago' },
  { hours: 71, text: '2 days ago' },
])('$hours hours are $text', ({ hours, text }) => {
  expect(timeSinceInWords(new Date(NOW - hours * HOUR_MS).toISOString(), NOW)).toBe(text);
});
