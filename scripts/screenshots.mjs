import { runCommand } from './lib/command.mjs';
import { runSource } from './lib/run-source.mjs';

await runCommand(() => runSource('e2e/screenshots/main.ts', { withWebApp: true }));
