import { writeFile } from 'node:fs/promises';
import { chanceOf } from '../chance.ts';
import { createNotes, type Fault } from './fault.ts';
import { faultRows } from './fault-table.ts';
import { readOptions } from './options.ts';
import { countRounds, describeRun, type Played } from './report.ts';

const QUICK_PATIENCE = 3;

/** Does to real sites what may happen to one, and prints what came of it. */
const all = faultRows.flat();
const options = readOptions(
  process.argv.slice(2),
  all.map(({ name }) => name),
);
const roundsOf = ({ rounds }: Fault) => options.rounds ?? (options.isQuick ? rounds.quick : rounds.full);
const isWanted = (fault: Fault) =>
  roundsOf(fault) > 0 && (options.names.length === 0 || options.names.includes(fault.name));

async function playRow(faults: readonly Fault[]): Promise<readonly Played[]> {
  const played: Played[] = [];
  for (const fault of faults.filter(isWanted)) played.push(await play(fault));
  return played;
}

async function play(fault: Fault): Promise<Played> {
  const { seed, isQuick } = options;
  const tell = (line: string) => void (isQuick || process.stdout.write(`${fault.name}, ${line}\n`));
  const { notes, outcome } = createNotes(tell, isQuick ? QUICK_PATIENCE : 1);
  const missing = fault.findMissing?.();
  const begunAt = performance.now();
  if (missing === undefined) {
    try {
      await fault.play({ rounds: roundsOf(fault), seed, chance: chanceOf(seed), notes });
    } catch (error) {
      notes.endRound([error instanceof Error ? (error.stack ?? error.message) : String(error)]);
    }
  }
  return { fault, missing, outcome: outcome(), seconds: (performance.now() - begunAt) / 1000 };
}

const played: Played[] = [];
if (options.isQuick) played.push(...(await Promise.all(faultRows.map(playRow))).flat());
else for (const row of faultRows) played.push(...(await playRow(row)));
process.stdout.write(`${describeRun(played, options.seed)}\n`);
const counts = countRounds(played);
if (options.report !== undefined) await writeFile(options.report, JSON.stringify(counts));
process.exit(counts.failed > 0 ? 1 : 0);
