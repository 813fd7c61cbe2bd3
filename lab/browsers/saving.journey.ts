import { startServer } from '../../e2e/support/server.ts';
import { albumOf, savedTitles } from '../../e2e/support/rankings.ts';
import { addFan, itemsOf } from '../../e2e/support/fan.ts';
import { keepItems, shownRows } from './in-page.ts';
import { expect, test } from './journey.ts';
import { visitorAt } from './visitor.ts';

test(
  'a move made while the server is away waits, survives a reload and is saved',
  { tag: '@quick' },
  async ({ engine }) => {
    const server = await startServer();
    const window = await engine.openWindow();
    try {
      const fan = await addFan(server.url);
      const visitor = visitorAt(window, server.url);
      await visitor.visit('/api/health');
      await window.run(keepItems, itemsOf(fan.session));
      const { key, songs } = await albumOf(server.url, 'reputation');
      const [a = '', b = '', ...rest] = songs.map(({ title }) => title);
      await visitor.visit('/user/rankings/reputation');
      await expect.poll(() => window.run(shownRows)).toEqual([a, b, ...rest]);

      await server.kill();
      await visitor.moveByKeys(/^Reorder .*, position 1 of/, 'ArrowDown');
      await visitor.sees('Waiting for the network');
      await server.restart();
      await window.reload();
      await expect.poll(() => window.run(shownRows)).toEqual([b, a, ...rest]);
      await expect.poll(() => savedTitles(server.url, fan, key)).toEqual([b, a, ...rest]);
    } finally {
      await window.close();
      await server.stop();
    }
  },
);
