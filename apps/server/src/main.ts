import { buildApp } from './app.ts';
import { ConfigError, readConfig } from './config.ts';
import { openDatabase } from './platform/db/open.ts';

// Open requests get this long to finish after a signal; a container's stop waits for 10 s.
const STOP_TIMEOUT_MS = 4500;

async function main(): Promise<void> {
  const config = readConfig(process.env);
  const database = await openDatabase(config);
  const { http, startBackground } = await buildApp({ config, database, now: Date.now });
  // The framework would announce every address in a line of its own.
  http.log.level = 'warn';
  await http.listen({ port: config.port, host: config.host });
  http.log.level = config.logLevel;
  const address = http.server.address();
  const port = typeof address === 'object' && address !== null ? address.port : config.port;
  console.log(`Thirteen is ready at http://${nameOf(config.host)}:${port}`);
  startBackground();

  let stopping = false;
  const stop = async () => {
    if (stopping) return;
    stopping = true;
    setTimeout(() => process.exit(1), STOP_TIMEOUT_MS).unref();
    await http.close();
    await database.close();
    process.exit(0);
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
}

function nameOf(host: string): string {
  if (host === '0.0.0.0' || host === '::') return 'localhost';
  return host.includes(':') ? `[${host}]` : host;
}

/** One line that a person can act on, for what goes wrong at the start. */
function explain(error: unknown): string {
  if (error instanceof ConfigError) return error.message;
  if (!(error instanceof Error)) return String(error);
  const code = 'code' in error ? String(error.code) : '';
  const cause = error.cause instanceof Error ? `: ${error.cause.message}` : '';
  if (code === 'EADDRINUSE')
    return `PORT=${process.env['PORT'] ?? 3000} is taken by another program; choose another port`;
  if (code === 'EACCES' && 'port' in error)
    return `PORT=${process.env['PORT']} needs more rights; choose one above 1023`;
  return `${error.message}${cause}`.replaceAll('\n', ' ');
}

main().catch((error: unknown) => {
  console.error(`Thirteen could not start. ${explain(error)}`);
  process.exit(1);
});
