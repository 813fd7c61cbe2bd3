import { describe, expect, test } from 'vitest';
import {
  findRedo,
  findUndo,
  makeMove,
  NO_MOVES,
  recordMove,
  stepBack,
  stepForward,
  type Move,
} from './move-history.ts';

function aMove(order: string, from: number, to: number, list = ''): Move {
  const move = makeMove(list, [...order], from, to);
  if (!move) throw new Error('This move changes nothing.');
  return move;
}

const showing = (order: string) => () => [...order];

describe('the history of moves', () => {
  test('takes back the latest move', () => {
    const history = recordMove(recordMove(NO_MOVES, aMove('abc', 0, 2)), aMove('bca', 0, 1));
    expect(findUndo(history, showing('cba'))).toMatchObject({ id: 'b', from: 0, to: 1 });
  });

  test('makes a move again that was taken back', () => {
    const history = stepBack(recordMove(NO_MOVES, aMove('abc', 0, 2)));
    expect(findRedo(history, showing('abc'))).toMatchObject({ id: 'a', from: 0, to: 2 });
  });

  test('takes a move back that was made again', () => {
    const history = stepForward(stepBack(recordMove(NO_MOVES, aMove('abc', 0, 2))));
    expect(findUndo(history, showing('bca'))).toMatchObject({ id: 'a' });
  });

  test('forgets what was taken back once another move is made', () => {
    const history = recordMove(stepBack(recordMove(NO_MOVES, aMove('abc', 0, 2))), aMove('abc', 1, 2));
    expect(history.undone).toEqual([]);
  });

  test('takes nothing back in a list that something else has changed', () => {
    const history = recordMove(NO_MOVES, aMove('abc', 0, 2));
    expect(findUndo(history, showing('cba'))).toBeUndefined();
  });

  test('asks only the list of the move about its order', () => {
    const history = recordMove(NO_MOVES, aMove('abc', 0, 2, 'first'));
    expect(findUndo(history, (list) => (list === 'first' ? [...'bca'] : []))).toMatchObject({ id: 'a' });
  });

  test('keeps the latest hundred moves', () => {
    const moves = Array.from({ length: 120 }, (_, index) => aMove('abc', index % 2, 2));
    expect(moves.reduce(recordMove, NO_MOVES).done).toEqual(moves.slice(20));
  });
});

describe('makeMove', () => {
  test.each([
    { name: 'to its own place', from: 1, to: 1 },
    { name: 'past the end', from: 1, to: 3 },
    { name: 'of no item', from: 9, to: 0 },
  ])('is no move $name', ({ from, to }) => {
    expect(makeMove('', [...'abc'], from, to)).toBeUndefined();
  });
});
