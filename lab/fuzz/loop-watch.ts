import { readFileSync } from 'node:fs';

/** How long one request may keep the server's one thread of JavaScript, in milliseconds. */
export const LOOP_LIMIT_MS = 50;

/** The CPU time of a process's main thread so far, in milliseconds; undefined where the system doesn't tell (it is Linux that does). */
export function mainThreadMs(pid: number): number | undefined {
  if (process.platform !== 'linux') return undefined;
  try {
    const [nanoseconds] = readFileSync(`/proc/${pid}/task/${pid}/schedstat`, 'utf8').split(' ');
    return Number(nanoseconds) / 1e6;
  } catch {
    // The process is gone, which others tell.
    return undefined;
  }
}

/** The longest time by the clock that the server's event loop was late since this was asked last, in milliseconds. */
export async function longestDelayMs({ origin }: { readonly origin: string }): Promise<number> {
  const text = await (await fetch(`${origin}/api/metrics`)).text();
  const [, seconds] = /^nodejs_eventloop_lag_max_seconds (\S+)$/m.exec(text) ?? [];
  // Its clock ticks every 10 ms, which counts as no delay.
  return Number(seconds) * 1000 - TICK_MS;
}

const TICK_MS = 10;
