import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const ADMIN = new URL('../../apps/server/scripts/admin.ts', import.meta.url).pathname;

/** Runs `npm run admin -- ...` on the data of the server that the journeys share. */
export async function runAdmin(...args: readonly string[]): Promise<void> {
  const env = { ...process.env, DATA_DIR: process.env['E2E_DATA_DIR'] ?? '', DATABASE_URL: '' };
  await promisify(execFile)(process.execPath, [ADMIN, ...args], { env });
}
