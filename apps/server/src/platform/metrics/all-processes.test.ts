import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { copyPostgresDatabase } from '../../testing/databases/postgres-databases.ts';
import { startServer } from '../../testing/crashes/server-process.ts';

// Several processes share PostgreSQL alone.
test.runIf(process.env['TEST_ENGINE'] === 'postgres')(
  'one reading has the figures of all processes at an address, each under its own number',
  async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'thirteen-metrics-'));
    const storage = await copyPostgresDatabase();
    const env = { DATA_DIR: dataDir, DATABASE_URL: storage.url, PORT: '0', PROCESSES: '2' };
    const server = await startServer(env);
    try {
      for (let asked = 0; asked < 2; asked += 1) {
        const reply = await fetch(`${server.origin}/api/metrics`, { headers: { connection: 'close' } });
        const text = await reply.text();
        const ofMemory = [...text.matchAll(/^process_resident_memory_bytes\{process="(\d)"\} \d+/gm)];
        expect([reply.status, ofMemory.map(([, number]) => number).toSorted()]).toEqual([200, ['1', '2']]);
        // A name is told once, however many processes have it.
        expect(text.match(/^# TYPE http_request_duration_seconds /gm)).toHaveLength(1);
      }
    } finally {
      await server.end('SIGTERM');
      await storage.drop();
      await rm(dataDir, { recursive: true, force: true });
    }
  },
);
