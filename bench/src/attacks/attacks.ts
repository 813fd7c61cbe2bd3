import { availableParallelism } from 'node:os';
import { toTable } from '../figures.ts';
import type { AttackResult } from './attack-result.ts';
import { sendCostlyBodies } from './costly-bodies.ts';
import { attackDrawing } from './drawing.ts';
import { floodLogins } from './flood-logins.ts';
import { guessAndRepeat } from './guess-and-repeat.ts';
import { holdConnections } from './held-connections.ts';
import { print } from '../report.ts';

/** An attack of which it is measured what others notice. */
type Attack = () => Promise<readonly AttackResult[]>;

/** In the order in which they run. */
const attacks: readonly Attack[] = [
  attackDrawing,
  floodLogins,
  guessAndRepeat,
  sendCostlyBodies,
  holdConnections,
];

/** What hostile clients do to everyone else; prints one table. */
export async function run(): Promise<void> {
  print(`Node ${process.versions.node}, ${availableParallelism()} cores`);
  const rows: (readonly string[])[] = [];
  for (const attack of attacks) {
    for (const { attack: name, figure, idle = '', under, aim } of await attack())
      rows.push([name, figure, idle, under, aim]);
  }
  print(`\n${toTable(['attack', 'figure', 'idle', 'under attack', 'aim'], rows)}`);
}
