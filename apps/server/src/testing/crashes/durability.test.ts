import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isEverything } from '../everything.ts';
import { fillSlotAt, listSongIds, readTop13At, signUpAt } from './process-fan.ts';
import { startServer } from './server-process.ts';

const SLOTS = 13;
const ROUNDS = isEverything ? 20 : 3;
const FANS = 4;

type Songs = ReadonlyMap<number, string>;

/** A fan and what the server promised: the list of the last answer, and the change that was under way at the end. */
type Witness = { readonly token: string; known: Songs; underway: Songs | undefined; answered: number };

let dataDir = '';
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'thirteen-durability-'));
});
afterAll(() => rm(dataDir, { recursive: true, force: true }));

describe.runIf(process.env['TEST_ENGINE'] === 'sqlite')('on SQLite', () => {
  test(
    'keeps every acknowledged change through kills in the middle of writing',
    { timeout: 600_000 },
    async () => {
      const env = { DATA_DIR: join(dataDir, 'killed') };
      const witnesses: Witness[] = [];
      let interrupted = 0;

      for (let round = 0; round <= ROUNDS; round += 1) {
        const server = await startServer(env);
        if (round === 0) {
          for (let fan = 0; fan < FANS; fan += 1) witnesses.push(await toWitness(server.origin));
        }
        for (const witness of witnesses) {
          const { songs } = await readTop13At(server.origin, witness.token);
          expect([witness.known, witness.underway ?? witness.known]).toContainEqual(songs);
          witness.known = songs;
          witness.underway = undefined;
          witness.answered = 0;
        }
        expect(checkIntegrity(env.DATA_DIR)).toBe('ok');

        const songIds = await listSongIds(server.origin);
        const work = witnesses.map((witness) => writeUntilGone(server.origin, witness, songIds));
        // Once some were acknowledged, and not always at the same point of a group of writes.
        await expect.poll(() => witnesses.every(({ answered }) => answered > round)).toBe(true);
        await sleep(11 * round);
        await server.end('SIGKILL');
        await Promise.all(work);
        interrupted += witnesses.filter(({ underway }) => underway !== undefined).length;
      }

      expect(interrupted).toBeGreaterThan(ROUNDS);
    },
  );

  test('on a full disk answers 503, keeps what was acknowledged and goes on when there is room', async () => {
    const env = { DATA_DIR: join(dataDir, 'full') };
    const server = await startServer(env, { maxFileKiB: 1200 });
    const songIds = await listSongIds(server.origin);
    const token = await signUpAt(server.origin);
    let known = await readTop13At(server.origin, token);
    let refused = known;
    for (let write = 0; write < 2000 && refused.status !== 503; write += 1) {
      const answer = await fillSlotAt(server.origin, token, toFilling(write, songIds));
      if (answer.status === 200) known = answer;
      else refused = answer;
    }
    expect(refused).toMatchObject({ status: 503, retryAfter: expect.stringMatching(/^\d+$/) });
    expect(await readTop13At(server.origin, token)).toMatchObject({ songs: known.songs });
    await server.end('SIGKILL');

    const roomy = await startServer(env);
    expect(await readTop13At(roomy.origin, token)).toMatchObject({ songs: known.songs });
    expect(checkIntegrity(env.DATA_DIR)).toBe('ok');
    const again = await fillSlotAt(roomy.origin, token, { slot: 1, songId: songIds.at(-1) ?? '' });
    expect(again.status).toBe(200);
    await roomy.end('SIGTERM');
  });
});

async function toWitness(origin: string): Promise<Witness> {
  return { token: await signUpAt(origin), known: new Map(), underway: undefined, answered: 0 };
}

/** Changes slot after slot, as fast as answers come, until the server is gone. */
async function writeUntilGone(origin: string, witness: Witness, songIds: readonly string[]): Promise<void> {
  const start = Math.floor(Math.random() * songIds.length);
  for (; ; witness.answered += 1) {
    const filling = toFilling(start + witness.answered, songIds);
    witness.underway = new Map(witness.known).set(filling.slot, filling.songId);
    try {
      const { status, songs } = await fillSlotAt(origin, witness.token, filling);
      expect(status).toBe(200);
      witness.known = songs;
      witness.underway = undefined;
    } catch (error) {
      // What fetch throws when the connection breaks; everything else is a fault.
      if (error instanceof TypeError) return;
      throw error;
    }
  }
}

/** The nth change: a song of its own for each slot, another one each time the slot comes round. */
function toFilling(step: number, songIds: readonly string[]): { slot: number; songId: string } {
  const lists = Math.floor(songIds.length / SLOTS);
  const index = step % (lists * SLOTS);
  return { slot: (index % SLOTS) + 1, songId: songIds[index] ?? '' };
}

function checkIntegrity(folder: string): unknown {
  const database = new DatabaseSync(join(folder, 'thirteen.sqlite'), { readOnly: true });
  const row = database.prepare('PRAGMA integrity_check').get();
  database.close();
  return row?.['integrity_check'];
}
