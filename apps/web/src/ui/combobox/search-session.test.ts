import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createSearchSession, type SearchState } from './search-session.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** Time in which nobody types. */
const pause = (ms = 500) => vi.advanceTimersByTimeAsync(ms);

/** A field whose answers come when the test says so. */
function aField() {
  const states: SearchState<string>[] = [];
  const errors: unknown[] = [];
  const questions: {
    readonly query: string;
    readonly signal: AbortSignal;
    readonly answer: (options: readonly string[]) => void;
    readonly fail: (error: unknown) => void;
  }[] = [];
  const session = createSearchSession<string>({
    search: (query, signal) =>
      new Promise((answer, fail) => {
        questions.push({ query, signal, answer, fail });
      }),
    delayMs: 500,
    onState: (state) => states.push(state),
    onError: (error) => errors.push(error),
  });
  return { session, states, errors, questions };
}

test('asks once, 500 ms after the last letter', async () => {
  const { session, questions } = aField();
  session.type('lo');
  await pause(499);
  session.type('lov');
  await pause(499);
  expect(questions).toEqual([]);
  await pause(1);
  expect(questions.map(({ query }) => query)).toEqual(['lov']);
});

test('says that it searches until the answer is there', async () => {
  const { session, states, questions } = aField();
  session.type('lov');
  await pause();
  expect(states.at(-1)?.kind).toBe('searching');
  questions[0]?.answer(['one']);
  await pause(0);
  expect(states.at(-1)).toEqual({ kind: 'found', options: ['one'] });
});

test('does not ask again for the same words', async () => {
  const { session, questions } = aField();
  session.type('lov');
  await pause();
  session.type('love');
  session.type(' lov ');
  await pause();
  expect(questions).toHaveLength(1);
});

test('drops an answer that comes after a newer question', async () => {
  const { session, states, questions } = aField();
  session.type('lov');
  await pause();
  session.type('sty');
  await pause();
  questions[1]?.answer(['new']);
  await pause(0);
  questions[0]?.answer(['old']);
  await pause(0);
  expect(questions[0]?.signal.aborted).toBe(true);
  expect(states.at(-1)).toEqual({ kind: 'found', options: ['new'] });
});

test('clears at once when the field is emptied, whatever is on its way', async () => {
  const { session, states, questions } = aField();
  session.type('lov');
  await pause();
  session.type('  ');
  questions[0]?.answer(['old']);
  await pause();
  expect(states.at(-1)).toEqual({ kind: 'idle', options: [] });
});

test('tells of a failure once and asks again for the same words afterwards', async () => {
  const { session, errors, states, questions } = aField();
  session.type('lov');
  await pause();
  questions[0]?.fail(new Error('down'));
  await pause(0);
  expect(errors).toHaveLength(1);
  expect(states.at(-1)?.kind).toBe('idle');
  session.type('lov');
  await pause();
  expect(questions).toHaveLength(2);
});

test('asks at once when it is hurried, and says whether an answer is on its way', async () => {
  const { session, states, questions } = aField();
  expect(session.hurry()).toBe(false);
  session.type('love');
  expect(session.hurry()).toBe(true);
  expect(questions.map(({ query }) => query)).toEqual(['love']);
  questions[0]?.answer(['Love Story']);
  await pause();
  expect(session.hurry()).toBe(false);
  expect(states.at(-1)).toEqual({ kind: 'found', options: ['Love Story'] });
  expect(questions).toHaveLength(1);
});

test('shows what it is given in place of an answer that is still to come', async () => {
  const { session, states, questions } = aField();
  session.type('midn');
  await pause();
  session.show('Midnights', ['Maroon']);
  questions[0]?.answer(['Midnight Rain']);
  await pause();
  expect(states.at(-1)).toEqual({ kind: 'found', options: ['Maroon'] });
});
