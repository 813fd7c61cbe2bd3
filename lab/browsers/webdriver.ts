import { WINDOW, type BrowserWindow, type Key, type Point } from './browser-window.ts';

/** The code points that WebDriver has for keys without a character (W3C WebDriver, section 17.4.2). */
const KEYS: Record<Key, string> = {
  Enter: '\uE007',
  Escape: '\uE00C',
  Tab: '\uE004',
  Space: ' ',
  ArrowUp: '\uE013',
  ArrowDown: '\uE015',
  Home: '\uE011',
  End: '\uE010',
};

const DRAG_STEPS = 10;
const STEP_MS = 16;

/** Opens a window by the W3C's WebDriver protocol: plain HTTP, so that no library is needed. `driver` is its address. */
export async function openByWebDriver(driver: string, capabilities: object): Promise<BrowserWindow> {
  const { sessionId } = (await send('POST', `${driver}/session`, {
    capabilities: { alwaysMatch: capabilities },
  })) as { readonly sessionId: string };
  const call = (method: 'POST' | 'DELETE', path: string, body?: object) =>
    send(method, `${driver}/session/${sessionId}${path}`, body);
  const perform = (...actions: readonly object[]) => call('POST', '/actions', { actions });
  await call('POST', '/window/rect', { x: 0, y: 0, ...WINDOW });

  return {
    open: async (url) => void (await call('POST', '/url', { url })),
    reload: async () => void (await call('POST', '/refresh', {})),
    run: async (work, ...args) => {
      const script = `return (${String(work)})(...arguments)`;
      return (await call('POST', '/execute/sync', { script, args })) as ReturnType<typeof work>;
    },
    press: async (key) => void (await perform(keysOf([KEYS[key]]))),
    type: async (text) => void (await perform(keysOf([...text]))),
    click: async (at) => void (await perform(mouse([moveTo(at), DOWN, UP]))),
    drag: async (from, to) => {
      const travel = Array.from({ length: DRAG_STEPS }, (_, step) =>
        moveTo(between(from, to, (step + 1) / DRAG_STEPS)),
      );
      await perform(mouse([moveTo(from), DOWN, ...travel, UP]));
    },
    close: async () => void (await call('DELETE', '')),
  };
}

const DOWN = { type: 'pointerDown', button: 0 };
const UP = { type: 'pointerUp', button: 0 };

function moveTo({ x, y }: Point) {
  return { type: 'pointerMove', duration: STEP_MS, x: Math.round(x), y: Math.round(y) };
}

function mouse(actions: readonly object[]) {
  return { type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions };
}

function keysOf(values: readonly string[]) {
  const actions = values.flatMap((value) => [
    { type: 'keyDown', value },
    { type: 'keyUp', value },
    // As a hand that types: keys all at once get lost while a page draws.
    { type: 'pause', duration: STEP_MS },
  ]);
  return { type: 'key', id: 'keyboard', actions };
}

function between(from: Point, to: Point, share: number): Point {
  return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
}

async function send(method: string, url: string, body?: object): Promise<unknown> {
  const response = await fetch(url, { method, ...(body && { body: JSON.stringify(body) }) });
  const { value } = (await response.json()) as { readonly value: unknown };
  if (!response.ok) throw new Error(`${method} ${url} answered ${response.status}: ${JSON.stringify(value)}`);
  return value;
}
