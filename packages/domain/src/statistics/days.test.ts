import { expect, test } from 'vitest';
import { dayOf, lastWeekOf } from './days.ts';

test('days are those of UTC, whatever the clock of the machine says', () => {
  expect(dayOf(Date.UTC(2026, 0, 13, 23, 59, 59, 999))).toBe('2026-01-13');
  expect(dayOf(Date.UTC(2026, 0, 14))).toBe('2026-01-14');
  expect(dayOf(Date.UTC(2026, 2, 1, 12), 1)).toBe('2026-02-28');
});

test('last week is seven to thirteen days ago', () => {
  expect(lastWeekOf(Date.UTC(2026, 0, 13, 13))).toEqual({ first: '2025-12-31', last: '2026-01-06' });
});
