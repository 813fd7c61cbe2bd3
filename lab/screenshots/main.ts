import { copyFile, mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium, type Browser, type BrowserContext } from '@playwright/test';
import type { LoginReply } from '@thirteen/contract/account.ts';
import { browserFlags, findBrowser } from '../../e2e/support/browser.ts';
import { addFan, beginWithSession } from '../../e2e/support/fan.ts';
import { arrive } from '../../e2e/support/screen.ts';
import { inFolder, logInAsDemoFan, startDemo } from '../bench/servers.ts';
import { takePosters, type Picture } from './posters.ts';
import { allScreens, type Screen, type Viewer } from './screens.ts';

const OUTPUT = new URL('../../.cache/screenshots/', import.meta.url).pathname;
const README_PICTURES = new URL('../../docs/screenshots/', import.meta.url).pathname;
const INSTALL_PICTURES = new URL('../../apps/web/public/screenshots/', import.meta.url).pathname;
const INSTALL_QUALITY = 70;
const FONTS_AND_PICTURES_MS = 400;
const SILENCE_MS = 5000;
/** A page of three hundred pictures takes a busy machine longer than Playwright waits. */
const SHEET_MS = 5 * 60_000;

const sizes = { desktop: { width: 1280, height: 800 }, phone: { width: 390, height: 844 } } as const;
const schemes = ['light', 'dark'] as const;
const viewers = ['fan', 'new-fan', 'visitor'] as const;

/** The pictures that the README shows: which screenshot, and under which name it is kept in git. */
const readmePictures: Readonly<Record<string, string>> = {
  'top13list-desktop-light': 'top13',
  'rankings-desktop-light': 'rankings',
  'userHome-desktop-light': 'home',
  'public-profile-amber-lantern-desktop-light': 'profile',
  'erasTourBuilder-desktop-light': 'set-list',
  'rankings-lover-desktop-dark': 'album-dark',
};

/** The pictures that systems show before they install the app, of which the manifest tells; small files. */
const installPictures: Readonly<Record<string, string>> = {
  'top13list-desktop-light': 'top13-wide',
  'erasTourBuilder-desktop-light': 'set-list-wide',
  'top13list-phone-light': 'top13-narrow',
  'sorter-demo-sort-of-my-top-13-phone-light': 'sorter-narrow',
  'rankings-lover-phone-light': 'album-narrow',
};

// With one of these only what is kept in git is pictured, which takes a minute.
const kept = {
  ...(process.argv.includes('--readme') && readmePictures),
  ...(process.argv.includes('--manifest') && installPictures),
};
const isWhole = Object.keys(kept).length === 0;

await inFolder(async (dataDir) => {
  const demo = await startDemo(dataDir);
  const browser = await chromium.launch({ executablePath: await findBrowser(), args: browserFlags });
  try {
    if (isWhole) await rm(OUTPUT, { recursive: true, force: true });
    await mkdir(OUTPUT, { recursive: true });
    const pictures = await takeAll(browser, demo.origin);
    if (isWhole) await writeSheet(browser, [...pictures, ...(await takePosters(demo.origin, OUTPUT))]);
    console.log(`${pictures.length} screens: ${OUTPUT}`);
  } finally {
    await browser.close();
    await demo.stop();
  }
});

