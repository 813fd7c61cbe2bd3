import { readConfig } from '../src/config.ts';
import { runProgram, startServer } from '../src/start-server.ts';
import { demoLogin, fillWithFans } from './demo-fans.ts';

await runProgram(async () => {
  const dataDir = process.env['DATA_DIR'] ?? 'data-demo';
  const config = readConfig({ ...process.env, DATA_DIR: dataDir });
  console.log(`Log in as ${demoLogin.username} with the password: ${demoLogin.password}`);
  await startServer(config, (database) => fillWithFans(database));
});
