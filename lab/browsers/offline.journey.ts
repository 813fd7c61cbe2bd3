import { inOrder, savedTop13, saveTop13, threeSongs, TOP13_PATH } from '../../e2e/support/top13.ts';
import { isAppKept, shownRows, whyNoWorkers } from './in-page.ts';
import { expect, test } from './journey.ts';
import { until } from './visitor.ts';

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
  server,
  fanThere: { fan, window, visit, finds, sees, moveByKeys },
}) => {
  const missing = await window.run(whyNoWorkers);
  test.skip(missing !== '', missing);
  const [a, b, c] = await threeSongs(server.url);
  await saveTop13(server.url, fan, [a, b, c]);
  const lookAround = async (isAway: boolean) => {
    for (const { path, text } of screens) {
      await visit(path);
      await finds('heading', /./);
      await sees(text);
      if (isAway) await sees('Thirteen can’t be reached right now.');
    }
    await visit(TOP13_PATH);
    await expect.poll(() => window.run(shownRows)).toEqual([a.title, b.title, c.title]);
  };
  await lookAround(false);
  await until(() => window.run(isAppKept), 'a worker that keeps the app');

  await server.kill();
  await lookAround(true);
  await moveByKeys(/^Reorder .*, position 1 of/, 'ArrowDown');
  await moveByKeys(/^Reorder .*, position 2 of/, 'ArrowDown');
  await sees('2 changes wait: Top 13.');
  await window.reload();
  await expect.poll(() => window.run(shownRows)).toEqual([b.title, c.title, a.title]);

  await server.restart();
  await expect.poll(() => savedTop13(server.url, fan)).toEqual(inOrder([b, c, a]));
  await sees(/\bSaved\b/);
});
