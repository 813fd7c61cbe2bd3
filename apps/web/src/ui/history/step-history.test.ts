import { expect, test } from 'vitest';
import { createStepHistory } from './step-history.ts';

/** A history of texts, with the steps between each and the next already made. */
function aHistory(...states: readonly string[]) {
  const history = createStepHistory<string>((a, b) => a === b);
  for (const [index, after] of states.slice(1).entries()) {
    const before = states[index] ?? '';
    history.record({ before, after, made: `to ${after}`, undone: `back to ${before}` });
  }
  return history;
}

/** Shows one of the texts. */
const at = (shown: string) => (state: string) => state === shown;

test('leads back step by step and forth again, and says so', () => {
  const history = aHistory('a', 'b', 'c');
  expect(history.undo(at('c'))?.before).toBe('b');
  expect(history.steps().latest).toBe('back to b');
  expect(history.undo(at('b'))?.before).toBe('a');
  expect(history.canUndo(at('a'))).toBe(false);
  expect(history.redo(at('a'))?.after).toBe('b');
  expect(history.steps().latest).toBe('to b');
});

test('forgets what was taken back once another step is made', () => {
  const history = aHistory('a', 'b');
  history.undo(at('b'));
  history.record({ before: 'a', after: 'x', made: '', undone: '' });
  expect(history.canRedo(at('x'))).toBe(false);
});

test('takes nothing back where something else changed the state', () => {
  const history = aHistory('a', 'b');
  expect(history.canUndo(at('other'))).toBe(false);
  expect(history.undo(at('other'))).toBeUndefined();
});

test('writes down no step that changes nothing', () => {
  expect(aHistory('a', 'a').canUndo(at('a'))).toBe(false);
});

test('keeps the latest hundred steps', () => {
  const states = Array.from({ length: 121 }, (_, index) => String(index));
  const { done } = aHistory(...states).steps();
  expect(done).toHaveLength(100);
  expect(done[0]?.before).toBe('20');
});
