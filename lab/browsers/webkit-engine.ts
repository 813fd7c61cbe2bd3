import { processEnv } from '../../apps/server/src/testing/crashes/server-process.ts';
import { findFreePort } from '../../apps/server/src/testing/free-port.ts';
import { launchProgram, startProgram } from '../../apps/server/src/testing/program.ts';
import type { Engine } from './browser-window.ts';
import { until } from './visitor.ts';
import { openByWebDriver } from './webdriver.ts';

/** What WebKit needs: its driver, the small browser that comes with it, and a screen for that in memory. */
export type WebKitPrograms = { readonly driver: string; readonly browser: string; readonly screen: string };

/** Safari's engine as Debian packages it (WebKitGTK), driven by WebDriver. Each window has a driver of its own. */
export async function startWebKit({ driver, browser, screen }: WebKitPrograms): Promise<Engine> {
  // Under a number that is free, which the program chooses and says.
  const args = ['-displayfd', '1', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'];
  const xvfb = await startProgram({ command: screen, args, ready: /^(\d+)\n/m });
  const env = { ...processEnv(), DISPLAY: `:${xvfb.match[1]}`, WEBKIT_DISABLE_DMABUF_RENDERER: '1' };
  return {
    openWindow: async () => {
      const port = await findFreePort();
      const address = `http://127.0.0.1:${port}`;
      const program = launchProgram({ command: driver, args: [`--port=${port}`], env });
      try {
        await until(async () => (await fetch(`${address}/status`)).ok, 'the WebKit driver', 20_000);
        const window = await openByWebDriver(address, {
          browserName: 'MiniBrowser',
          'webkitgtk:browserOptions': { binary: browser, args: ['--automation'] },
        });
        return {
          ...window,
          close: async () => {
            await window.close();
            await program.end('SIGTERM');
          },
        };
      } catch (error) {
        await program.end('SIGTERM');
        throw error;
      }
    },
    close: async () => void (await xvfb.end('SIGTERM')),
  };
}
