import { chromium, type Browser } from '@playwright/test';
import { browserFlags, findBrowser } from '../../../e2e/support/browser.ts';
import { median, toTable } from '../figures.ts';
import { mouseDragTo, touchDragTo } from './drags.ts';
import { measureDrag, type Drag, type DragCost, type Setting } from './measure.ts';
import { servePage } from './serve-page.ts';

const PORT = Number(process.env['BENCH_PORT'] ?? 5195);
const ROUNDS = 3;

// So high that a drag over 29 rows comes near no edge: the libraries scroll at speeds of their own.
const DESKTOP: Setting = { width: 1280, height: 2600, isPhone: false };
const PHONE: Setting = { width: 390, height: 844, isPhone: true };

type Contender = {
  readonly name: string;
  readonly query: string;
  readonly setting: Setting;
  readonly drag: Drag;
};

const CONTENDERS: readonly Contender[] = [
  { name: 'ours', query: 'list=ours&rows=250', setting: DESKTOP, drag: mouseDragTo(30) },
  {
    name: 'pragmatic-drag-and-drop',
    query: 'list=pragmatic&rows=250',
    setting: DESKTOP,
    drag: mouseDragTo(30),
  },
  { name: 'hello-pangea', query: 'list=hello-pangea&rows=250', setting: DESKTOP, drag: mouseDragTo(30) },
  {
    name: 'ours, phone, 259 rows, row 1 to 60',
    query: 'list=ours&rows=259',
    setting: PHONE,
    drag: touchDragTo(60),
  },
];

/**
 * Sortable lists on a processor slowed four times: 250 rows, the first dragged over 29 others, and 259 rows on a phone
 * with autoscroll. Prints medians of interleaved rounds.
 */
export async function run(): Promise<void> {
  const page = await servePage(PORT);
  const browser = await chromium.launch({ executablePath: await findBrowser(), args: browserFlags });
  try {
    const rounds = await runRounds(browser, page.origin);
    console.log(
      toTable(
        ['Drag, 4× slowed CPU', 'frame p95 ms', 'longest task ms', 'opening ms'],
        CONTENDERS.map(({ name }, index) => {
          const costs = rounds.map((round) => round[index]).filter((cost) => cost !== undefined);
          return [
            name,
            figure(costs, 'frameP95Ms'),
            figure(costs, 'longestTaskMs'),
            figure(costs, 'openingMs'),
          ];
        }),
      ),
    );
  } finally {
    await browser.close();
    await page.close();
  }
}

function figure(costs: readonly DragCost[], key: keyof DragCost): string {
  return median(costs.map((cost) => cost[key])).toFixed(0);
}

async function runRounds(browser: Browser, origin: string): Promise<readonly (readonly DragCost[])[]> {
  const rounds: DragCost[][] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const costs: DragCost[] = [];
    for (const { query, setting, drag } of CONTENDERS) {
      costs.push(await measureDrag(browser, `${origin}/?${query}`, setting, drag));
    }
    rounds.push(costs);
  }
  return rounds;
}
