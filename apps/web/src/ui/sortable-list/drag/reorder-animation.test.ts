import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { markLanded } from './reorder-animation.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('a row that lands twice is marked for the whole time after the second landing', () => {
  const dataset: Record<string, string> = {};
  const row = { dataset } as unknown as HTMLElement;
  markLanded(row);
  vi.advanceTimersByTime(800);
  markLanded(row);
  vi.advanceTimersByTime(800);
  expect(dataset).toHaveProperty('landed');
  vi.advanceTimersByTime(100);
  expect(dataset).not.toHaveProperty('landed');
});
