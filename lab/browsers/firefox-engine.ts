import { WINDOW, type Engine } from './browser-window.ts';
import { toWindow } from './chromium-engine.ts';

/** Firefox as it is installed, by the path of its program. */
export async function startFirefox(executablePath: string): Promise<Engine> {
  // Only the lab installs it.
  const { default: puppeteer } = await import('puppeteer-core');
  const program = await puppeteer.launch({
    browser: 'firefox',
    executablePath,
    headless: true,
    defaultViewport: WINDOW,
  });
  return {
    openWindow: async () => {
      const context = await program.createBrowserContext();
      return toWindow(await context.newPage(), () => context.close());
    },
    close: () => program.close(),
  };
}
