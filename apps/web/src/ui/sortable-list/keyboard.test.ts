import { describe, expect, test } from 'vitest';
import { readKey } from './keyboard.ts';

describe('readKey', () => {
  test.each([' ', 'Enter'])('lifts a row with "%s"', (key) => {
    expect(readKey(key, undefined)).toEqual({ kind: 'lift' });
  });

  test.each(['ArrowDown', 'Home', 'Escape', 'a'])('leaves "%s" alone while nothing is lifted', (key) => {
    expect(readKey(key, undefined)).toBeUndefined();
  });

  test.each([
    { key: 'ArrowUp', to: 2, result: { kind: 'aim', to: 1 } },
    { key: 'ArrowDown', to: 2, result: { kind: 'aim', to: 3 } },
    { key: 'ArrowUp', to: 0, result: { kind: 'aim', to: 0 } },
    { key: 'ArrowDown', to: 12, result: { kind: 'aim', to: 12 } },
    { key: 'Home', to: 5, result: { kind: 'aim', to: 0 } },
    { key: 'End', to: 5, result: { kind: 'aim', to: 12 } },
    { key: ' ', to: 5, result: { kind: 'drop' } },
    { key: 'Enter', to: 5, result: { kind: 'drop' } },
    { key: 'Escape', to: 5, result: { kind: 'cancel' } },
    { key: 'PageDown', to: 5, result: { kind: 'hold' } },
    { key: 'Tab', to: 5, result: undefined },
  ])('reads "$key" at place $to of a lifted row', ({ key, to, result }) => {
    expect(readKey(key, { to, count: 13 })).toEqual(result);
  });
});
