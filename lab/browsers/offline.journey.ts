import { addFan, itemsOf } from '../../e2e/support/fan.ts';
import { startServer } from '../../e2e/support/server.ts';
import { inOrder, savedTop13, saveTop13, threeSongs, TOP13_PATH } from '../../e2e/support/top13.ts';
import { isAppKept, keepItems, shownRows, whyNoWorkers } from './in-page.ts';
import { expect, test } from './journey.ts';
import { until, visitorAt } from './visitor.ts';

/** Screens of a fan that open from what is kept, and what stands there. */
const screens = [
  { path: '/user/userHome', text: /Welcome/ },
  { path: '/user/rankings', text: /Lover/ },
  { path: '/user/rankings/lover', text: /Cruel Summer/ },
  { path: '/user/erasTourBuilder', text: /Lover/ },
  { path: '/user/userProfile', text: /Top 13/ },
  { path: '/sorter', text: /Sort/ },
];

test('what was opened once opens while the site is away, and what is changed there is saved when it is back', async ({
  engine,
}) => {
  const server = await startServer();
  const window = await engine.openWindow();
  try {
    const fan = await addFan(server.url);
    const [a, b, c] = await threeSongs(server.url);
    await saveTop13(server.url, fan, [a, b, c]);
    const visitor = visitorAt(window, server.url);
    await visitor.visit('/api/health');
    const missing = await window.run(whyNoWorkers);
    test.skip(missing !== '', missing);
    await window.run(keepItems, itemsOf(fan.session));
    for (const { path, text } of screens) {
      await visitor.visit(path);
      await visitor.finds('heading', /./);
      await visitor.sees(text);
    }
    await visitor.visit(TOP13_PATH);
    await expect.poll(() => window.run(shownRows)).toEqual([a.title, b.title, c.title]);
    await until(() => window.run(isAppKept), 'a worker that keeps the app');

    await server.kill();
    for (const { path, text } of screens) {
      await visitor.visit(path);
      await visitor.finds('heading', /./);
      await visitor.sees(text);
      await visitor.sees('Thirteen can’t be reached right now.');
    }
    await visitor.visit(TOP13_PATH);
    await expect.poll(() => window.run(shownRows)).toEqual([a.title, b.title, c.title]);
    await visitor.moveByKeys(/^Reorder .*, position 1 of/, 'ArrowDown');
    await visitor.moveByKeys(/^Reorder .*, position 2 of/, 'ArrowDown');
    await visitor.sees('2 changes wait: Top 13.');
    await window.reload();
    await expect.poll(() => window.run(shownRows)).toEqual([b.title, c.title, a.title]);

    await server.restart();
    await expect.poll(() => savedTop13(server.url, fan)).toEqual(inOrder([b, c, a]));
    await visitor.sees(/\bSaved\b/);
  } finally {
    await window.close();
    await server.stop();
  }
});
