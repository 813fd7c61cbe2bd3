import { describe, expect, test } from 'vitest';
import { createSessionStore, type SessionEnd } from './session-store.ts';

const START = Date.parse('2026-01-01T00:00:00Z');
const DAY_MS = 86_400_000;
const login = { token: 'secret', username: 'juniper', expiresInSeconds: 3600 };

/** A browser of our own: storage that two tabs may share, a clock that runs or jumps, and timers on that clock. */
function aBrowser(stored: Record<string, string> = {}) {
  const entries = new Map(Object.entries(stored));
  const timers = new Map<number, { run: () => void; at: number }>();
  let now = START;
  let ids = 0;
  const browser = {
    entries,
    delays: [] as number[],
    openTab: () =>
      createSessionStore({
        storage: {
          getItem: (key) => entries.get(key) ?? null,
          setItem: (key, value) => void entries.set(key, value),
          removeItem: (key) => void entries.delete(key),
        },
        now: () => now,
        startTimer: (run, delayMs) => {
          browser.delays.push(delayMs);
          timers.set(++ids, { run, at: now + delayMs });
          return ids;
        },
        stopTimer: (timer) => void timers.delete(timer as number),
      }),
    /** Time passes and timers run in their turn. */
    pass: (ms: number) => {
      const end = now + ms;
      for (;;) {
        const [id, timer] = [...timers].toSorted(([, a], [, b]) => a.at - b.at)[0] ?? [];
        if (id === undefined || timer === undefined || timer.at > end) break;
        timers.delete(id);
        now = Math.max(now, timer.at);
        timer.run();
      }
      now = end;
    },
    /** Time passes while the device sleeps: no timer runs. */
    sleep: (ms: number) => void (now += ms),
  };
  return browser;
}

function endingsOf(tab: ReturnType<typeof createSessionStore>) {
  const endings: SessionEnd[] = [];
  tab.onEnd((reason, username) => username === login.username && endings.push(reason));
  return endings;
}

const keptFor = (ms: number) => ({
  token: 'kept',
  expiresIn: new Date(START + ms).toISOString(),
  username: 'juniper',
});

describe('a session in the browser', () => {
  test('is kept as a token, an ISO date and a username', () => {
    const browser = aBrowser();
    browser.openTab().start(login);
    expect(Object.fromEntries(browser.entries)).toEqual({
      token: 'secret',
      expiresIn: '2026-01-01T01:00:00.000Z',
      username: 'juniper',
    });
  });

  test('is restored while its end is in the future', () => {
    expect(aBrowser(keptFor(1000)).openTab().current()?.username).toBe('juniper');
  });

  test.each([
    { name: 'one that has run out', stored: keptFor(0) },
    { name: 'one with a date that is none', stored: { ...keptFor(1000), expiresIn: 'soon' } },
    { name: 'one without a username', stored: { token: 'kept', expiresIn: keptFor(1000).expiresIn } },
  ])('does not restore $name, and clears it', ({ stored }) => {
    const browser = aBrowser(stored);
    expect(browser.openTab().current()).toBeUndefined();
    expect(browser.entries.size).toBe(0);
  });

  test('leaves what else the browser keeps alone', () => {
    const browser = aBrowser({ ...keptFor(1000), theme: 'dark' });
    browser.openTab().end('logout');
    expect([...browser.entries.keys()]).toEqual(['theme']);
  });

  test('ends with its life, to the second', () => {
    const browser = aBrowser();
    const tab = browser.openTab();
    tab.start(login);
    browser.pass(3_599_000);
    expect(tab.current()).toMatchObject({ username: 'juniper' });
    browser.pass(1000);
    expect(tab.current()).toBeUndefined();
    expect(browser.entries.size).toBe(0);
  });

  test('tells why it ended', () => {
    const browser = aBrowser(keptFor(5000));
    const endings = endingsOf(browser.openTab());
    browser.pass(5000);
    expect(endings).toEqual(['expired']);
  });

  test('lasts 40 days without a timer beyond the 32-bit limit', () => {
    const browser = aBrowser(keptFor(40 * DAY_MS));
    const tab = browser.openTab();
    browser.pass(40 * DAY_MS - 1);
    expect(tab.current()).toMatchObject({ username: 'juniper' });
    expect(Math.max(...browser.delays)).toBeLessThan(2 ** 31);
    browser.pass(1);
    expect(tab.current()).toBeUndefined();
  });

  test('ends when a tab wakes up after its life', () => {
    const browser = aBrowser(keptFor(DAY_MS));
    const tab = browser.openTab();
    browser.sleep(2 * DAY_MS);
    tab.check();
    expect(tab.current()).toBeUndefined();
  });

  test('ends within a minute of a clock that jumps past its life', () => {
    const browser = aBrowser(keptFor(DAY_MS));
    const tab = browser.openTab();
    browser.sleep(2 * DAY_MS);
    browser.pass(60_000);
    expect(tab.current()).toBeUndefined();
  });

  test("ends with another tab's logout", () => {
    const browser = aBrowser(keptFor(DAY_MS));
    const here = browser.openTab();
    const endings = endingsOf(here);
    browser.openTab().end('logout');
    here.reread();
    expect(endings).toEqual(['elsewhere']);
  });

  test("begins with another tab's login", () => {
    const browser = aBrowser();
    const here = browser.openTab();
    browser.openTab().start(login);
    here.reread();
    expect(here.current()?.token).toBe('secret');
  });

  test('ends up with the whole login of another fan, whose keys arrive one by one', () => {
    const browser = aBrowser(keptFor(DAY_MS));
    const here = browser.openTab();
    for (const [key, value] of Object.entries({ token: 'theirs', username: 'willow' })) {
      browser.entries.set(key, value);
      here.reread();
    }
    expect(here.current()).toMatchObject({ token: 'theirs', username: 'willow' });
  });

  test('tells its listeners of each change, until they leave', () => {
    const tab = aBrowser().openTab();
    let changes = 0;
    const leave = tab.subscribe(() => (changes += 1));
    tab.start(login);
    tab.end('logout');
    leave();
    tab.start(login);
    expect(changes).toBe(2);
  });
});
