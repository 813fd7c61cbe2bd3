import { startServer } from '../../e2e/support/server.ts';

/** Starts the server that the journeys share; they read its address from the environment. */
export default async function startSite(): Promise<() => Promise<void>> {
  const server = await startServer();
  process.env['E2E_URL'] = server.url;
  return server.stop;
}
