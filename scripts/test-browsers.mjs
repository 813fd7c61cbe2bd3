import { runCommand } from './lib/command.mjs';
import { runSource } from './lib/run-source.mjs';

await runCommand(() => runSource('e2e/browsers/main.ts', { withWebApp: true }));
