import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { inRepository } from './repository.mjs';

/** What opens connections: a module, and those of its names that do where others don't. */
const OPENERS = {
  'node:net': /\b(?:connect|createConnection|Socket)\b/,
  'node:http': /\b(?:request|get|Agent|ClientRequest)\b/,
  'node:tls': /./,
  'node:https': /./,
  'node:http2': /./,
  'node:dgram': /./,
  'node:dns': /./,
  'node:dns/promises': /./,
  undici: /./,
  nodemailer: /./,
  pg: /./,
};
const IMPORT = /^import (?!type )(.+?) from '([^']+)'/gms;
const GLOBALS = /\b(?:fetch\(|new (?:WebSocket|EventSource)\()/;

async function findOpeners(folder) {
  const files = await readdir(folder, { recursive: true });
  const sources = files.filter((file) => /(?<!\.test)\.ts$/.test(file) && !/(?:^|\/)testing\//.test(file));
  const found = await Promise.all(
    sources.map(async (file) => {
      const code = await readFile(join(folder, file), 'utf8');
      const modules = [...code.matchAll(IMPORT)]
        .filter(([, names, module]) => OPENERS[module]?.test(names))
        .map(([, , module]) => module);
      return [...modules, ...(GLOBALS.exec(code) ?? [])].map((opener) => `${file}: ${opener}`);
    }),
  );
  return found.flat().toSorted();
}

// What the list in docs/security.md says: a new way out is a decision, and stands in both.
test('the server calls out to the database and to the mail server, and has no other way', async () => {
  expect(await findOpeners(inRepository('apps', 'server', 'src'))).toEqual([
    'platform/backup/postgres-backup.ts: pg',
    'platform/db/postgres/postgres-pool.ts: node:net',
    'platform/db/postgres/postgres-pool.ts: pg',
    'platform/db/postgres/postgres-write-groups.ts: pg',
    'platform/mail/transports.ts: nodemailer',
  ]);
});
