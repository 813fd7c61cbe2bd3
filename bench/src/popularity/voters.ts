import { DatabaseSync } from 'node:sqlite';
import { seededRandom, shuffled } from '../shuffle.ts';
import { showProgress } from './progress.ts';

// As many as the server spreads a sum over.
const STRIPES = 16;
const TOLD_EVERY = 10_000;
const AT = '2025-01-01T00:00:00.000Z';

/**
 * Adds users who ranked all albums to the file of a server that is stopped: the account, the list and its share of
 * the sums, in one transaction. The file is a copy to be thrown away, so that nothing is synced meanwhile.
 */
export function addVoters(file: string, count: number): void {
  const db = new DatabaseSync(file, { enableForeignKeyConstraints: false });
  try {
    db.exec('PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF; PRAGMA cache_size = -400000; BEGIN');
    insertVoters(db, count);
    db.exec('COMMIT; PRAGMA journal_mode = WAL');
  } finally {
    db.close();
  }
}

function insertVoters(db: DatabaseSync, count: number): void {
  const albums = readAlbums(db);
  const addUser = db.prepare('INSERT INTO users VALUES (?1, ?2, ?2, ?3, ?3, NULL, ?4)');
  const addList = db.prepare("INSERT INTO lists VALUES (?, 'allAlbums', ?, 1, ?)");
  const points = new Map<string, number>();
  const ballots = new Map<number, number>();
  const random = seededRandom(count);
  for (let voter = 0; voter < count; voter += 1) {
    // Random, as the server's own ids are, so that a user's row may lie anywhere.
    const id = `${Math.floor(random() * 2 ** 40).toString(36)}-${voter}`;
    const username = `voter-${voter}`;
    const ballot = shuffled(albums, random);
    addUser.run(id, username, `${username}@example.org`, AT);
    addList.run(id, JSON.stringify(ballot), AT);
    const stripe = voter % STRIPES;
    ballots.set(stripe, (ballots.get(stripe) ?? 0) + 1);
    for (const [index, album] of ballot.entries()) {
      const key = `${stripe} ${album}`;
      points.set(key, (points.get(key) ?? 0) + ballot.length - index);
    }
    if ((voter + 1) % TOLD_EVERY === 0) showProgress('users', voter + 1, count);
  }
  const addCounter = db.prepare('INSERT INTO counters VALUES (?, ?, ?, ?)');
  for (const [stripe, voters] of ballots) {
    for (const album of albums) {
      addCounter.run('album-points', album, stripe, points.get(`${stripe} ${album}`) ?? 0);
      addCounter.run('album-ballots', album, stripe, voters);
    }
  }
}

/** The keys of the albums that can be ranked: all but the singles, which have no date. */
function readAlbums(db: DatabaseSync): readonly string[] {
  const rows = db.prepare("SELECT key FROM albums WHERE key <> 'singles' ORDER BY position").all();
  return rows.map(({ key }) => String(key));
}
