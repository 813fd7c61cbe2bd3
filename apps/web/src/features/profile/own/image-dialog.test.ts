import { describe, expect, test } from 'vitest';
import { findNextImage } from './image-dialog.tsx';

describe('findNextImage', () => {
  test.each([
    { key: 'ArrowRight', from: 0, to: 1 },
    { key: 'ArrowRight', from: 24, to: 0 },
    { key: 'ArrowLeft', from: 0, to: 24 },
    { key: 'ArrowDown', from: 3, to: 7 },
    { key: 'ArrowDown', from: 24, to: 0 },
    { key: 'ArrowDown', from: 22, to: 2 },
    { key: 'ArrowUp', from: 7, to: 3 },
    { key: 'ArrowUp', from: 0, to: 24 },
    { key: 'ArrowUp', from: 2, to: 22 },
    { key: 'Home', from: 9, to: 0 },
    { key: 'End', from: 9, to: 24 },
    { key: 'Tab', from: 9, to: undefined },
  ])('$key leads from $from to $to in four columns', ({ key, from, to }) => {
    expect(findNextImage(key, from, { count: 25, columns: 4 })).toBe(to);
  });
});
