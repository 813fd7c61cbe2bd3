import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rename, rm } from 'node:fs/promises';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';

/** Flags for a browser in a container. None of them loosens what a page may do. */
export const browserFlags = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

const PROGRAM_NAMES = ['google-chrome-stable', 'google-chrome', 'chromium', 'chromium-browser', 'chrome'];
const MAC_PROGRAMS = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];
const CACHE = new URL('../../.cache/', import.meta.url).pathname;

/** Where a browser may come from, best first: what the tester chose, what is installed, what npm or Playwright brought. */
const CANDIDATES: Readonly<Record<string, () => string | undefined | Promise<string | undefined>>> = {
  CHROMIUM_PATH: () => process.env['CHROMIUM_PATH'] || undefined,
  'an installed Chrome or Chromium': findInstalled,
  'the npm package @sparticuz/chromium': findPackaged,
  "Playwright's own download": () => [chromium.executablePath()].find(existsSync),
};

/** The path of the first browser that starts. Throws with what was tried when none does. */
export async function findBrowser(): Promise<string> {
  const tried: string[] = [];
  for (const [name, find] of Object.entries(CANDIDATES)) {
    try {
      const path = await find();
      if (path !== undefined) {
        await launch(path);
        return path;
      }
      tried.push(`${name}: none`);
    } catch (error) {
      tried.push(`${name}: ${String(error).split('\n').slice(0, 3).join(' ')}`);
    }
  }
  const advice = 'Install Chrome or Chromium, or set CHROMIUM_PATH to one.';
  throw new Error(`No browser for the browser tests. ${advice}\n  ${tried.join('\n  ')}`);
}

async function launch(executablePath: string): Promise<void> {
  const browser = await chromium.launch({ executablePath, args: browserFlags, timeout: 20_000 });
  await browser.close();
}

function findInstalled(): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  const onPath = PROGRAM_NAMES.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [...onPath, ...MAC_PROGRAMS].find(existsSync);
}

/**
 * Unpacks the packaged browser once. The package takes any `chromium` in the temporary folder for its own,
 * so it unpacks into a new folder, which gets its final name when it is complete.
 */
async function findPackaged(): Promise<string | undefined> {
  if (process.platform !== 'linux') return undefined;
  const home = join(CACHE, 'packaged-chromium');
  const path = join(home, 'chromium');
  const isUsable =
    existsSync(path) &&
    (await launch(path).then(
      () => true,
      () => false,
    ));
  if (isUsable) return path;

  await mkdir(CACHE, { recursive: true });
  const fresh = await mkdtemp(`${home}-`);
  const temporary = process.env['TMPDIR'];
  process.env['TMPDIR'] = fresh;
  try {
    const { default: packaged } = await import('@sparticuz/chromium');
    await packaged.executablePath();
  } finally {
    if (temporary === undefined) delete process.env['TMPDIR'];
    else process.env['TMPDIR'] = temporary;
  }
  await rm(home, { recursive: true, force: true });
  await rename(fresh, home);
  return path;
}
