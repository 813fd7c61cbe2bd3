import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { findFreePort } from '../../e2e/support/server.ts';
import type { Engine } from './browser-window.ts';
import { openByWebDriver } from './webdriver.ts';

const READY_WITHIN_MS = 20_000;

/** What WebKit needs: its driver, the small browser that comes with it, and a screen for that in memory. */
export type WebKitPrograms = { readonly driver: string; readonly browser: string; readonly screen: string };

/** Safari's engine as Debian packages it (WebKitGTK), driven by WebDriver. Each window has a driver of its own. */
export async function startWebKit({ driver, browser, screen }: WebKitPrograms): Promise<Engine> {
  const { display, process: xvfb } = await startScreen(screen);
  return {
    openWindow: async () => {
      const port = await findFreePort();
      const program = spawn(driver, [`--port=${port}`], {
        env: { ...process.env, DISPLAY: `:${display}`, WEBKIT_DISABLE_DMABUF_RENDERER: '1' },
        stdio: 'ignore',
      });
      const address = `http://127.0.0.1:${port}`;
      try {
        await untilReady(address);
        const window = await openByWebDriver(address, {
          browserName: 'MiniBrowser',
          'webkitgtk:browserOptions': { binary: browser, args: ['--automation'] },
        });
        return {
          ...window,
          close: async () => {
            await window.close();
            await end(program);
          },
        };
      } catch (error) {
        await end(program);
        throw error;
      }
    },
    close: () => end(xvfb),
  };
}

/** Starts a screen under a number that is free, which the program chooses and says. */
async function startScreen(program: string) {
  const xvfb = spawn(program, ['-displayfd', '1', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const [display] = (await Promise.race([
    once(xvfb.stdout.setEncoding('utf8'), 'data'),
    once(xvfb, 'exit').then(() => Promise.reject(new Error(`${program} did not start.`))),
  ])) as [string];
  return { display: display.trim(), process: xvfb };
}

async function untilReady(address: string): Promise<void> {
  const deadline = Date.now() + READY_WITHIN_MS;
  for (;;) {
    try {
      await fetch(`${address}/status`);
      return;
    } catch (cause) {
      if (Date.now() > deadline) throw new Error('The WebKit driver does not answer.', { cause });
      await new Promise((go) => setTimeout(go, 50));
    }
  }
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  await ended;
}
