import { expect, test } from 'vitest';
import { unreadWords } from './saving-status.tsx';

test.each([
  {
    name: 'without a copy',
    list: { hasCopy: false, copiedAt: undefined },
    text: 'We couldn’t read your set list. It’s safe, and nothing is saved over it before we have read it.',
  },
  {
    name: 'with a copy of a known time',
    list: { hasCopy: true, copiedAt: new Date(2025, 4, 3, 14, 5).getTime() },
    text: 'We couldn’t read your set list. It’s safe. This is the copy that this browser saved on May 3, 2025, 2:05 PM.',
  },
  {
    name: 'with a copy of an earlier release',
    list: { hasCopy: true, copiedAt: undefined },
    text: 'We couldn’t read your set list. It’s safe. This is the copy that this browser saved before.',
  },
])('a list that could not be read says that it is safe, $name', ({ list, text }) => {
  // Some engines put a narrow space before AM and PM.
  expect(unreadWords({ noun: 'set list', ...list }).replaceAll('\u202f', ' ')).toBe(text);
});
