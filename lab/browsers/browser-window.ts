/** A key that has no character of its own, by its name in `KeyboardEvent.key`; or Space. */
export type Key = 'Enter' | 'Escape' | 'Tab' | 'Space' | 'ArrowUp' | 'ArrowDown' | 'Home' | 'End';

export type Point = { readonly x: number; readonly y: number };

/**
 * One window of one browser, with a profile of its own that ends with it: the little that all drivers can do. What a
 * journey needs beyond that is made of these, in `visitor.ts`.
 */
export type BrowserWindow = {
  readonly open: (url: string) => Promise<void>;
  readonly reload: () => Promise<void>;
  /** Runs a function in the page. It knows nothing but its arguments; those and the result are plain data. */
  readonly run: <Args extends readonly unknown[], Result>(
    work: (...args: Args) => Result,
    ...args: Args
  ) => Promise<Result>;
  readonly press: (key: Key) => Promise<void>;
  /** Types into what has the focus, key by key. */
  readonly type: (text: string) => Promise<void>;
  readonly click: (at: Point) => Promise<void>;
  /** Drags with the mouse, in steps as a hand does. */
  readonly drag: (from: Point, to: Point) => Promise<void>;
  readonly close: () => Promise<void>;
};

/** A browser that is installed here and can open windows. */
export type Engine = {
  readonly openWindow: () => Promise<BrowserWindow>;
  readonly close: () => Promise<void>;
};

/** How wide and high a window is. */
export const WINDOW = { width: 1280, height: 800 };

/** What the pages of Playwright and of puppeteer have in common, as far as a window needs it. */
export type DrivenPage = {
  goto(url: string, options: { waitUntil: 'domcontentloaded' }): Promise<unknown>;
  reload(options: { waitUntil: 'domcontentloaded' }): Promise<unknown>;
  evaluate(script: string): Promise<unknown>;
  readonly keyboard: { press(key: string): Promise<void>; type(text: string): Promise<void> };
  readonly mouse: {
    click(x: number, y: number): Promise<void>;
    move(x: number, y: number, options?: { steps: number }): Promise<void>;
    down(): Promise<void>;
    up(): Promise<void>;
  };
};
