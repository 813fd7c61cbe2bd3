import { albumOf, savedTitles } from '../../e2e/support/rankings.ts';
import { shownRows } from './in-page.ts';
import { expect, test } from './journey.ts';

test(
  'a move made while the server is away waits, survives a reload and is saved',
  { tag: '@quick' },
  async ({ server, fanThere: { fan, window, visit, moveByKeys, sees } }) => {
    const { key, songs } = await albumOf(server.url, 'reputation');
    const [a = '', b = '', ...rest] = songs.map(({ title }) => title);
    await visit('/user/rankings/reputation');
    await expect.poll(() => window.run(shownRows)).toEqual([a, b, ...rest]);

    await server.kill();
    await moveByKeys(/^Reorder .*, position 1 of/, 'ArrowDown');
    await sees('Waiting for the network');
    await server.restart();
    await window.reload();
    await expect.poll(() => window.run(shownRows)).toEqual([b, a, ...rest]);
    await expect.poll(() => savedTitles(server.url, fan, key)).toEqual([b, a, ...rest]);
  },
);
