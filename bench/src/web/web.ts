import { mkdtemp, rm } from 'node:fs/promises';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Browser } from '@playwright/test';
import { browserFlags, findBrowser } from '../../../e2e/support/browser.ts';
import { addFan, keepSession } from '../../../e2e/support/fan.ts';
import { median, toTable } from '../figures.ts';
import { mouseDragTo, touchDragTo } from './drags.ts';
import { measureDrag, type DragCost, type Screen, type Setting } from './measure.ts';
import { servePage } from './serve-page.ts';
import { startThirteen } from '../thirteen.ts';
import { print } from '../report.ts';

const PORT = Number(process.env['BENCH_PORT'] ?? 5195);
const ROUNDS = Number(process.env['BENCH_ROUNDS'] ?? 3);

// So high that a drag over 29 rows comes near no edge: the libraries scroll at speeds of their own.
const DESKTOP: Setting = { width: 1280, height: 2600, isPhone: false };
const PHONE: Setting = { width: 390, height: 844, isPhone: true };
const PHONE_DRAG = { setting: PHONE, drag: touchDragTo(60) };

type Contender = Screen & { readonly name: string };

/**
 * Lists in which a row is dragged, on a processor slowed four times: 250 rows, the first dragged over 29 others, beside
 * two libraries; and on a phone with autoscroll 259 rows, as a bare list and as the screen of all songs with its real
 * server. Prints medians of interleaved rounds.
 */
export async function run(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'thirteen-bench-'));
  const closers: (() => Promise<void>)[] = [() => rm(folder, { recursive: true, force: true })];
  try {
    const lists = await servePage(PORT);
    closers.unshift(lists.close);
    const server = await startThirteen(folder);
    closers.unshift(() => server.stop());
    const browser = await chromium.launch({ executablePath: await findBrowser(), args: browserFlags });
    closers.unshift(() => browser.close());

    const contenders = [...listsAt(lists.origin), await allSongsAt(server.origin)];
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

function listsAt(origin: string): Contender[] {
  const desktop = { setting: DESKTOP, drag: mouseDragTo(30) };
  return [
    { name: 'ours', url: `${origin}/?list=ours&rows=250`, ...desktop },
    { name: 'pragmatic-drag-and-drop', url: `${origin}/?list=pragmatic&rows=250`, ...desktop },
    { name: 'hello-pangea', url: `${origin}/?list=hello-pangea&rows=250`, ...desktop },
    { name: 'ours, phone, 259 rows, row 1 to 60', url: `${origin}/?list=ours&rows=259`, ...PHONE_DRAG },
  ];
}

/** The screen of all songs, of a fan who has just signed up and ranked nothing. */
async function allSongsAt(origin: string): Promise<Contender> {
  const fan = await addFan(origin);
  return {
    name: 'All Songs, phone, row 1 to 60',
    url: `${origin}/user/rankings/allSongs`,
    prepare: (context) => keepSession(context, origin, fan.session),
    ...PHONE_DRAG,
  };
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
