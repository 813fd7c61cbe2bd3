import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { catalogueAlbums } from '@thirteen/catalogue/catalogue-data.ts';
import { expect, test } from 'vitest';
import { startServer } from './crashes/server-process.ts';

const TIME_LIMIT_MS = 60_000;

// What is tried does not depend on the database.
test.skipIf(process.env['TEST_ENGINE'] === 'postgres')(
  'the development server makes previews, cards and pictures',
  async () => {
    const folder = await mkdtemp(join(tmpdir(), 'thirteen-development-'));
    const server = await startServer({ DATA_DIR: folder }, { watch: true });
    try {
      const song = catalogueAlbums.at(-1)?.songs.at(-1);
      const made = [`/media/previews/${song?.id}.mp3`, '/share/site/card.png', '/media/covers/red-192.png'];
      const answers = await Promise.all(
        made.map(async (path) => {
          const answer = await fetch(server.origin + path, {
            signal: AbortSignal.timeout(TIME_LIMIT_MS / 2),
          });
          return [answer.status, answer.headers.get('content-type')];
        }),
      );
      expect(answers).toEqual([
        [200, 'audio/mpeg'],
        [200, 'image/png'],
        [200, 'image/png'],
      ]);
    } finally {
      await server.end('SIGTERM');
      await rm(folder, { recursive: true, force: true });
    }
  },
);
