import { runCommand } from './lib/command.mjs';
import { runSource } from './lib/run-source.mjs';

await runCommand(() => runSource('apps/server/src/testing/faults/main.ts'));
