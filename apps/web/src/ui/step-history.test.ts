import { expect, test } from 'vitest';
import { createStepHistory } from './step-history.ts';

/** A history of texts, with the steps between each and the next already made. */
function aHistory(...states: readonly string[]) {
  const history = createStepHistory<string>((a, b) => a === b);
  states.slice(1).forEach((after, index) => {
    const before = states[index] ?? '';
    history.record({ before, after, made: `to ${after}`, undone: `back to ${before}` });
  });
  return history;
}

test('leads back step by step and forth again, and says so', () => {
  const history = aHistory('a', 'b', 'c');
  expect(history.undo('c')?.before).toBe('b');
  expect(history.steps().latest).toBe('back to b');
  expect(history.undo('b')?.before).toBe('a');
  expect(history.canUndo('a')).toBe(false);
  expect(history.redo('a')?.after).toBe('b');
  expect(history.steps().latest).toBe('to b');
});

test('forgets what was taken back once another step is made', () => {
  const history = aHistory('a', 'b');
  history.undo('b');
  history.record({ before: 'a', after: 'x', made: '', undone: '' });
  expect(history.canRedo('x')).toBe(false);
});

test('takes nothing back where something else changed the state', () => {
  const history = aHistory('a', 'b');
  expect(history.canUndo('other')).toBe(false);
  expect(history.undo('other')).toBeUndefined();
});

test('writes down no step that changes nothing', () => {
  expect(aHistory('a', 'a').canUndo('a')).toBe(false);
});
