import { parseArgs } from 'node:util';
import { engineNames, findEngine, isEngine } from '../browsers/engines.ts';
import { chanceOf } from '../chance.ts';
import { playKillRounds } from './kill-rounds.ts';

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '50' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
    engine: { type: 'string', multiple: true, default: [...engineNames] },
  },
});

let hasFailed = false;
for (const name of values.engine) {
  const found = isEngine(name) ? findEngine[name]() : { missing: `There is no engine ${name}.` };
  if ('missing' in found) {
    console.log(`${name}: ${found.missing}`);
    hasFailed ||= !isEngine(name);
    continue;
  }
  const engine = await found.start();
  const { rounds, seed } = values;
  console.log(`${name}: ${rounds} rounds, --seed ${seed}`);
  try {
    const { secondMoves, losses } = await playKillRounds(engine, {
      rounds: Number(rounds),
      chance: chanceOf(Number(seed)),
      tell: (line) => console.log(`  ${line}`),
    });
    console.log(`${name}: ${losses.length} losses; a second move was possible in ${secondMoves} rounds`);
    hasFailed ||= losses.length > 0;
  } finally {
    await engine.close();
  }
}
process.exitCode = hasFailed ? 1 : 0;
