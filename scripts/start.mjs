import { runCommand } from './lib/command.mjs';
import { runSource } from './lib/run-source.mjs';

await runCommand(() => runSource('apps/server/src/main.ts', process.argv.slice(2), { withWebApp: true }));
