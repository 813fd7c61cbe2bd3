import { DatabaseSync } from 'node:sqlite';
import type { Population } from './population.ts';
import { showProgress } from './progress.ts';

const TOLD_EVERY = 10_000;

/**
 * Adds users with their lists and sums to the file of a server that is stopped, in one transaction. The file is thrown
 * away afterwards, so that nothing is synced meanwhile.
 */
export function fillSqlite(file: string, population: Population): void {
  const db = new DatabaseSync(file, { enableForeignKeyConstraints: false });
  try {
    db.exec('PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF; PRAGMA cache_size = -1000000; BEGIN');
    insertUsers(db, population);
    insertCounters(db, population);
    db.exec('COMMIT; PRAGMA journal_mode = WAL');
  } finally {
    db.close();
  }
}

function insertUsers(db: DatabaseSync, { size, samples, userAt }: Population): void {
  const addUser = db.prepare(
    `INSERT INTO users (id, username, username_key, email, email_key, created_at, login_count)
     VALUES (?1, ?2, ?2, ?3, ?3, ?4, ?5)`,
  );
  const addList = db.prepare(
    'INSERT INTO lists (user_id, list, items, revision, updated_at) VALUES (?, ?, ?, 1, ?)',
  );
  const addVerified = db.prepare(
    'INSERT INTO verified_set_lists (user_id, changed_at, guitar, piano) VALUES (?, ?, ?, ?)',
  );
  for (let number = 0; number < size; number += 1) {
    const { id, username, loginCount, sample, changedAt } = userAt(number);
    const fan = samples[sample];
    if (!fan) throw new Error(`There is no sample fan ${sample}.`);
    addUser.run(id, username, `${username}@example.org`, changedAt, loginCount);
    for (const [list, items] of fan.lists) addList.run(id, list, items, changedAt);
    addVerified.run(id, changedAt, fan.guitar, fan.piano);
    if ((number + 1) % TOLD_EVERY === 0) showProgress('users', number + 1, size);
  }
}

/** Adds to what the fans who signed up before count for. */
function insertCounters(db: DatabaseSync, { counters }: Population): void {
  const addCounter = db.prepare(
    `INSERT INTO counters (name, item, stripe, value) VALUES (?, ?, ?, ?)
     ON CONFLICT (name, item, stripe) DO UPDATE SET value = value + excluded.value`,
  );
  for (const { name, item, stripe, change } of counters) addCounter.run(name, item, stripe, change);
}
