import { runCommand } from './lib/command.mjs';
import { runSource } from './lib/run-source.mjs';

await runCommand(() => runSource('bench/src/main.ts', { withWebApp: true }));
