import fc from 'fast-check';
import { expect, test } from 'vitest';
import { aBrowser, aList, aServer, settle, type Slots } from '#testing/saving.ts';
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
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('retry' as const), tab: fc.nat(1) }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('pause' as const) }) },
);

/** One fan with two tabs on one browser; every song is another one, so that nothing stands twice. */
function aFan(hasLocks: boolean) {
  const server = aServer(start);
  const browser = aBrowser({ hasLocks });
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
    return {
      ...tab,
      queue,
      seen: () => queue.getView().pending ?? saved().state,
      change: (slot: number, song: string) => {
        const seen = queue.getView().pending ?? saved().state;
        queue.change(saved(), seen, seen.with(slot, song));
      },
    };
  }
  return { server, openTab, nextSong: () => `s${(songs += 1)}` };
}

type Step = (typeof step extends fc.Arbitrary<infer Action> ? Action : never) & { readonly tab?: number };

/** Does what the fan, the network and the browser do, and answers what the fan did last. */
async function live(fan: ReturnType<typeof aFan>, steps: readonly Step[]) {
  const { server, openTab, nextSong } = fan;
  const tabs = [openTab(), openTab()] as const;
  const open = new Map(tabs.entries());
  let actor: number | undefined;
  let last: { readonly slot: number; readonly song: string } | undefined;

  async function change(place: number, slot: number, song: string) {
    // A fan needs a moment to go from one tab to the other.
    if (actor !== place) await settle();
    actor = place;
    const tab = open.get(place);
    // Emptying a slot that a tab shows empty is no change.
    if (tab && tab.seen()[slot] !== song) last = { slot, song };
    tab?.change(slot, song);
  }

  async function reload(place: number) {
    await settle();
    open.get(place)?.queue.close();
    open.get(place)?.crash();
    open.set(place, openTab());
    await settle();
  }

  const act = {
    fill: (action: Step) => 'slot' in action && change(action.tab, action.slot, nextSong()),
    clear: (action: Step) => 'slot' in action && change(action.tab, action.slot, ''),
    trouble: (action: Step) => 'trouble' in action && server.trouble({ kind: action.trouble }),
    reload: (action: Step) => reload(action.tab ?? 0),
    retry: (action: Step) => open.get(action.tab ?? 0)?.passTime(),
    pause: () => settle(),
  };
  for (const action of steps) await act[action.kind](action);
  return { tabs: () => [...open.values()], last: () => last };
}

test.each([{ hasLocks: true }, { hasLocks: false }])(
  'whatever is lost and reloaded, both tabs and the server end with the same list, and nobody is asked (locks: $hasLocks)',
  async ({ hasLocks }) => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 25 }), async (steps) => {
        const fan = aFan(hasLocks);
        const { tabs, last } = await live(fan, steps);
        for (let round = 0; round < 40; round += 1) {
          for (const tab of tabs()) tab.wake();
          await settle();
        }
        const final = fan.server.getState();
        const done = last() ?? { slot: 0, song: final[0] };
        expect(final[done.slot]).toBe(done.song);
        for (const tab of tabs()) {
          expect(tab.seen()).toEqual(final);
          expect(tab.queue.getView()).toMatchObject({ pending: undefined, conflict: undefined });
        }
      }),
      { numRuns: 150, seed: 13 },
    );
  },
);
