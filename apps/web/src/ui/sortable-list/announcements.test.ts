import { expect, test } from 'vitest';
import { announcements } from './announcements.ts';

const place = { position: 2, count: 16 };

test.each([
  {
    name: 'lifted',
    words: announcements.lifted('Waves', place),
    heard: 'Picked up Waves, position 2 of 16. Use the arrow keys to move, space to drop, escape to cancel.',
  },
  { name: 'aimed', words: announcements.aimed('Waves', place), heard: 'Waves, position 2 of 16.' },
  {
    name: 'dropped',
    words: announcements.dropped('Waves', place),
    heard: 'Dropped Waves at position 2 of 16.',
  },
  {
    name: 'cancelled',
    words: announcements.cancelled('Waves', place),
    heard: 'Cancelled. Waves is back at position 2.',
  },
  { name: 'moved by its menu', words: announcements.moved('Waves', place), heard: 'Waves, now 2 of 16.' },
])('a row that is $name is announced by title and place', ({ words, heard }) => {
  expect(words).toBe(heard);
});
