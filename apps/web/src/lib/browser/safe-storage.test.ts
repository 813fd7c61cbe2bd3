import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepsData, safeStorage } from './safe-storage.ts';

/** A disk that two tabs may share, and that refuses what it can't hold any more. */
const disk = new Map<string, string>();
let isFull = false;
let isBlocked = false;

beforeEach(() => {
  disk.clear();
  [isFull, isBlocked] = [false, false];
  const open = () => {
    if (isBlocked) throw new DOMException('blocked', 'SecurityError');
  };
  vi.stubGlobal('localStorage', {
    get length() {
      return (open(), disk.size);
    },
    getItem: (key: string) => (open(), disk.get(key) ?? null),
    setItem: (key: string, value: string) => {
      open();
      if (isFull) throw new DOMException('full', 'QuotaExceededError');
      disk.set(key, value);
    },
    removeItem: (key: string) => (open(), disk.delete(key)),
  });
});
afterEach(() => {
  safeStorage().removeItem('theme');
  vi.unstubAllGlobals();
});

test('what a full disk refuses counts, not what it kept of before', () => {
  safeStorage().setItem('theme', 'light');
  isFull = true;
  safeStorage().setItem('theme', 'dark');
  expect(safeStorage().getItem('theme')).toBe('dark');
});

test('what another tab writes after a refusal counts', () => {
  isFull = true;
  safeStorage().setItem('theme', 'dark');
  disk.set('theme', 'light');
  expect(safeStorage().getItem('theme')).toBe('light');
});

test('what is removed after a refusal is gone', () => {
  isFull = true;
  safeStorage().setItem('theme', 'dark');
  safeStorage().removeItem('theme');
  expect(safeStorage().getItem('theme')).toBeNull();
});

test('a blocked storage is replaced by the memory of the page', () => {
  isBlocked = true;
  safeStorage().setItem('theme', 'dark');
  expect(safeStorage().getItem('theme')).toBe('dark');
});

test('a browser that blocks storage is known to keep nothing; a full one keeps what it has', () => {
  isFull = true;
  expect(keepsData()).toBe(true);
  isBlocked = true;
  expect(keepsData()).toBe(false);
});
