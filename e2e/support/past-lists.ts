import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { songNumbers } from '@thirteen/catalogue/song-numbers.ts';
import { dayNumberOf } from '@thirteen/domain/history/kept-days.ts';
import { packOrder } from '@thirteen/domain/history/list-state.ts';
import type { Fan } from './fan.ts';

/** How a Top 13 stood in the past: so many days ago, from one to another, both included. */
type PastTop13 = {
  readonly sinceDaysAgo: number;
  readonly untilDaysAgo: number;
  readonly songIds: readonly (string | null)[];
};

/** Gives a fan a past on the server of the journeys, as if the list had been changed through so many days. */
export function addPastTop13s(fan: Fan, states: readonly PastTop13[]): void {
  const db = new DatabaseSync(join(process.env['E2E_DATA_DIR'] ?? '', 'thirteen.sqlite'), { timeout: 5000 });
  try {
    const today = dayNumberOf(Date.now());
    const user = db.prepare('select id from users where username = ?').get(fan.username);
    const insert = db.prepare(
      'insert into list_days (user_id, list, until_day, since_day, state) values (?, ?, ?, ?, ?)',
    );
    for (const { sinceDaysAgo, untilDaysAgo, songIds } of states) {
      const packed = packOrder(songIds, (id) => songNumbers.get(id));
      insert.run(String(user?.['id']), 'top13', today - untilDaysAgo, today - sinceDaysAgo, packed);
    }
  } finally {
    db.close();
  }
}
