import { openSavingQueue } from '#lib/saving/saving-queue.ts';
import { aBrowser, aList, settle, type aServer, type Slots } from './saving.ts';
import type { SavedList } from '#lib/saving/list-rules.ts';

type Fan = {
  readonly server: ReturnType<typeof aServer>;
  readonly browser?: ReturnType<typeof aBrowser>;
  readonly owner?: string;
  /** Rules of the list that differ from the usual ones. */
  readonly rules?: Partial<SavedList<Slots>>;
};

/** Opens the list in a tab and waits until it may be shown there. `fill` does what a fan does on a list that was loaded from the server. */
export async function openTab({ server, browser = aBrowser(), owner = 'ana', rules }: Fan) {
  const tab = browser.openTab();
  const { list, events } = aList(server);
  const queue = openSavingQueue({ ...list, ...rules }, owner, tab.ports);
  await queue.whenRead;
  let base: { state: Slots; revision: string | null } = { state: ['', '', ''], revision: '"0"' };
  const seen = () => {
    const saved = events.findLast((event) => event.kind !== 'refused');
    return queue.getView().pending ?? saved?.saved.state ?? base.state;
  };
  return {
    ...tab,
    queue,
    events,
    seen,
    load: (state: Slots, revision: string | null) => {
      base = { state, revision };
    },
    fill: (slot: number, song: string) => {
      const saved = events.findLast((event) => event.kind !== 'refused');
      queue.change(saved?.saved ?? base, seen(), seen().with(slot, song));
    },
    status: () => queue.getView().status,
    /** A slow storage has it. */
    untilKept: async () => {
      for (let round = 0; round < 5; round += 1) await settle();
    },
  };
}
