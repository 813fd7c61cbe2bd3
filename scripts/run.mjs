import { runCommand } from './lib/command.mjs';
import { runSource } from './lib/run-source.mjs';

// Runs one of the operator's programs, `apps/server/scripts/<name>.ts`, with what else stands on the command line.
const [name, ...args] = process.argv.slice(2);
await runCommand(() => runSource(`apps/server/scripts/${name}.ts`, args, { withWebApp: name === 'demo' }));
