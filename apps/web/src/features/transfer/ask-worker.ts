import type { ToUnderstand, Understood } from './understand.ts';

/** Far more than the largest list takes. */
const PATIENCE_MS = 20_000;

/** Has a list understood beside the page. Rejects where that takes too long or the code never came. */
export function askWorker(asked: ToUnderstand): Promise<Understood> {
  const worker = new Worker(new URL('./transfer.worker.ts', import.meta.url), { type: 'module' });
  return new Promise<Understood>((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('The list took too long to read.')), PATIENCE_MS);
    worker.addEventListener('message', ({ data }: MessageEvent<Understood>) => resolve(data));
    worker.addEventListener('error', ({ message }) =>
      reject(new Error(message || 'The reader did not start.')),
    );
    worker.addEventListener('message', () => clearTimeout(timer));
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no other origin.
    worker.postMessage(asked);
  }).finally(() => worker.terminate());
}
