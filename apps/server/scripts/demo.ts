import { readConfig } from '../src/config.ts';
import { runProgram, startSite } from '../src/start-server.ts';
import { demoLogin, fillWithFans } from './demo-fans.ts';

await runProgram(async () => {
  const dataDir = process.env['DATA_DIR'] ?? 'data-demo';
  const config = readConfig({ ...process.env, DATA_DIR: dataDir });
  console.log(`Log in as ${demoLogin.username} with the password: ${demoLogin.password}`);
  await startSite(config, (database) => fillWithFans(database));
});
