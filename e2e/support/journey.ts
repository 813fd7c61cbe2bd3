import { expect, test as base, type BrowserContext, type Page } from '@playwright/test';
import { findAxeViolations } from './axe.ts';
import { addFan, beginWithSession, type Fan } from './fan.ts';

type JourneyFixtures = {
  /** Lets a test go on although the browser reports an error that the journey means to cause. */
  readonly allowConsoleErrors: (pattern: RegExp) => void;
  /** A new account whose session is in the browser already. */
  readonly signedInFan: Fan;
  /** The page of such an account, for a test that needs no more of it. */
  readonly fanPage: Page;
  /** Fails with what axe found wrong on the page as it is now. */
  readonly expectNoAxeViolations: (page: Page, onlyColors?: boolean) => Promise<void>;
};

/**
 * Playwright's `test` with the fixtures of the journeys. A test fails when a page of it writes to `console.error`
 * or throws, unless the test allowed that.
 */
export const test = base.extend<JourneyFixtures>({
  allowConsoleErrors: [
    async ({ context }, use) => {
      const allowed: RegExp[] = [];
      const errors = collectErrors(context);
      await use((pattern) => allowed.push(pattern));
      const unexpected = errors.filter((text) => !allowed.some((pattern) => pattern.test(text)));
      expect(unexpected, 'errors in the browser console').toEqual([]);
    },
    { auto: true },
  ],

  signedInFan: async ({ context, baseURL }, use) => {
    const fan = await addFan(requireBaseUrl(baseURL));
    await beginWithSession(context, requireBaseUrl(baseURL), fan.session);
    await use(fan);
  },

  fanPage: async ({ page, signedInFan: _fan }, use) => {
    await use(page);
  },

  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the pattern to know that nothing is needed.
  expectNoAxeViolations: async ({}, use) => {
    await use(async (page, onlyColors = false) => {
      expect(await findAxeViolations(page, onlyColors), `accessibility of ${page.url()}`).toEqual([]);
    });
  },
});

export { expect };

function collectErrors(context: BrowserContext): readonly string[] {
  const errors: string[] = [];
  context.on('console', (message) => {
    if (message.type() === 'error') errors.push(`${message.text()} (${message.location().url})`);
  });
  context.on('weberror', (webError) => errors.push(String(webError.error().stack)));
  return errors;
}

function requireBaseUrl(baseURL: string | undefined): string {
  if (baseURL === undefined) throw new Error('The global set-up started no server.');
  return baseURL;
}
