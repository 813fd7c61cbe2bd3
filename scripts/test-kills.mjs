import { runCommand } from './lib/command.mjs';
import { runSource } from './lib/run-source.mjs';

await runCommand(() => runSource('e2e/browsers/kill-rounds-main.ts', { withWebApp: true }));
