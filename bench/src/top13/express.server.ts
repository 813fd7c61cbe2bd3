import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { DatabaseSync } from 'node:sqlite';
import { join } from 'node:path';
import express, { type NextFunction, type Request, type Response } from 'express';
import { readFixture, type Entry } from './fixture.ts';

/**
 * The two calls as one would write them with Express and SQLite in an afternoon: a session by the hash of its token,
 * one row per user, prepared statements, and a commit on disk for each write.
 */
const { songs, sessions } = readFixture();
const songsById = new Map(songs.map((song) => [song.songId, song]));

const db = new DatabaseSync(join(process.env['DATA_DIR'] ?? '.', 'express.sqlite'));
db.exec(`
  pragma journal_mode = wal;
  pragma synchronous = full;
  pragma foreign_keys = on;
  create table users (id integer primary key, username text not null unique);
  create table sessions (
    token_hash text primary key, user_id integer not null references users(id), expires_at integer not null
  );
  create table top13 (user_id integer primary key references users(id), items text not null);
`);
const findSession = db.prepare(`
  select users.id, users.username, sessions.expires_at from sessions
  join users on users.id = sessions.user_id where sessions.token_hash = ?
`);
const findList = db.prepare('select items from top13 where user_id = ?');
const saveList = db.prepare(`
  insert into top13 (user_id, items) values (?, ?) on conflict (user_id) do update set items = excluded.items
`);

const firstList = JSON.stringify(songs.slice(0, 13).map((song) => song.songId));
for (const [index, token] of sessions.entries()) {
  db.prepare('insert into users (id, username) values (?, ?)').run(index + 1, `fan-${index}`);
  db.prepare('insert into sessions values (?, ?, ?)').run(hashOf(token), index + 1, Date.now() + 3_600_000);
  saveList.run(index + 1, firstList);
}

const app = express();
app.use(express.json());
app.use(requireSession);

app.get('/api/rankings/user/top-thirteen', (_request, response) => {
  response.json(toEntries(readSlots(userOf(response))));
});

app.post('/api/rankings/user/top-thirteen', (request, response) => {
  const { slot, songId } = request.body as { slot: unknown; songId: unknown };
  if (typeof slot !== 'number' || !Number.isInteger(slot) || slot < 1 || slot > 13) {
    response.status(400).json({ message: 'slot must be 1 to 13' });
    return;
  }
  if (typeof songId !== 'string' || !songsById.has(songId)) {
    response.status(404).json({ message: 'Song not found' });
    return;
  }
  // Nothing else runs between the reading and the writing: node:sqlite is synchronous.
  const slots = readSlots(userOf(response));
  if (slots.some((id, index) => id === songId && index !== slot - 1)) {
    response.status(409).json({ message: 'This song is already in your top 13 list!' });
    return;
  }
  slots[slot - 1] = songId;
  saveList.run(userOf(response), JSON.stringify(slots));
  response.json(toEntries(slots));
});

function requireSession(request: Request, response: Response, next: NextFunction): void {
  const token = request.headers.authorization?.replace('Bearer ', '');
  const session = token === undefined ? undefined : findSession.get(hashOf(token));
  if (!session || Number(session['expires_at']) < Date.now()) {
    response.status(401).json({ message: 'Please log in' });
    return;
  }
  response.locals['userId'] = session['id'];
  next();
}

function userOf(response: Response): number {
  return Number(response.locals['userId']);
}

function readSlots(userId: number): (string | null)[] {
  const row = findList.get(userId);
  return row ? (JSON.parse(String(row['items'])) as (string | null)[]) : Array<null>(13).fill(null);
}

function toEntries(slots: readonly (string | null)[]): Entry[] {
  return slots.flatMap((id, index) => {
    const song = id === null ? undefined : songsById.get(id);
    return song ? [{ ...song, slot: index + 1 }] : [];
  });
}

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

const server = app.listen(0, '127.0.0.1');
await once(server, 'listening');
const address = server.address();
if (address !== null && typeof address === 'object') console.log(`http://127.0.0.1:${address.port}`);
