import { spawnSync } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { writeAtomically } from './write-atomically.ts';

let directory = '';
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'thirteen-files-'));
});
afterEach(() => rm(directory, { recursive: true, force: true }));

const MODULE = new URL('./write-atomically.ts', import.meta.url).href;

/** Writes in a process whose files may have 64 blocks, which is what a full disk looks like, and tells how many it has open. */
const WRITE_TOO_MUCH = `
  import { readdirSync } from 'node:fs';
  import { writeAtomically } from '${MODULE}';
  process.on('SIGXFSZ', () => {});
  const open = () => readdirSync('/proc/self/fd').length;
  const write = () => writeAtomically(process.argv[1], Buffer.alloc(200_000)).catch(({ code }) => code);
  await write();
  const before = open();
  const code = await write();
  console.log(code, open() - before);
`;

describe('a file', () => {
  test('is written for the own account alone, with its folder', async () => {
    const file = join(directory, 'new', 'a');
    await writeAtomically(file, Buffer.from('all of it'));
    expect(await readFile(file, 'utf8')).toBe('all of it');
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    expect(await readdir(join(directory, 'new'))).toEqual(['a']);
  });

  test.skipIf(process.platform !== 'linux')(
    'stays what it was when the disk is full; no draft and no open file is left',
    async () => {
      const file = join(directory, 'a');
      await writeFile(file, 'what it was');
      const command = `ulimit -f 64; exec "$0" --input-type=module -e "$1" -- "$2"`;
      const { stdout } = spawnSync('bash', ['-c', command, process.execPath, WRITE_TOO_MUCH, file], {
        encoding: 'utf8',
      });
      expect(stdout.trim()).toBe('EFBIG 0');
      expect(await readFile(file, 'utf8')).toBe('what it was');
      expect(await readdir(directory)).toEqual(['a']);
    },
  );
});
