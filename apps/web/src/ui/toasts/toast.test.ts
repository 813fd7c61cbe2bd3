import { beforeEach, describe, expect, test, vi } from 'vitest';
import { createToastStore } from './toast.ts';

function aStore() {
  return createToastStore({
    start: (run, delayMs) => setTimeout(run, delayMs),
    stop: (timer) => clearTimeout(timer as ReturnType<typeof setTimeout>),
  });
}

const staying = (store: ReturnType<typeof aStore>) =>
  store
    .list()
    .filter((toast) => !toast.isLeaving)
    .map((toast) => toast.message);

beforeEach(() => {
  vi.useFakeTimers();
  return () => vi.useRealTimers();
});

describe('a toast', () => {
  test('stays for 5 seconds', () => {
    const store = aStore();
    store.show('success', 'Saved', 'Success');
    vi.advanceTimersByTime(4999);
    expect(staying(store)).toEqual(['Saved']);
    vi.advanceTimersByTime(1);
    expect(staying(store)).toEqual([]);
  });

  test('eases out for 300 ms before it is gone', () => {
    const store = aStore();
    store.show('success', 'Saved', 'Success');
    vi.advanceTimersByTime(5299);
    expect(store.list()).toHaveLength(1);
    vi.advanceTimersByTime(1);
    expect(store.list()).toEqual([]);
  });

  test('may stay for a time of its own', () => {
    const store = aStore();
    store.show('success', 'Copied', 'Success', { durationMs: 3000 });
    vi.advanceTimersByTime(3000);
    expect(staying(store)).toEqual([]);
  });

  test('waits while a fan looks at it', () => {
    const store = aStore();
    const id = store.show('info', 'Hello', 'Info');
    vi.advanceTimersByTime(4000);
    store.hold(id);
    vi.advanceTimersByTime(60_000);
    expect(staying(store)).toEqual(['Hello']);
  });

  test('stays 1 second more after the fan has looked', () => {
    const store = aStore();
    const id = store.show('info', 'Hello', 'Info');
    store.hold(id);
    vi.advanceTimersByTime(60_000);
    store.release(id);
    vi.advanceTimersByTime(999);
    expect(staying(store)).toEqual(['Hello']);
    vi.advanceTimersByTime(1);
    expect(staying(store)).toEqual([]);
  });

  test('is not brought back by a look while it leaves', () => {
    const store = aStore();
    const id = store.show('info', 'Hello', 'Info');
    store.dismiss(id);
    store.hold(id);
    vi.advanceTimersByTime(300);
    expect(store.list()).toEqual([]);
  });
});

test('the newest toast is on top', () => {
  const store = aStore();
  store.show('info', 'first', 'Info');
  store.show('info', 'second', 'Info');
  expect(staying(store)).toEqual(['second', 'first']);
});

test('more than a few are all kept, for the page to count', () => {
  const store = aStore();
  for (const message of ['1', '2', '3', '4', '5']) store.show('info', message, 'Info');
  expect(staying(store)).toEqual(['5', '4', '3', '2', '1']);
});

describe('the same words again', () => {
  test('begin anew where good news is still there', () => {
    const store = aStore();
    const first = store.show('success', 'Saved', 'Success');
    vi.advanceTimersByTime(4000);
    expect(store.show('success', 'Saved', 'Success')).toBe(first);
    vi.advanceTimersByTime(4999);
    expect(staying(store)).toEqual(['Saved']);
    vi.advanceTimersByTime(1);
    expect(staying(store)).toEqual([]);
  });

  test('leave good news alone while a fan looks at it', () => {
    const store = aStore();
    store.hold(store.show('success', 'Saved', 'Success'));
    store.show('success', 'Saved', 'Success');
    vi.advanceTimersByTime(60_000);
    expect(staying(store)).toEqual(['Saved']);
  });

  test('are a new toast in place of the old one when something failed again', () => {
    const store = aStore();
    const first = store.show('error', 'Not saved', 'Error');
    store.show('info', 'Hello', 'Info');
    expect(store.show('error', 'Not saved', 'Error')).not.toBe(first);
    expect(staying(store)).toEqual(['Not saved', 'Hello']);
    vi.advanceTimersByTime(5000);
    expect(staying(store)).toEqual([]);
  });

  test('are a toast of their own once the last one leaves', () => {
    const store = aStore();
    store.dismiss(store.show('success', 'Saved', 'Success'));
    store.show('success', 'Saved', 'Success');
    expect(staying(store)).toEqual(['Saved']);
  });
});
