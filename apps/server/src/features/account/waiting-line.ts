/** Runs a job at once or, when enough run already, after those that came before. Undefined when too many wait. */
export type WaitingLine = <Value>(job: () => Promise<Value>) => Promise<Value> | undefined;

/** Lets a few jobs run at once and a limited number wait, so that a flood can take neither all memory nor all time. */
export function createWaitingLine(limits: {
  readonly maxAtOnce: number;
  readonly maxWaiting: number;
}): WaitingLine {
  const waiting: (() => void)[] = [];
  let running = 0;

  async function run<Value>(job: () => Promise<Value>, turn: Promise<void> | undefined): Promise<Value> {
    try {
      await turn;
      return await job();
    } finally {
      // Whoever waits next takes over the place, so that `running` stays as it is.
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  }

  return (job) => {
    if (running < limits.maxAtOnce) {
      running += 1;
      return run(job, undefined);
    }
    if (waiting.length >= limits.maxWaiting) return undefined;
    return run(job, new Promise<void>((go) => waiting.push(go)));
  };
}
