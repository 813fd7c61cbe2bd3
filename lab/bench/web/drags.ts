import { setTimeout as wait } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import type { Drag } from './measure.ts';

const FRAME_MS = 16;
const STEP_PX = 8;
const ROW_PX = 56;
const STILL_MS = 250;
const LIFT_MS = 400;
const GIVE_UP_MS = 60_000;

/** Drags the first row by its handle with the mouse down to row `target`, all in view. */
export function mouseDragTo(target: number): Drag {
  return async (page) => {
    const { x, y } = await findHandle(page);
    const end = y + (target - 1) * ROW_PX + 4;
    await page.mouse.move(x, y);
    await page.mouse.down();
    await glide(y, end, (now) => page.mouse.move(x, now));
    await wait(200);
    await page.mouse.up();
    return target;
  };
}

/** Drags the first row by its handle with a finger to the foot of the screen, and rests there until row `target` comes into view. */
export function touchDragTo(target: number): Drag {
  return async (page, session) => {
    const { x, y } = await findHandle(page);
    const height = page.viewportSize()?.height ?? 0;
    const foot = height - 30;
    // Away from the edges, so that the list stands still.
    const calm = height / 2;
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', at?: number) =>
      session.send('Input.dispatchTouchEvent', { type, touchPoints: at === undefined ? [] : [{ x, y: at }] });
    const row = await page.evaluateHandle(findRow, target);
    const middle = () => row.evaluate(readMiddle);
    const giveUpAt = Date.now() + GIVE_UP_MS;
    await touch('touchStart', y);
    // A finger that moves at once scrolls: a grip lifts after a rest.
    await wait(LIFT_MS);
    await glide(y, foot, (now) => touch('touchMove', now));
    // Seen as soon as it is in view: a slowed page scrolls on for a while, and must not carry it to the other edge.
    while ((await middle()) > foot) {
      if (Date.now() > giveUpAt) throw new Error(`Row ${target} did not scroll into view.`);
      await wait(FRAME_MS);
    }
    await glide(foot, calm, (now) => touch('touchMove', now));
    // A slowed page may still be scrolling after the finger has left the edge.
    let still = await middle();
    for (let before = Number.NaN; before !== still;) {
      await wait(STILL_MS);
      before = still;
      still = await middle();
    }
    await glide(calm, still + 4, (now) => touch('touchMove', now));
    await wait(200);
    await touch('touchEnd');
    return target;
  };
}

// These two run in the page. A row is asked for its own box: asking for one inside would lay out what is out of view.
function findRow(row: number): Element | null {
  const rank = document.querySelectorAll('[aria-label^="Rank of "]')[row - 1];
  return rank?.closest('li') ?? rank ?? null;
}

function readMiddle(row: Element | null): number {
  const box = row?.getBoundingClientRect();
  return box ? box.top + box.height / 2 : Number.POSITIVE_INFINITY;
}

async function findHandle(page: Page): Promise<{ x: number; y: number }> {
  const handle = page.locator('[aria-label^="Reorder "]').first();
  await handle.scrollIntoViewIfNeeded();
  const box = await handle.boundingBox();
  if (!box) throw new Error('The first row has no handle.');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

async function glide(from: number, to: number, step: (now: number) => Promise<unknown>): Promise<void> {
  const steps = Math.max(1, Math.ceil(Math.abs(to - from) / STEP_PX));
  for (let index = 1; index <= steps; index += 1) {
    await step(from + ((to - from) * index) / steps);
    await wait(FRAME_MS);
  }
}
