import fc from 'fast-check';
import { expect, test } from 'vitest';
import { aBrowser, aList, aServer, aStorage, settle, type Slots } from '#testing/saving.ts';
import { openSavingQueue } from './saving-queue.ts';

const start: Slots = ['', '', '', ''];
const troubles = ['lost-on-the-way', 'lost-on-the-way-back'] as const;

const step = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({ kind: fc.constant('fill' as const), tab: fc.nat(1), slot: fc.nat(3) }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constant('clear' as const), tab: fc.nat(1), slot: fc.nat(3) }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constant('trouble' as const), trouble: fc.constantFrom(...troubles) }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('reload' as const), tab: fc.nat(1) }) },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('hurry' as const),
      tab: fc.nat(1),
      slot: fc.nat(3),
      next: fc.nat(3),
      isAnswerLost: fc.boolean(),
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('retry' as const), tab: fc.nat(1) }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('pause' as const) }) },
);

type Home = { readonly hasLocks: boolean; readonly storageTurns: number };

/** One fan with two tabs on one browser; every song is another one, so that nothing stands twice. */
function aFan({ hasLocks, storageTurns }: Home) {
  const server = aServer(start);
  const browser = aBrowser({ hasLocks, storage: aStorage(storageTurns) });
  let songs = 0;

  function openTab() {
    const tab = browser.openTab();
    const { list, events } = aList(server);
    const queue = openSavingQueue(list, 'ana', tab.ports);
    const base = { state: server.getState(), revision: server.getRevision() };
    const saved = () => {
      const event = events.findLast((known) => known.kind !== 'refused');
      return event?.saved ?? base;
    };
    const seen = () => queue.getView().pending ?? saved().state;
    return {
      ...tab,
      queue,
      seen,
      /** The screen shows nothing of the list before. */
      untilShown: () => queue.whenRead,
      change: (slot: number, song: string) => queue.change(saved(), seen(), seen().with(slot, song)),
    };
  }
  return { server, openTab, nextSong: () => `s${(songs += 1)}` };
}

type Step = (typeof step extends fc.Arbitrary<infer Action> ? Action : never) & { readonly tab?: number };

/** Does what the fan, the network and the browser do, and answers what the fan did last to each slot. */
async function live(fan: ReturnType<typeof aFan>, steps: readonly Step[]) {
  const { server, openTab, nextSong } = fan;
  const tabs = [openTab(), openTab()] as const;
  const open = new Map(tabs.entries());
  let actor: number | undefined;
  const wanted = new Map<number, string>();

  /** The fan changes what the tab shows, as soon as it shows it: nothing that they did before may be missing there. */
  async function change(place: number, slot: number, song: string) {
    // A fan needs a moment to go from one tab to the other.
    if (actor !== place) await settleAll();
    actor = place;
    const tab = open.get(place);
    await tab?.untilShown();
    for (const [known, expected] of wanted) expect(tab?.seen()[known]).toBe(expected);
    wanted.set(slot, song);
    tab?.change(slot, song);
  }

  function close(place: number) {
    void open.get(place)?.queue.close();
    open.get(place)?.crash();
  }

  /** A fan leaves a page only after what they did is kept; the server may have it by then, or not. */
  async function reload(place: number) {
    await settleAll();
    close(place);
    open.set(place, openTab());
    actor = place;
  }

  const act = {
    fill: (action: Step) => 'slot' in action && change(action.tab, action.slot, nextSong()),
    clear: (action: Step) => 'slot' in action && change(action.tab, action.slot, ''),
    trouble: (action: Step) => 'trouble' in action && server.trouble({ kind: action.trouble }),
    reload: async (action: Step) => {
      await reload(action.tab ?? 0);
      await settleAll();
    },
    /** The server is away while the fan works in the only tab, comes back with a reload, and the fan goes on at once. */
    hurry: async (action: Step) => {
      if (!('next' in action)) return;
      server.setAway(true);
      await change(action.tab, action.slot, nextSong());
      await settleAll();
      close(1 - action.tab);
      server.setAway(false);
      if (action.isAnswerLost) server.trouble({ kind: 'lost-on-the-way-back' });
      await reload(action.tab);
      await change(action.tab, action.next, nextSong());
      await reload(1 - action.tab);
    },
    retry: (action: Step) => open.get(action.tab ?? 0)?.passTime(),
    pause: settleAll,
  };
  for (const action of steps) await act[action.kind](action);
  return { tabs: () => [...open.values()], wanted };
}

async function settleAll(): Promise<void> {
  for (let round = 0; round < 5; round += 1) await settle();
}

test.each([
  { hasLocks: true, storageTurns: 0 },
  { hasLocks: false, storageTurns: 0 },
  { hasLocks: true, storageTurns: 40 },
  { hasLocks: false, storageTurns: 40 },
])(
  'whatever is lost and reloaded, no edit is lost, both tabs end alike, and nobody is asked (locks: $hasLocks, storage after $storageTurns turns)',
  async (home) => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 25 }), async (steps) => {
        const fan = aFan(home);
        const { tabs, wanted } = await live(fan, steps);
        for (let round = 0; round < 20; round += 1) {
          for (const tab of tabs()) tab.wake();
          await settleAll();
        }
        const final = fan.server.getState();
        for (const [slot, song] of wanted) expect(final[slot]).toBe(song);
        for (const tab of tabs()) {
          expect(tab.seen()).toEqual(final);
          expect(tab.queue.getView()).toMatchObject({ pending: undefined, conflict: undefined });
        }
      }),
      { numRuns: 100, seed: 13 },
    );
  },
);
