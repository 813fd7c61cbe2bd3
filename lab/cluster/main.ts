import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { startCluster } from './start-cluster.ts';

/** `npm run lab -- cluster`: PostgreSQL, app processes and a balancer on one address, until Ctrl-C or SIGTERM. */
async function run(): Promise<void> {
  const { processes, port } = readOptions();
  const asked = untilAskedToStop();
  const databaseUrl = process.env['DATABASE_URL'];
  const cluster = await startCluster({
    folder: process.env['DATA_DIR'] ?? 'data-cluster',
    processes,
    port,
    host: process.env['HOST'] ?? '127.0.0.1',
    env: process.env,
    ...(databaseUrl && { databaseUrl }),
    say: console.log,
    onOutput: (text) => void process.stdout.write(text),
  });
  console.log(`Thirteen is ready at ${cluster.origin}`);

  await asked;
  console.log('Stopping: open requests are answered, then the processes and PostgreSQL end');
  await cluster.stop();
  console.log('Stopped');
}

/** Heard from the beginning, so that a start that is broken off leaves nothing behind. */
function untilAskedToStop(): Promise<void> {
  return new Promise((resolve) => {
    for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.on(signal, () => resolve());
  });
}

function readOptions(): { readonly processes: number; readonly port: number } {
  const options = { processes: { type: 'string' }, port: { type: 'string' } } as const;
  const { values } = parseArgs({ options });
  const processes = values.processes ?? String(availableParallelism());
  const port = values.port ?? process.env['PORT'] ?? '3000';
  if (!/^[1-9]\d{0,2}$/.test(processes)) throw new Error(`--processes ${processes}: a number from 1 to 999`);
  if (!/^\d{1,5}$/.test(port) || Number(port) > 65_535)
    throw new Error(`--port ${port}: a number from 0 to 65535`);
  return { processes: Number(processes), port: Number(port) };
}

try {
  await run();
} catch (error) {
  console.error(`The cluster could not start. ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
}
