import { runCommand } from './lib/command.mjs';
import { runTests } from './lib/run-tests.mjs';
import { quickSuites } from './lib/suites.mjs';

await runCommand(() => runTests(quickSuites));
