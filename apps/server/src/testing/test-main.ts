import { readConfig } from '../config.ts';
import { runProgram, startSite } from '../start-server.ts';
import { CHEAP_PASSWORDS } from './cheap-passwords.ts';

/**
 * The server as `main.ts` starts it, but with cheap passwords, and previews and drawings made only when they are asked
 * for: for journeys and other tests that need a process, where neither its cost nor its background is the subject.
 */
const parts = { passwordCost: CHEAP_PASSWORDS, warmsMedia: false };
await runProgram(() => startSite(readConfig(process.env), undefined, parts));
