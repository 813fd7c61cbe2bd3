import type { LoginReply } from '@thirteen/contract/account.ts';
import { itemsOf } from '../../e2e/support/fan.ts';
import type { BrowserWindow, Key, Point } from './browser-window.ts';
import { chooseOption, findAll, focusFirst } from './in-page.ts';

// For what never comes.
const PATIENCE_MS = 60_000;
const LOOK_AGAIN_MS = 25;
// A page that is just coming still moves, and a slow machine draws it late.
const LOOKS_UNMOVED = 5;

/** A fan at a window: finds things by role and name, acts on them and waits for what happens. */
export type Visitor = ReturnType<typeof visitorAt>;

/** Gives a window to a fan. `site` is the address of the server, without a slash at its end. */
export function visitorAt(window: BrowserWindow, site: string) {
  const find = (role: string, name: string | RegExp) =>
    window.run(findAll, { role, name: typeof name === 'string' ? `^${escape(name)}$` : name.source });

  /** Where something can be pressed, once it stays where it is. */
  async function reach(role: string, name: string | RegExp): Promise<Point> {
    let last: Point | undefined;
    let unmoved = 0;
    return until(
      async () => {
        const before = last;
        last = (await find(role, name))[0]?.middle;
        unmoved = last && last.x === before?.x && last.y === before.y ? unmoved + 1 : 0;
        return unmoved < LOOKS_UNMOVED ? undefined : last;
      },
      `a ${role} called ${String(name)} to press`,
    );
  }

  async function keys(...pressed: readonly Key[]): Promise<void> {
    for (const key of pressed) await window.press(key);
  }

  return {
    window,
    visit: (path: string) => window.open(site + path),
    /** Puts a session into the browser's storage, where the web app looks for it when it starts. */
    enter: async (session: LoginReply) => {
      await window.open(`${site}/api/health`);
      await window.run((items) => Object.assign(localStorage, items), itemsOf(session));
    },
    names: async (role: string, name: string | RegExp) => (await find(role, name)).map((found) => found.name),
    press: async (role: string, name: string | RegExp) => window.click(await reach(role, name)),
    fill: async (role: string, name: string | RegExp, text: string) => {
      await window.click(await reach(role, name));
      await window.type(text);
    },
    /** Replaces what stands in a field. */
    fillAnew: async (role: string, name: string | RegExp, text: string) => {
      await window.click(await reach(role, name));
      await window.run(() => (document.activeElement as HTMLInputElement).select());
      await window.type(text);
    },
    /** Chooses from a native select, whose list no driver can look into. */
    choose: (_role: 'combobox', name: RegExp, option: string) =>
      until(() => window.run(chooseOption, name.source, option), `the option ${option}`),
    keys,
    /** Lifts a row of a list by its grip, moves it and drops it. */
    moveByKeys: async (grip: RegExp, ...moves: readonly Key[]) => {
      await until(() => window.run(focusFirst, 'button', grip.source), `the grip ${String(grip)}`);
      await keys('Space', ...moves, 'Space');
    },
    drag: async (from: RegExp, to: RegExp) => {
      const end = await reach('button', to);
      const start = await reach('button', from);
      await window.drag(start, { x: start.x, y: end.y + 20 });
    },
    sees: (text: string | RegExp) =>
      until(
        async () => {
          const shown = await window.run(() => document.body.innerText);
          return typeof text === 'string' ? shown.includes(text) : text.test(shown);
        },
        `the text ${String(text)}`,
      ),
    finds: (role: string, name: string | RegExp) =>
      until(async () => (await find(role, name)).length > 0, `a ${role} called ${String(name)}`),
    isAt: (path: RegExp) =>
      until(async () => path.test(await window.run(() => location.href)), `the address ${String(path)}`),
  };
}

/** Asks again and again until the answer is true or a value. A page that is just being left may fail to answer. */
export async function until<Answer>(
  ask: () => Promise<Answer>,
  what: string,
  patienceMs = PATIENCE_MS,
): Promise<Exclude<Answer, false | undefined>> {
  const deadline = Date.now() + patienceMs;
  for (;;) {
    const answer = await ask().catch((error: unknown) => {
      if (Date.now() > deadline) throw error;
      return undefined;
    });
    if (answer !== undefined && answer !== false) return answer as Exclude<Answer, false | undefined>;
    if (Date.now() > deadline) throw new Error(`Waited in vain for ${what}.`);
    await new Promise((go) => setTimeout(go, LOOK_AGAIN_MS));
  }
}

function escape(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
