import { expect, type Locator, type Page } from '@playwright/test';

/** Presses a link or a button of the header, behind the burger button where the window is narrow. */
export async function chooseInHeader(page: Page, role: 'link' | 'button', name: string): Promise<void> {
  const burger = page.getByRole('button', { name: 'Menu' });
  await expect(page.getByRole('banner')).toBeVisible();
  if (await burger.isVisible()) await burger.click();
  await page.getByRole('navigation', { name: 'Main' }).getByRole(role, { name, exact: true }).click();
}

/**
 * Runs a check on the page in its light and in its dark look, without the motion from one to the other. The second time,
 * only what the look can change is in question, unless everything is asked for.
 */
export async function inBothLooks(
  page: Page,
  check: (page: Page, onlyColors: boolean) => Promise<void>,
): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await nextFrames(page);
    await check(page, colorScheme === 'dark' && !process.env['TEST_ALL']);
  }
  await page.emulateMedia({ colorScheme: null });
}

/** As `inBothLooks`, for what is made of parts that another test looks at, too: `npm run test:all` alone has the time. */
export async function inBothLooksIfAll(
  page: Page,
  check: (page: Page, onlyColors: boolean) => Promise<void>,
): Promise<void> {
  if (process.env['TEST_ALL'] === '1') await inBothLooks(page, check);
}

/** Waits until the page has been painted with what has just changed: colors take a frame even without motion. */
async function nextFrames(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
}

/** Goes to another page without loading the app anew. */
export async function goWithin(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
}

/** Waits until the texts and the pictures in sight of a page are there. */
export async function arrive(page: Page): Promise<void> {
  await page.waitForFunction(
    () =>
      document.querySelector('main h1') &&
      !document.querySelector('main :is([class*="_skeleton_"], [aria-busy="true"])') &&
      Array.from(document.images).every((image) => image.complete || image.loading === 'lazy'),
  );
}

/** By how many pixels the page is wider than its window. */
export function sidewaysScroll(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}

/** Whether the menu of a right-click, or of a long press, is kept away from a control. */
export function isMenuBlocked(control: Locator): Promise<boolean> {
  return control.evaluate(
    (element) => !element.dispatchEvent(new MouseEvent('contextmenu', { bubbles: true, cancelable: true })),
  );
}

/** Headings, paragraphs, links and buttons of the main area that reach over the window's edge, where nothing scrolls. */
export function cutOffTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const pieces = document.querySelectorAll('main :is(h1, h2, p, a, button, label, input)');
    const isInScroller = (piece: Element | null): boolean =>
      piece !== null &&
      (['auto', 'scroll'].includes(getComputedStyle(piece).overflowX) || isInScroller(piece.parentElement));
    return Array.from(pieces)
      .filter((piece) => !isInScroller(piece) && !piece.closest('[aria-hidden="true"]'))
      .filter((piece) => {
        const { left, right, width } = piece.getBoundingClientRect();
        return width > 1 && (right > innerWidth + 1 || left < -1);
      })
      .map((piece) => piece.textContent || piece.tagName);
  });
}

/** What is written in empty fields, where a button lies over it. */
export function coveredPlaceholders(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const pen = document.createElement('canvas').getContext('2d');
    const buttons = Array.from(document.querySelectorAll('main button'), (button) =>
      button.getBoundingClientRect(),
    );
    return Array.from(document.querySelectorAll<HTMLInputElement>('main input:placeholder-shown'))
      .filter((field) => {
        const { font, paddingLeft } = getComputedStyle(field);
        if (pen) pen.font = font;
        const box = field.getBoundingClientRect();
        const start = box.left + Number.parseFloat(paddingLeft);
        const end = Math.min(box.right, start + (pen?.measureText(field.placeholder).width ?? 0));
        return buttons.some(
          ({ left, right, top, bottom }) =>
            left < end && right > start && top < box.bottom && bottom > box.top && right > left,
        );
      })
      .map(({ placeholder }) => placeholder);
  });
}

