import { join } from 'node:path';
import { chromium, type BrowserContext } from '@playwright/test';
import lighthouse from 'lighthouse';
import { browserFlags, findBrowser } from '../../e2e/support/browser.ts';
import { keepSession } from '../../e2e/support/fan.ts';
import { median, print, printMachine, printTable } from './report.ts';
import { DEMO_FAN, inFolder, logInAsDemoFan, startDemo } from './servers.ts';

const PORT = Number(process.env['BENCH_PORT'] ?? 5195);
const ROUNDS = Number(process.env['BENCH_ROUNDS'] ?? 5);
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

/** The code of the catalogue's first thirteen songs. */
const TOP13 = '106XDc9GLdFtPTon8UaL9bC';
/** The code of a match of its first five with it. */
const MATCH = `101sMtdvgLG${TOP13}`;

const PAGES = [
  { name: 'Landing', path: '/', isSignedIn: false },
  { name: 'Public profile, a visitor', path: `/public-profile/${DEMO_FAN.username}`, isSignedIn: false },
  { name: 'Shared set list, a visitor', path: `/share-setlist/${DEMO_FAN.username}`, isSignedIn: false },
  { name: 'A Top 13 by its link', path: `/t13/${TOP13}`, isSignedIn: false },
  { name: 'A match by its link', path: `/match/${MATCH}`, isSignedIn: false },
  { name: 'A Top 13 with a name', path: `/top13/${DEMO_FAN.username}`, isSignedIn: false },
  { name: 'Songs to tap, a visitor', path: '/loved', isSignedIn: false },
  { name: 'Top 13, a visitor', path: '/top13', isSignedIn: false },
  { name: 'Sorter, a visitor', path: '/sorter', isSignedIn: false },
  { name: 'Privacy', path: '/user/privacy', isSignedIn: false },
  { name: 'Terms', path: '/user/terms', isSignedIn: false },
  { name: 'Imprint', path: '/user/imprint', isSignedIn: false },
  { name: 'Home, the fan', path: '/user/userHome', isSignedIn: true },
] as const;

// Crawlers are told to stay away from a site that strangers can't reach, which Lighthouse would count against each page.
const PUBLIC_SITE = { PUBLIC_URL: 'http://thirteen.example' };

type Figures = Readonly<Record<(typeof CATEGORIES)[number] | 'fcpMs' | 'lcpMs' | 'tbtMs' | 'shift', number>>;

/** Lighthouse with its mobile preset on the pages that people see first, of the demo's 300 fans, and on those for visitors. Prints medians. */
export async function run(): Promise<void> {
  await inFolder(async (folder) => {
    const server = await startDemo(join(folder, 'data'), PUBLIC_SITE);
    try {
      await server.untilCalm();
      const rows: string[][] = [];
      for (const { name, path, isSignedIn } of PAGES) {
        const context = await openBrowser(join(folder, path.replaceAll('/', '-')));
        if (isSignedIn) await keepSession(context, server.origin, await logInAsDemoFan(server.origin));
        const rounds: Figures[] = [];
        for (let round = 0; round < ROUNDS; round += 1)
          rounds.push(await audit(context, `${server.origin}${path}`));
        rows.push([name, ...toCells(rounds)]);
        await context.close();
      }
      printMachine(`${ROUNDS} rounds`);
      printTable('Mobile preset', ['', ...CATEGORIES, 'FCP ms', 'LCP ms', 'TBT ms', 'shift'], rows);
    } finally {
      await server.stop();
    }
  });
}

/** A browser that Lighthouse can reach, with one profile of its own: what is stored in it is there for Lighthouse. */
async function openBrowser(folder: string): Promise<BrowserContext> {
  return chromium.launchPersistentContext(folder, {
    executablePath: await findBrowser(),
    args: [...browserFlags, `--remote-debugging-port=${PORT}`],
  });
}

/** A first visit, but for what is stored of a session. */
async function audit(context: BrowserContext, url: string): Promise<Figures> {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.clearBrowserCache');
  await page.close();
  const result = await lighthouse(url, {
    port: PORT,
    onlyCategories: [...CATEGORIES],
    disableStorageReset: true,
    logLevel: 'error',
  });
  if (!result) throw new Error(`Lighthouse gave no result for ${url}`);
  const { categories, audits } = result.lhr;
  const score = (name: string) => Math.round((categories[name]?.score ?? 0) * 100);
  const value = (name: string) => audits[name]?.numericValue ?? Number.NaN;
  for (const each of Object.values(audits)) {
    const isShort = each.score !== null && each.score < 0.9 && each.scoreDisplayMode !== 'informative';
    if (isShort) print(`  ${each.score} ${each.id}: ${each.displayValue ?? each.title}`);
  }
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    'best-practices': score('best-practices'),
    seo: score('seo'),
    fcpMs: value('first-contentful-paint'),
    lcpMs: value('largest-contentful-paint'),
    tbtMs: value('total-blocking-time'),
    shift: value('cumulative-layout-shift'),
  };
}

function toCells(rounds: readonly Figures[]): string[] {
  const of = (key: keyof Figures) => median(rounds.map((round) => round[key]));
  const whole = [...CATEGORIES, 'fcpMs', 'lcpMs', 'tbtMs'] as const;
  return [...whole.map((key) => of(key).toFixed(0)), of('shift').toFixed(3)];
}
