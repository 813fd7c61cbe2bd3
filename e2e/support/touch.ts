import type { Page } from '@playwright/test';

type Point = { readonly x: number; readonly y: number };

/** A finger on a touch screen, as the browser's own input pipeline sees it, which scrolls, taps and drags; or a mouse. */
export type Finger = {
  readonly press: (at: Point) => Promise<void>;
  /** Goes there in ten steps, one a frame. */
  readonly moveTo: (to: Point) => Promise<void>;
  readonly lift: () => Promise<void>;
};

/** The finger of a page; Playwright itself can only tap. */
export async function fingerOn(page: Page): Promise<Finger> {
  const session = await page.context().newCDPSession(page);
  let at: Point = { x: 0, y: 0 };
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: Point[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints });
  return {
    press: async (point) => {
      at = point;
      await send('touchStart', [at]);
    },
    moveTo: async (to) => {
      const from = at;
      for (let step = 1; step <= 10; step += 1) {
        at = { x: from.x + ((to.x - from.x) * step) / 10, y: from.y + ((to.y - from.y) * step) / 10 };
        await send('touchMove', [at]);
        await page.evaluate(() => new Promise(requestAnimationFrame));
      }
    },
    lift: () => send('touchEnd', []).then(() => undefined),
  };
}

/** The mouse of a page, moved as `fingerOn` moves a finger. */
export function mouseOn({ mouse }: Page): Finger {
  return {
    press: async ({ x, y }) => {
      await mouse.move(x, y);
      await mouse.down();
    },
    moveTo: ({ x, y }) => mouse.move(x, y, { steps: 10 }),
    lift: () => mouse.up(),
  };
}
