import { copyFile, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Browser, type BrowserContext } from '@playwright/test';
import type { LoginReply } from '@thirteen/contract/account.ts';
import { browserFlags, findBrowser } from '../../e2e/support/browser.ts';
import { addFan, beginWithSession } from '../../e2e/support/fan.ts';
import { logInAsDemoFan, startDemo } from '../bench/servers.ts';
import { contactSheet, type Picture } from './contact-sheet.ts';
import { takePosters } from './posters.ts';
import { allScreens, type Screen, type Viewer } from './screens.ts';

const OUTPUT = new URL('../../.cache/screenshots/', import.meta.url).pathname;
const README_PICTURES = new URL('../../docs/screenshots/', import.meta.url).pathname;
const INSTALL_PICTURES = new URL('../../apps/web/public/screenshots/', import.meta.url).pathname;
const INSTALL_QUALITY = 70;
const FONTS_AND_PICTURES_MS = 400;
/** A page of three hundred pictures takes a busy machine longer than Playwright waits. */
const SHEET_MS = 5 * 60_000;
/** Half as high as on the page: the picture of the sheet is for a glance. */
const SHEET_PICTURE_PX = 140;

const sizes = { desktop: { width: 1280, height: 800 }, phone: { width: 390, height: 844 } } as const;
const schemes = ['light', 'dark'] as const;

/** The pictures that the README shows: which screenshot, and under which name it is kept in git. */
const readmePictures = {
  'top13list-desktop-light': 'top13',
  'rankings-desktop-light': 'rankings',
  'userHome-desktop-light': 'home',
  'public-profile-amber-lantern-desktop-light': 'profile',
  'erasTourBuilder-desktop-light': 'set-list',
  'rankings-lover-desktop-dark': 'album-dark',
} as const;

/** The pictures that systems show before they install the app, of which the manifest tells; small files. */
const installPictures: Readonly<Record<string, string>> = {
  'top13list-desktop-light': 'top13-wide',
  'erasTourBuilder-desktop-light': 'set-list-wide',
  'top13list-phone-light': 'top13-narrow',
  'sorter-demo-sort-of-my-top-13-phone-light': 'sorter-narrow',
  'rankings-lover-phone-light': 'album-narrow',
};
const keepsInstallPictures = process.argv.includes('--manifest');

const dataDir = await mkdtemp(join(tmpdir(), 'thirteen-screenshots-'));
const demo = await startDemo(dataDir);
try {
  await rm(OUTPUT, { recursive: true, force: true });
  await mkdir(OUTPUT, { recursive: true });
  const browser = await chromium.launch({ executablePath: await findBrowser(), args: browserFlags });
  const pictures = [...(await takeAll(browser, demo.origin)), ...(await takePosters(demo.origin, OUTPUT))];
  await writeFile(join(OUTPUT, 'index.html'), contactSheet(pictures));
  if (process.argv.includes('--readme')) {
    for (const [picture, name] of Object.entries(readmePictures))
      await copyFile(join(OUTPUT, `${picture}.png`), join(README_PICTURES, `${name}.png`));
  }
  await pictureSheet(browser);
  await browser.close();
  process.stdout.write(`${pictures.length} pictures: ${join(OUTPUT, 'index.html')}\n`);
} finally {
  await demo.stop();
  await rm(dataDir, { recursive: true, force: true });
}

async function takeAll(browser: Browser, url: string): Promise<readonly Picture[]> {
  const fan = await logInAsDemoFan(url);
  const sessions: Readonly<Record<Viewer, LoginReply | undefined>> = {
    fan,
    'new-fan': (await addFan(url)).session,
    visitor: undefined,
  };
  const pictures: Picture[] = [];
  for (const [size, viewport] of Object.entries(sizes)) {
    for (const colorScheme of schemes) {
      for (const viewer of ['fan', 'new-fan', 'visitor'] as const) {
        const context = await browser.newContext({
          viewport,
          colorScheme,
          reducedMotion: 'reduce',
          hasTouch: size === 'phone',
        });
        const session = sessions[viewer];
        if (session) await beginWithSession(context, url, session);
        for (const screen of allScreens(fan.user.username).filter((one) => one.viewer === viewer)) {
          const name = `${screen.name}-${size}-${colorScheme}`;
          const file = `${name}.png`;
          await take(context, url, screen, name);
          pictures.push({ screen: screen.name, look: `${size}, ${colorScheme}`, file });
        }
        await context.close();
      }
    }
  }
  return pictures;
}

async function take(context: BrowserContext, url: string, screen: Screen, name: string): Promise<void> {
  const page = await context.newPage();
  await page.goto(url + screen.path);
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  if (screen.part !== undefined)
    await page
      .getByRole('heading', { name: screen.part })
      .evaluate((heading) => heading.scrollIntoView({ block: 'start' }));
  await page.waitForLoadState('networkidle');
  // Covers and letters are drawn a little after they have come.
  await page.waitForTimeout(FONTS_AND_PICTURES_MS);
  await page.screenshot({ path: join(OUTPUT, `${name}.png`) });
  const kept = keepsInstallPictures ? installPictures[name] : undefined;
  if (kept !== undefined)
    await page.screenshot({ path: join(INSTALL_PICTURES, `${kept}.jpg`), quality: INSTALL_QUALITY });
  await page.close();
}

/** The sheet as one picture, for those who look at it without a browser. */
async function pictureSheet(browser: Browser): Promise<void> {
  const page = await browser.newPage({ viewport: { width: 1400, height: 1000 } });
  page.setDefaultTimeout(SHEET_MS);
  await page.goto(`file://${join(OUTPUT, 'index.html')}`);
  await page.addStyleTag({ content: `img { height: ${SHEET_PICTURE_PX}px }` });
  await page.screenshot({ path: join(OUTPUT, 'contact-sheet.png'), fullPage: true });
}
