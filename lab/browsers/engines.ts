import { spawnSync } from 'node:child_process';
import { globSync } from 'node:fs';
import { findBrowser } from '../../e2e/support/browser.ts';
import type { Engine } from './browser-window.ts';
import { startChromium, startFirefox } from './page-engines.ts';
import { startWebKit } from './webkit-engine.ts';

export const engineNames = ['chromium', 'firefox', 'webkit'] as const;
export type EngineName = (typeof engineNames)[number];

/** How an engine is started, or what has to be installed first. */
export type FoundEngine = { readonly start: () => Promise<Engine> } | { readonly missing: string };

/** Looks for what each engine needs among the installed programs. Nothing is downloaded. */
export const findEngine: Record<EngineName, () => FoundEngine> = {
  chromium: () => ({ start: async () => startChromium(await findBrowser()) }),

  firefox: () => {
    const program = findProgram('firefox-esr') ?? findProgram('firefox');
    return program === undefined
      ? { missing: 'Firefox is not installed: apt-get install firefox-esr' }
      : { start: () => startFirefox(program) };
  },

  webkit: () => {
    const driver = findProgram('WebKitWebDriver');
    const [browser] = globSync('/usr/lib/*/webkit2gtk-4.*/MiniBrowser').toSorted().toReversed();
    const screen = findProgram('Xvfb');
    return driver === undefined || browser === undefined || screen === undefined
      ? { missing: 'WebKit is not installed: apt-get install webkit2gtk-driver xvfb' }
      : { start: () => startWebKit({ driver, browser, screen }) };
  },
};

/** Whether we know an engine of this name. */
export function isEngine(name: string): name is EngineName {
  return engineNames.some((known) => known === name);
}

function findProgram(name: string): string | undefined {
  return spawnSync('which', [name], { encoding: 'utf8' }).stdout.trim() || undefined;
}
