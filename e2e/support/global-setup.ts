import { findBrowser } from './browser.ts';
import { startServer } from './server.ts';

/** Finds a browser and starts the server that the journeys share; the workers read both from the environment. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  process.env['E2E_BROWSER'] = await findBrowser();
  const server = await startServer();
  process.env['E2E_URL'] = server.url;
  process.env['E2E_DATA_DIR'] = server.dataFolder;
  return server.stop;
}
