import cluster from 'node:cluster';
import { readConfig } from './config.ts';
import { startProcesses } from './start-processes.ts';
import { runProgram, startSite } from './start-server.ts';

await runProgram(() => {
  const config = readConfig(process.env);
  return config.processes > 1 && cluster.isPrimary ? startProcesses(config) : startSite(config);
});
