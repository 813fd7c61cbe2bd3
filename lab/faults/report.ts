import type { Fault, Outcome } from './fault.ts';

/** A fault with what came of it: `missing` says why it was not tried. */
export type Played = {
  readonly fault: Fault;
  readonly outcome: Outcome;
  readonly seconds: number;
  readonly missing?: string | undefined;
};

/** The table at the end of a run: a line for each fault, and under it what went wrong with the command that repeats it. */
export function describeRun(played: readonly Played[], seed: number): string {
  const width = Math.max(...played.map(({ fault }) => fault.title.length));
  const lines = played.flatMap(({ fault, outcome, seconds, missing }) => {
    const title = fault.title.padEnd(width);
    if (missing !== undefined) return [`--   ${title}  not tried: ${missing}`];
    const { rounds, losses, times, counts } = outcome;
    const facts = [
      ...[...counts].map(([name, count]) => `${count} ${name}`),
      ...[...times].map(([name, ms]) => `${name} ${Math.round(ms)} ms at most`),
    ];
    return [
      `${losses.length === 0 ? 'ok  ' : 'FAIL'} ${title}  ${rounds} rounds, ${losses.length} losses; ${facts.join(', ')} (${seconds.toFixed(1)} s)`,
      ...losses.map((loss) => `       ${loss.slice(0, 1000)}`),
      ...(losses.length === 0 ? [] : [`       npm run lab -- faults --fault ${fault.name} --seed ${seed}`]),
    ];
  });
  const { passed, failed } = countRounds(played);
  return [...lines, `${passed} passed, ${failed} failed, seed ${seed}`].join('\n');
}

/** Each fault that was tried counts as a test. */
export function countRounds(played: readonly Played[]) {
  const tried = played.filter(({ missing }) => missing === undefined);
  const failed = tried.filter(({ outcome }) => outcome.losses.length > 0).length;
  return { passed: tried.length - failed, failed, skipped: played.length - tried.length };
}