/** Links and buttons of a bar at the top that lie over the words of the page's heading. */
export function linksOverHeading(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const heading = document.querySelector('main h1');
    if (!heading) return [];
    const words = document.createRange();
    words.selectNodeContents(heading);
    const lines = Array.from(words.getClientRects());
    return Array.from(document.querySelectorAll('header :is(a, button)'))
      .filter((stop) => {
        const box = stop.getBoundingClientRect();
        const isOver = (line: DOMRect) =>
          box.left < line.right && line.left < box.right && box.top < line.bottom && line.top < box.bottom;
        return box.width > 1 && lines.some(isOver);
      })
      .map((stop) => stop.textContent);
  });
}

/** What a screen reader has of the items of a list whose marks are off: their texts without what is hidden from it. */
export function heardItems(list: Locator): Promise<string[]> {
  return list.evaluate((element) => {
    // Safari takes a list without marks for none, unless it is told.
    if (element.getAttribute('role') !== 'list') return [];
    return Array.from(element.children, (item) => {
      const copy = item.cloneNode(true) as Element;
      for (const hidden of copy.querySelectorAll('[aria-hidden="true"]')) hidden.remove();
      return copy.textContent;
    });
  });
}

/** Fields whose text is small enough for a phone to zoom into them. */
export function smallFields(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    matchMedia('(pointer: coarse)').matches
      ? Array.from(
          document.querySelectorAll('input:not([type="radio"], [type="checkbox"]), select, textarea'),
        )
          .filter((field) => Number.parseFloat(getComputedStyle(field).fontSize) < 16)
          .map((field) => field.outerHTML)
      : [],
  );
}

/**
 * What can be pressed and is less than 44 pixels wide or high, on a device with a coarse pointer. A link within a text is as
 * high as its line, and the box of a choice counts with its label.
 */
export function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    if (!matchMedia('(pointer: coarse)').matches) return [];
    const targets = document.querySelectorAll(
      'button, input:not([tabindex="-1"]), select, textarea, summary, nav a, a[data-variant], [role="switch"]',
    );
    const isSmall = (target: Element): boolean => {
      if (!target.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return false;
      const { width, height } = (target.closest('label') ?? target).getBoundingClientRect();
      // A border of a pixel and a half is one pixel wide where a pixel is one dot.
      return width > 1 && Math.min(width, height) < 43;
    };
    return Array.from(targets)
      .filter(isSmall)
      .map((target) => target.outerHTML.slice(0, 200));
  });
}

/** Links and buttons whose focus ring, 5 pixels around them, is cut off by what they lie in. */
export function cutRings(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const stops = document.querySelectorAll('a[href], button:not(:disabled), [tabindex="0"]');
    const isCut = (stop: Element): boolean => {
      const ring = stop.getBoundingClientRect();
      const reach = stop.matches('[data-focus="inside"]') ? 0 : 5;
      if (ring.width <= 1 || !stop.checkVisibility({ visibilityProperty: true })) return false;
      let [mayScrollX, mayScrollY] = [false, false];
      for (let box = stop.parentElement; box && box !== document.body; box = box.parentElement) {
        const { overflowX, overflowY } = getComputedStyle(box);
        const edge = box.getBoundingClientRect();
        // What scrolls brings what is in focus into its own sight, so that no box around it cuts that off.
        mayScrollX ||= overflowX === 'auto' && box.scrollWidth > box.clientWidth;
        mayScrollY ||= overflowY === 'auto' && box.scrollHeight > box.clientHeight;
        const isCutX = overflowX !== 'visible' && !mayScrollX;
        const isCutY = overflowY !== 'visible' && !mayScrollY;
        if (isCutX && (ring.left - reach < edge.left - 0.5 || ring.right + reach > edge.right + 0.5))
          return true;
        if (isCutY && (ring.top - reach < edge.top - 0.5 || ring.bottom + reach > edge.bottom + 0.5))
          return true;
        if (getComputedStyle(box).position === 'fixed') break;
      }
      return false;
    };
    return Array.from(stops)
      .filter((stop) => !(stop instanceof SVGElement) && isCut(stop))
      .map((stop) => stop.outerHTML.slice(0, 200));
  });
}

/** The names under which the web app keeps a session that are in the browser's storage. */
export function keptSessionKeys(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    ['token', 'expiresIn', 'username'].filter((name) => localStorage.getItem(name) !== null),
  );
}
