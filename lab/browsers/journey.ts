import { expect, test as base } from '@playwright/test';
import { addFan, type Fan } from '../../e2e/support/fan.ts';
import { startServer, type TestServer } from '../../e2e/support/server.ts';
import type { Engine } from './browser-window.ts';
import { findEngine, isEngine } from './engines.ts';
import { visitorAt, type Visitor } from './visitor.ts';

type EngineFixture = { readonly engine: Engine };

type JourneyFixtures = {
  /** The address of the server, without a slash at its end. */
  readonly site: string;
  /** Someone at a new window of the browser, who is not logged in. */
  readonly visitor: Visitor;
  /** A new account, and its owner at the visitor's window, logged in. */
  readonly fan: Fan;
  /** The same owner, for a journey that needs no more of the account. */
  readonly fanVisitor: Visitor;
  /** A server of the journey's own, which it may kill; a new account there, and its owner at a window, logged in. */
  readonly server: TestServer;
  readonly fanThere: Visitor & { readonly fan: Fan };
};

/** The `test` of the journeys that are made in every engine; a project is named like its engine. */
export const test = base.extend<JourneyFixtures, EngineFixture>({
  engine: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the pattern to know that nothing is needed.
    async ({}, use, { project }) => {
      const found = isEngine(project.name) ? findEngine[project.name]() : { missing: project.name };
      if ('missing' in found) throw new Error(found.missing);
      const engine = await found.start();
      await use(engine);
      await engine.close();
    },
    // A browser takes its time where the machine has much to do.
    { scope: 'worker', timeout: 60_000 },
  ],

  // oxlint-disable-next-line no-empty-pattern -- as above
  site: async ({}, use) => {
    await use(process.env['E2E_URL'] ?? '');
  },

  visitor: async ({ engine, site }, use) => {
    const window = await engine.openWindow();
    await use(visitorAt(window, site));
    await window.close();
  },

  fan: async ({ visitor, site }, use) => {
    const fan = await addFan(site);
    await visitor.enter(fan.session);
    await use(fan);
  },

  fanVisitor: async ({ visitor, fan: _fan }, use) => {
    await use(visitor);
  },

  // oxlint-disable-next-line no-empty-pattern -- as above
  server: async ({}, use) => {
    const server = await startServer();
    await use(server);
    await server.stop();
  },

  fanThere: async ({ engine, server }, use) => {
    const window = await engine.openWindow();
    const visitor = visitorAt(window, server.url);
    const fan = await addFan(server.url);
    await visitor.enter(fan.session);
    await use({ ...visitor, fan });
    await window.close();
  },
});

export { expect };
