import { mkdtemp, rm } from 'node:fs/promises';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Browser, type BrowserContext } from '@playwright/test';
import { browserFlags, findBrowser } from '../../../e2e/support/browser.ts';
import { addFan, keepSession } from '../../../e2e/support/fan.ts';
import { median, toTable } from '../figures.ts';
import { mouseDragTo, touchDragTo } from './drags.ts';
import { measureDrag, type DragCost, type Screen } from './measure.ts';
import { startThirteen } from '../thirteen.ts';
import { print } from '../report.ts';

const ROUNDS = Number(process.env['BENCH_ROUNDS'] ?? 3);

// So high that a drag over 29 rows comes near no edge.
const DESKTOP = { setting: { width: 1280, height: 2600, isPhone: false }, drag: mouseDragTo(30) };
const PHONE = { setting: { width: 390, height: 844, isPhone: true }, drag: touchDragTo(60) };

type Contender = Screen & { readonly name: string };

/**
 * The screen of all songs, of a fan who has just signed up, with its real server on a processor slowed four times: a row is
 * dragged over 29 others on a desktop, and with autoscroll over 59 on a phone. Prints medians of interleaved rounds.
 */
export async function run(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'thirteen-bench-'));
  const closers: (() => Promise<void>)[] = [() => rm(folder, { recursive: true, force: true })];
  try {
    const server = await startThirteen(folder);
    closers.unshift(() => server.stop());
    const browser = await chromium.launch({ executablePath: await findBrowser(), args: browserFlags });
    closers.unshift(() => browser.close());

    const fan = await addFan(server.origin);
    const screen = {
      url: `${server.origin}/user/rankings/allSongs`,
      prepare: (context: BrowserContext) => keepSession(context, server.origin, fan.session),
    };
    const contenders: readonly Contender[] = [
      { name: 'All Songs, desktop, row 1 to 30', ...screen, ...DESKTOP },
      { name: 'All Songs, phone, row 1 to 60', ...screen, ...PHONE },
    ];
    const rounds = await runRounds(browser, contenders);
    const rows = contenders.map(({ name }, index) => {
      const costs = rounds.flatMap((round) => round[index] ?? []);
      return [name, figure(costs, 'frameP95Ms'), figure(costs, 'longestTaskMs'), figure(costs, 'openingMs')];
    });
    const head = ['Drag, 4× slowed CPU', 'frame p95 ms', 'longest task ms', 'opening ms'];
    print(`\nNode ${process.versions.node}, ${availableParallelism()} cores\n\n${toTable(head, rows)}`);
  } finally {
    for (const close of closers) await close();
  }
}

function figure(costs: readonly DragCost[], key: keyof DragCost): string {
  return median(costs.map((cost) => cost[key])).toFixed(0);
}

async function runRounds(
  browser: Browser,
  contenders: readonly Contender[],
): Promise<readonly (readonly DragCost[])[]> {
  const rounds: DragCost[][] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const costs: DragCost[] = [];
    for (const contender of contenders) costs.push(await measureDrag(browser, contender));
    rounds.push(costs);
  }
  return rounds;
}
