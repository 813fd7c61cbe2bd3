import { mkdtemp, readdir, rm, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { claimFolder } from './claim-folder.ts';

const QUICKLY = 20;

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'thirteen-claim-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

test('one of two holds a folder; the other takes over when it has ended', async () => {
  const done: string[] = [];
  const first = claimFolder(folder, 'claim', QUICKLY);
  first.whenHeld(() => done.push('first'));
  await expect.poll(() => done).toEqual(['first']);
  const second = claimFolder(folder, 'claim', QUICKLY);
  second.whenHeld(() => done.push('second'));
  first.whenHeld(() => done.push('first again'));
  await expect.poll(() => done).toEqual(['first', 'first again']);

  await first.close();
  await expect.poll(() => done).toEqual(['first', 'first again', 'second']);
  await second.close();
  expect(await readdir(folder)).toEqual([]);
});

test.each([
  ['long ago', -60_000],
  ['by a clock that was ahead', 3_600_000],
])('what a killed process claimed %s is free', async (_, age) => {
  const killed = claimFolder(folder, 'claim', 3_600_000);
  await new Promise<void>((held) => killed.whenHeld(held));
  const then = new Date(Date.now() + age);
  await utimes(join(folder, 'claim'), then, then);

  const next = claimFolder(folder, 'claim', QUICKLY);
  const held = vi.fn<() => void>();
  next.whenHeld(held);
  await expect.poll(() => held.mock.calls).toHaveLength(1);
  await next.close();
  await killed.close();
});
