import { describe, expect, test } from 'vitest';
import { openTab } from '#testing/saving-tab.ts';
import { aBrowser, aServer, COPIED_AT, settle } from '#testing/saving.ts';

describe('after a failed load', () => {
  test('reads before the first save and goes on where nothing was ever saved', async () => {
    const server = aServer(['', '', '']);
    const tab = await openTab({ server });
    tab.load(['', '', ''], null);
    tab.fill(0, 'a');
    await settle();
    expect(server.sent).toEqual([{ after: '"0"', state: ['a', '', ''] }]);
  });

  test('shows the saved list that appears and sends nothing', async () => {
    const server = aServer(['x', 'y', ''], 4);
    const tab = await openTab({ server });
    tab.load(['', '', ''], null);
    tab.fill(0, 'a');
    await settle();
    expect(tab.events).toMatchObject([{ kind: 'replaced', saved: { state: ['x', 'y', ''] } }]);
    expect(tab.queue.getView().pending).toBeUndefined();
    expect(server.sent).toEqual([]);
  });

  test('shows what this browser saved last, where it knows that', async () => {
    const server = aServer(['', '', '']);
    const browser = aBrowser();
    const before = await openTab({ server, browser });
    before.fill(0, 'a');
    await settle();
    before.crash();
    server.setAway(true);
    const tab = await openTab({ server, browser });
    tab.load(['', '', ''], null);
    tab.queue.standIn();
    expect(tab.seen()).toEqual(['a', '', '']);
    expect(tab.events.at(-1)).toMatchObject({ copy: { madeAt: COPIED_AT } });
    tab.fill(1, 'b');
    await settle();
    server.setAway(false);
    tab.wake();
    await settle();
    expect(server.getState()).toEqual(['a', 'b', '']);
  });

  test('sends nothing while the read fails', async () => {
    const server = aServer(['x', 'y', ''], 4);
    const tab = await openTab({ server });
    tab.load(['', '', ''], null);
    server.trouble({ kind: 'lost-on-the-way' }, { kind: 'lost-on-the-way' });
    tab.fill(0, 'a');
    await settle();
    tab.passTime();
    await settle();
    expect(tab.status()).toBe('waiting');
    expect(server.sent).toEqual([]);
  });
});
