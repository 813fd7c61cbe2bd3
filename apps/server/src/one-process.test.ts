import type { Worker } from 'node:cluster';
import { spawn } from 'node:child_process';
import { EventEmitter } from 'node:events';
import { expect, test } from 'vitest';
import { startOneProcess } from './one-process.ts';

/** A worker of a real child process, as `cluster` passes on what happens to it. */
function workerOf(command: string): Worker {
  const child = spawn(command, { stdio: 'ignore' });
  const worker = Object.assign(new EventEmitter(), { process: child });
  child.on('error', (error) => worker.emit('error', error));
  child.on('exit', (code, signal) => worker.emit('exit', code, signal));
  return worker as unknown as Worker;
}

test('a process that can not be started has ended, and nothing breaks', async () => {
  const one = startOneProcess(() => workerOf('/nothing/to/run'));
  expect(await one.ended).toMatchObject({ code: null, signal: null, failure: { code: 'ENOENT' } });
  one.stop();
});

test('a fork that throws has ended, too', async () => {
  const one = startOneProcess(() => {
    throw Object.assign(new Error('spawn ENOMEM'), { code: 'ENOMEM' });
  });
  expect(await one.ended).toMatchObject({ failure: { code: 'ENOMEM' } });
  one.stop();
});

test('a process that ends by itself tells how', async () => {
  expect(await startOneProcess(() => workerOf('false')).ended).toEqual({ code: 1, signal: null });
});
