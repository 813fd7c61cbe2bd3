import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { Sample } from './sampler.process.ts';

/** Measures requests in a process of its own while something else goes on; answers its result and their times in ms. */
export async function sampleWhile<Result>(
  sample: Sample,
  work: () => Promise<Result>,
): Promise<{ readonly result: Result; readonly times: readonly number[] }> {
  const child = fork(fileURLToPath(new URL('sampler.process.ts', import.meta.url)));
  child.send(sample);
  const result = await work();
  child.send('over');
  const [times] = await once(child, 'message');
  await once(child, 'exit');
  return { result, times: times as readonly number[] };
}