async function takeAll(browser: Browser, url: string): Promise<readonly Picture[]> {
  const fan = await logInAsDemoFan(url);
  const sessions: Readonly<Record<Viewer, LoginReply | undefined>> = {
    fan,
    'new-fan': (await addFan(url)).session,
    visitor: undefined,
  };
  const screens = allScreens(fan.user.username);
  const looks = Object.entries(sizes).flatMap(([size, viewport]) =>
    schemes.flatMap((colorScheme) => viewers.map((viewer) => ({ size, viewport, colorScheme, viewer }))),
  );
  const pictures: Picture[] = [];
  for (const { size, viewport, colorScheme, viewer } of looks) {
    const hasTouch = size === 'phone';
    const context = await browser.newContext({ viewport, colorScheme, reducedMotion: 'reduce', hasTouch });
    const session = sessions[viewer];
    if (session) await beginWithSession(context, url, session);
    for (const screen of screens.filter((one) => one.viewer === viewer)) {
      const name = `${screen.name}-${size}-${colorScheme}`;
      if (!isWhole && !Object.hasOwn(kept, name)) continue;
      await take(context, url, { screen, name });
      pictures.push({ screen: screen.name, look: `${size}, ${colorScheme}`, file: `${name}.png` });
    }
    await context.close();
  }
  return pictures;
}

type Shot = { readonly screen: Screen; readonly name: string };

async function take(context: BrowserContext, url: string, { screen, name }: Shot): Promise<void> {
  const page = await context.newPage();
  await page.goto(url + screen.path);
  await arrive(page);
  // Parts of a page come with what they ask for; some pages ask again and again, and are never silent.
  await page.waitForLoadState('networkidle', { timeout: SILENCE_MS }).catch(() => undefined);
  if (screen.part !== undefined)
    await page
      .getByRole('heading', { name: screen.part })
      .evaluate((heading) => heading.scrollIntoView({ block: 'start' }));
  // A new site draws its covers when they are first asked for, and some come only once they are in sight.
  await page.waitForFunction(() =>
    [...document.images].every((image) => {
      const { top, bottom, width } = image.getBoundingClientRect();
      return width === 0 || bottom < 0 || top > innerHeight || (image.complete && image.naturalWidth > 0);
    }),
  );
  // Covers and letters are drawn a little after they have come.
  await page.waitForTimeout(FONTS_AND_PICTURES_MS);
  const path = join(OUTPUT, `${name}.png`);
  await page.screenshot({ path });
  const ofReadme = readmePictures[name];
  if (process.argv.includes('--readme') && ofReadme !== undefined)
    await copyFile(path, join(README_PICTURES, `${ofReadme}.png`));
  const ofManifest = installPictures[name];
  if (process.argv.includes('--manifest') && ofManifest !== undefined)
    await page.screenshot({ path: join(INSTALL_PICTURES, `${ofManifest}.jpg`), quality: INSTALL_QUALITY });
  await page.close();
}

/** A page that shows all pictures, a row for each screen; and that page as one picture, for those without a browser. */
async function writeSheet(browser: Browser, pictures: readonly Picture[]): Promise<void> {
  const figure = ({ file, look }: Picture) =>
    `<figure><a href="${file}"><img src="${file}" alt=""></a><figcaption>${look}</figcaption></figure>`;
  const rows = Object.entries(Object.groupBy(pictures, ({ screen }) => screen)).map(
    ([screen, looks = []]) => `<section><h2>${screen}</h2>${looks.map(figure).join('')}</section>`,
  );
  const file = join(OUTPUT, 'index.html');
  await writeFile(
    file,
    `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Thirteen: all screens</title>
<style>
  body { font: 14px system-ui; margin: 1rem; }
  section { display: flex; flex-wrap: wrap; gap: 0.5rem; align-items: start; }
  h2 { flex: 100%; margin: 1rem 0 0; font-size: 1rem; }
  figure { margin: 0; }
  img { height: 280px; border: 1px solid #999; }
</style>
<h1>All screens</h1>
${rows.join('\n')}
</html>
`,
  );
  const page = await browser.newPage({ viewport: { width: 1400, height: 1000 } });
  page.setDefaultTimeout(SHEET_MS);
  await page.goto(`file://${file}`);
  // Half as high as on the page: the picture of the sheet is for a glance.
  await page.addStyleTag({ content: 'img { height: 140px }' });
  await page.screenshot({ path: join(OUTPUT, 'contact-sheet.png'), fullPage: true });
}
