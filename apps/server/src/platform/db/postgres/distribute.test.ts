import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aShownFan } from '../../../testing/shown-fan.ts';
import { anEmptyPlace, readAllRows, type BackupSite } from '../../../testing/crashes/backup-site.ts';
import { askPostgres, listNodes } from '../../../testing/databases/citus-nodes.ts';
import { createCitusDatabase } from '../../../testing/databases/distributed-databases.ts';
import { runAdminFor } from '../../../testing/operator-scripts.ts';
import type { PostgresDatabase } from '../../../testing/databases/postgres-databases.ts';
import { startTestApp } from '../../../testing/test-app.ts';
import { tablePlaces } from '../table-places.ts';

const nodes = listNodes();

describe('npm run admin -- distribute', () => {
  let place: BackupSite;
  beforeAll(async () => {
    place = await anEmptyPlace();
  });
  afterAll(() => place.remove());

  test('is refused where rows can lie on one machine alone', async () => {
    const stderr =
      place.databaseUrl === undefined
        ? 'SQLite is one file on one machine: set DATABASE_URL to a PostgreSQL with Citus.\n'
        : 'This database has no Citus: run "create extension citus" in it, on each of its nodes.\n';
    expect(await runAdminFor(place, 'distribute')).toEqual({ code: 1, stdout: '', stderr });
  });
});

// Needs workers: `TEST_DATABASE_URL` of a Citus and `TEST_DISTRIBUTE=1`.
describe.skipIf(nodes.length === 0)('npm run admin -- distribute, on a Citus', () => {
  let dataDir: string;
  let storage: PostgresDatabase;
  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'thirteen-distribute-'));
    storage = await createCitusDatabase(process.env['TEST_POSTGRES_URL'] ?? '', nodes);
  });
  afterAll(async () => {
    await storage.drop();
    await rm(dataDir, { recursive: true, force: true });
  });

  const distribute = () => runAdminFor({ dataDir, databaseUrl: storage.url }, 'distribute');
  const onCoordinator = async (text: string) => (await askPostgres<{ name: string }>(storage.url, text)).rows;

  async function readOurRows() {
    const rows = await readAllRows({ dataDir, databaseUrl: storage.url });
    return Object.fromEntries(Object.keys(tablePlaces).map((table) => [table, rows[table]]));
  }

  test('spreads a site with fans, keeps every row, and changes nothing when run again', async () => {
    const before = await startTestApp({ DATABASE_URL: storage.url });
    const fans = [await aShownFan(before), await aShownFan(before), await aShownFan(before)];
    await before.close();
    const rows = await readOurRows();
    // Each has three, and so has the author.
    expect(rows['lists']).toHaveLength(3 * (fans.length + 1));

    await askPostgres(storage.url, 'create unique index by_what on lists (items) where revision < 0');
    const unfit = "lists can't be spread by user_id: its unique key by_what has no such column.\n";
    expect(await distribute()).toEqual({ code: 1, stdout: '', stderr: unfit });
    expect(await onCoordinator('select table_name as name from citus_tables')).toEqual([]);
    await askPostgres(storage.url, 'drop index by_what');

    const told = Object.entries(tablePlaces).map(([table, at]) => {
      if (at === 'coordinator') return `${table}: on the coordinator, as before.`;
      return `${table}: ${at === 'reference' ? 'copied to every node' : `spread by ${at.by}`} from now on.`;
    });
    const [recovery] = await onCoordinator(
      `select setting as name from pg_settings where name = 'citus.recover_2pc_interval' and setting::int > 1000`,
    );
    const end = `The rows of fans are on ${nodes.length} nodes.`;
    const advice = `Set citus.recover_2pc_interval to '1s' on the coordinator, which has it at ${recovery?.name} ms: docs/operations.md says why.`;
    const atEnd = recovery ? [advice, end] : [end];
    const first = await distribute();
    expect([first.code, first.stderr]).toEqual([0, '']);
    expect(linesOf(first.stdout)).toEqual([...told, ...atEnd].toSorted());
    expect(await readOurRows()).toEqual(rows);

    const again = await distribute();
    const asBefore = told.map((line) => line.replace(' from now on.', ', as before.'));
    expect({ ...again, stdout: linesOf(again.stdout) }).toEqual({
      code: 0,
      stdout: [...asBefore, ...atEnd].toSorted(),
      stderr: '',
    });
    expect(await readOurRows()).toEqual(rows);
    const spread = Object.entries(tablePlaces).filter(([, at]) => at !== 'coordinator');
    const leftBehind = await onCoordinator(
      `select relname as name from pg_class where pg_relation_size(oid) > 0 and relname in (${spread.map(([table]) => `'${table}'`).join()})`,
    );
    expect(leftBehind).toEqual([]);

    const after = await startTestApp({ DATABASE_URL: storage.url });
    for (const { username, password } of fans) {
      const login = await after.send('POST', '/api/auth/login', { body: { username, password } });
      const { token } = login.json<{ token: string }>();
      const top13 = await after.send('GET', '/api/rankings/user/top-thirteen', { token });
      expect([login.statusCode, top13.json()]).toEqual([200, [expect.objectContaining({ slot: 1 })]]);
      const shown = await after.send('GET', `/api/profile/public-profile/${username}`);
      expect(shown.statusCode).toBe(200);
    }
    await after.close();
  });
});

function linesOf(text: string): readonly string[] {
  return text.trim().split('\n').toSorted();
}
