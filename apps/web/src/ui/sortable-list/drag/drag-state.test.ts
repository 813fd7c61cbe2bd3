import { describe, expect, test } from 'vitest';
import { advance, IDLE, type DragEvent, type DragState } from './drag-state.ts';

type Press = Extract<DragEvent, { kind: 'press' }>;

function aPress(changes: Partial<Press> = {}): Press {
  return { kind: 'press', pointerId: 1, pointerType: 'mouse', on: 'row', row: 2, x: 100, y: 100, ...changes };
}

function travel(y: number, pointerId = 1): DragEvent {
  return { kind: 'travel', pointerId, x: 100, y };
}

function after(...events: readonly DragEvent[]): DragState {
  return events.reduce(advance, IDLE);
}

describe('a pressed row', () => {
  test.each([
    { name: 'a mouse that slips', press: aPress(), y: 105, kind: 'pressed' },
    { name: 'a mouse that moves', press: aPress(), y: 106, kind: 'dragged' },
    { name: 'a mouse that moves on the grip', press: aPress({ on: 'handle' }), y: 104, kind: 'dragged' },
    {
      name: 'a finger that swipes over the grip',
      press: aPress({ pointerType: 'touch', on: 'handle' }),
      y: 109,
      kind: 'idle',
    },
    {
      name: 'a pen that swipes over the grip',
      press: aPress({ pointerType: 'pen', on: 'handle' }),
      y: 109,
      kind: 'idle',
    },
    { name: 'a finger that trembles', press: aPress({ pointerType: 'touch' }), y: 108, kind: 'pressed' },
    { name: 'a finger that scrolls', press: aPress({ pointerType: 'touch' }), y: 109, kind: 'idle' },
  ])('is $kind after $name', ({ press, y, kind }) => {
    expect(after(press, travel(y)).kind).toBe(kind);
  });

  test.each([
    { on: 'handle', waitMs: 150 },
    { on: 'row', waitMs: 500 },
  ] as const)('is lifted by a finger that waits $waitMs ms on the $on', ({ on, waitMs }) => {
    const press = aPress({ pointerType: 'touch', on });
    expect(after(press)).toMatchObject({ kind: 'pressed', waitMs });
    expect(after(press, { kind: 'waited' })).toEqual({ kind: 'dragged', pointerId: 1, from: 2, to: 2 });
  });

  test('is not lifted by a mouse that waits', () => {
    expect(after(aPress(), { kind: 'waited' }).kind).toBe('pressed');
  });

  test('does not follow another pointer', () => {
    expect(after(aPress(), travel(300, 2)).kind).toBe('pressed');
  });

  test('is let go again', () => {
    expect(after(aPress(), { kind: 'end' })).toBe(IDLE);
  });
});

describe('a dragged row', () => {
  const dragged = [aPress(), travel(200)];

  test('keeps its pointer when a second one presses', () => {
    expect(after(...dragged, aPress({ pointerId: 2, row: 5 }))).toMatchObject({ pointerId: 1, from: 2 });
  });

  test('aims at another place', () => {
    expect(after(...dragged, { kind: 'aim', to: 7 })).toMatchObject({ from: 2, to: 7 });
  });

  test('stays the same object while it aims at the same place', () => {
    const state = after(...dragged);
    expect(advance(state, { kind: 'aim', to: 2 })).toBe(state);
  });

  test('is found again where a changed list has it, aiming within the list', () => {
    const state = after(...dragged, { kind: 'aim', to: 7 }, { kind: 'relocate', from: 0, count: 5 });
    expect(state).toMatchObject({ kind: 'dragged', from: 0, to: 4 });
  });

  test('is over when a changed list has it no more', () => {
    expect(after(...dragged, { kind: 'relocate', from: -1, count: 5 })).toBe(IDLE);
  });

  test('is not lifted by a key as well', () => {
    expect(after(...dragged, { kind: 'lift', row: 5 })).toMatchObject({ kind: 'dragged', from: 2 });
  });
});

describe('a row lifted by a key', () => {
  test('is not dragged by a pointer as well', () => {
    expect(after({ kind: 'lift', row: 3 }, aPress())).toEqual({ kind: 'lifted', from: 3, to: 3 });
  });
});
