import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { expect } from 'vitest';

const SERVER = fileURLToPath(new URL('../main.ts', import.meta.url));

/** Starts the server as an operator does, on SQLite, and collects what it prints until it is stopped. */
export async function startPrintingServer(settings: Readonly<Record<string, string>>) {
  const env = { ...process.env, PORT: '0', DATABASE_URL: '', ...settings };
  const server = spawn(process.execPath, [SERVER], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  let printed = '';
  for (const stream of [server.stdout, server.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => (printed += text));
  }
  const findOrigin = () => /ready at (http:\S+)/.exec(printed)?.[1];
  await expect.poll(findOrigin, { timeout: 15_000 }).toBeDefined();
  return {
    origin: findOrigin(),
    async stop() {
      server.kill('SIGTERM');
      await once(server, 'exit');
      return printed;
    },
  };
}
