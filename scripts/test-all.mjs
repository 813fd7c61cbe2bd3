import { Refusal, runCommand } from './lib/command.mjs';
import { runTests } from './lib/run-tests.mjs';
import { parts } from './lib/suites.mjs';

const USAGE = `Usage: npm run test:all -- [--list] [PART]..., of ${Object.keys(parts).join(', ')}`;

// Without a part, all of them; what several have in common, such as the build, runs once.
await runCommand(async () => {
  const words = process.argv.slice(2);
  if (words.includes('--list')) {
    for (const [part, suites] of Object.entries(parts))
      console.log(`${part}: ${suites.map(({ name }) => name).join(', ')}`);
    return 0;
  }
  if (words.some((word) => !Object.hasOwn(parts, word))) throw new Refusal(USAGE);
  const chosen = words.length > 0 ? words : Object.keys(parts);
  return runTests([...new Set(chosen.flatMap((part) => parts[part]))]);
});
