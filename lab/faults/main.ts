import { writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { chanceOf } from '../chance.ts';
import { createNotes, type Fault } from './fault.ts';
import { faultRows } from './faults.ts';

const QUICK_PATIENCE = 3;
const QUICK_SEED = 13;
const MAX_SEED = 1_000_000;

/** Does to real sites what may happen to one, and prints a line for each fault with the command that repeats its losses. */
const { values } = parseArgs({
  options: {
    quick: { type: 'boolean', default: false },
    rounds: { type: 'string' },
    seed: { type: 'string' },
    fault: { type: 'string', multiple: true, default: [] },
    // The file for the counts, for `npm test`.
    report: { type: 'string' },
  },
});
const { quick: isQuick, fault: wanted } = values;
const known = faultRows.flat().map(({ name }) => name);
const seed = Number(values.seed ?? (isQuick ? QUICK_SEED : Math.floor(Math.random() * MAX_SEED)));
const rounds = values.rounds === undefined ? undefined : Number(values.rounds);
if (!Number.isInteger(seed) || !Number.isInteger(rounds ?? 0) || wanted.some((name) => !known.includes(name)))
  throw new Error(`--seed and --rounds are whole numbers, --fault is one of ${known.join(', ')}`);

const roundsOf = (fault: Fault) => rounds ?? (isQuick ? fault.rounds.quick : fault.rounds.full);
const isWanted = (fault: Fault) =>
  roundsOf(fault) > 0 && (wanted.length === 0 || wanted.includes(fault.name));

const played: Awaited<ReturnType<typeof play>>[] = [];
if (isQuick) await Promise.all(faultRows.map(playRow));
else for (const row of faultRows) await playRow(row);
const width = Math.max(...played.map(({ fault }) => fault.title.length));
for (const one of played) console.log(describe(one));
// Each fault counts as a test.
const failed = played.filter(({ outcome }) => outcome.losses.length > 0).length;
const counts = { passed: played.length - failed, failed };
console.log(`${counts.passed} passed, ${failed} failed, seed ${seed}`);
if (values.report !== undefined) await writeFile(values.report, JSON.stringify(counts));
process.exit(failed > 0 ? 1 : 0);

async function playRow(faults: readonly Fault[]): Promise<void> {
  for (const fault of faults.filter(isWanted)) played.push(await play(fault));
}

async function play(fault: Fault) {
  const tell = (line: string) => void (isQuick || console.log(`${fault.name}, ${line}`));
  const notes = createNotes(tell, isQuick ? QUICK_PATIENCE : 1);
  const begunAt = performance.now();
  try {
    await fault.play({ rounds: roundsOf(fault), seed, chance: chanceOf(seed), notes });
  } catch (error) {
    notes.endRound([error instanceof Error ? (error.stack ?? error.message) : String(error)]);
  }
  return { fault, outcome: notes.outcome(), seconds: (performance.now() - begunAt) / 1000 };
}

function describe({ fault, outcome, seconds }: (typeof played)[number]): string {
  const { losses, times, counts: counted } = outcome;
  const facts = [
    ...[...counted].map(([name, count]) => `${count} ${name}`),
    ...[...times].map(([name, ms]) => `${name} ${Math.round(ms)} ms at most`),
  ];
  const sum = `${outcome.rounds} rounds, ${losses.length} losses; ${facts.join(', ')} (${seconds.toFixed(1)} s)`;
  return [
    `${losses.length === 0 ? 'ok  ' : 'FAIL'} ${fault.title.padEnd(width)}  ${sum}`,
    ...losses.map((loss) => `       ${loss.slice(0, 1000)}`),
    ...(losses.length === 0 ? [] : [`       npm run lab -- faults --fault ${fault.name} --seed ${seed}`]),
  ].join('\n');
}
