import { readConfig } from '../config.ts';
import { runProgram, startSite } from '../start-server.ts';
import { CHEAP_PASSWORDS } from './cheap-passwords.ts';

/**
 * The server as `main.ts` starts it, but with cheap passwords, and previews and drawings made only when they are asked
 * for: for journeys and other tests that need a process, where neither its cost nor its background is the subject.
 * `TEST_WEB_APP` names another build of the web app, `TEST_CONTRACT_NUMBER` what is asked of its pages.
 */
const { TEST_WEB_APP: webApp, TEST_CONTRACT_NUMBER: contractNumber } = process.env;
const parts = {
  passwordCost: CHEAP_PASSWORDS,
  warmsMedia: false,
  ...(webApp !== undefined && { webApp }),
  ...(contractNumber !== undefined && { contractNumber: Number(contractNumber) }),
};
await runProgram(() => startSite(readConfig(process.env), undefined, parts));
