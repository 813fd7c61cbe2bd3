import type { AccountData } from '@thirteen/contract/account.ts';
import type { Catalogue } from '@thirteen/domain/catalogue/catalogue.ts';
import {
  DAYS_KEPT,
  dayNumberOf,
  daysToThin,
  inSequence,
  isoOfDay,
  type KeptState,
} from '@thirteen/domain/history/kept-days.ts';
import type { PackedState } from '@thirteen/domain/history/list-state.ts';
import type { Db, Tx } from '#platform/db/tables.ts';
import type { ListChanged } from '#platform/saving/change-list.ts';
import { findList, type ListName } from '#platform/saving/lists.repository.ts';
import { deleteStates, insertState, isKept, listDaysUpTo, listStates } from './history.repository.ts';
import { packList, unpackList } from './packed-lists.ts';

type Change = Parameters<ListChanged>[1];

/**
 * With the first change of a day, keeps how the list stood until the day before, in the transaction of the change. Once a
 * month it lets go what is older than is kept whole. Later changes of the day cost nothing.
 */
export async function keepDay(tx: Tx, change: Change, catalogue: Catalogue): Promise<void> {
  const { userId, list, before, beforeAt, placedBefore, at, keepsHistory } = change;
  if (before === undefined || beforeAt === undefined) return;
  const [changedOn, today] = [beforeAt.slice(0, 10), at.slice(0, 10)];
  if (changedOn >= today) return;
  const day = dayNumberOf(Date.parse(at));
  const state = keepsHistory ? packList({ list, items: before, placed: placedBefore }, catalogue) : '';
  if (state !== '')
    await insertState(tx, userId, { list, since: dayNumberOf(Date.parse(beforeAt)), until: day - 1, state });
  if (changedOn.slice(0, 7) !== today.slice(0, 7)) await thin(tx, userId, list, day);
}

async function thin(tx: Tx, userId: string, list: ListName, today: number): Promise<void> {
  const old = await listDaysUpTo(tx, { userId, list, day: today - DAYS_KEPT });
  await deleteStates(tx, { userId, list, untils: daysToThin(old, today) });
}

/** A list as it stood through time, the present one at the end; a state of it may hold nothing. */
export async function readStates(
  db: Db,
  { userId, list, now }: { readonly userId: string; readonly list: ListName; readonly now: number },
  catalogue: Catalogue,
): Promise<readonly KeptState<PackedState>[]> {
  const past = await listStates(db, userId, list);
  const present = await findList(db, { userId, list }, (items) => items);
  if (!present) return inSequence(past);
  const today = dayNumberOf(now);
  const since = Math.min(dayNumberOf(Date.parse(present.updatedAt)), today);
  const state = packList({ list, items: present.items, placed: present.placed }, catalogue);
  return inSequence([...past, { since, until: today, state }]).filter((kept) => kept.state !== '');
}

/** All past states of a fan's lists, for the download of all data. */
export async function exportHistory(
  db: Db,
  userId: string,
  catalogue: Catalogue,
): Promise<AccountData['history']> {
  const byList = Map.groupBy(await listStates(db, userId), ({ list }) => list);
  return {
    kept: await isKept(db, userId),
    lists: [...byList].map(([list, states]) => ({
      list,
      states: inSequence(states).map(({ since, until, state }) => {
        const unpacked = unpackList(list, state, catalogue);
        return {
          since: isoOfDay(since),
          until: isoOfDay(until),
          ...('items' in unpacked ? { items: [...unpacked.items] } : { entries: [...unpacked.entries] }),
        };
      }),
    })),
  };
}
