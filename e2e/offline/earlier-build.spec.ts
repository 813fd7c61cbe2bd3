import { BUILT } from '../support/builds.ts';
import { earlierBuild } from '../support/earlier-build.ts';
import { addFan, keepSession } from '../support/fan.ts';
import { expect, test } from '../support/journey.ts';
import { moveFirstDown } from '../support/offline.ts';
import { chooseInHeader } from '../support/screen.ts';
import { startServer } from '../support/server.ts';
import { inOrder, savedTop13, saveTop13, shownTop13, threeSongs, TOP13_PATH } from '../support/top13.ts';

test.use({ serviceWorkers: 'allow' });
// Both need one build.
test.describe.configure({ mode: 'serial' });

for (const { next, env } of [
  { next: 'this one', env: {} },
  { next: 'one that breaks old pages', env: { TEST_CONTRACT_NUMBER: '2' } },
])
  test(
    `a page of the recorded earlier commit goes on, loses nothing, and opens without a network after a deploy of ${next}`,
    { tag: '@full' },
    async ({ page, context, allowConsoleErrors }) => {
      const build = await earlierBuild();
      test.skip('missing' in build, 'missing' in build ? build.missing : '');
      if ('missing' in build) return;
      allowConsoleErrors(/Failed to load resource|ERR_|preload|dynamically imported|409/);
      const server = await startServer({ TEST_WEB_APP: build.folder });
      const fan = await addFan(server.url);
      const [a, b, c] = await threeSongs(server.url);
      await saveTop13(server.url, fan, [a, b, c]);
      await keepSession(context, server.url, fan.session);
      await page.goto(server.url + TOP13_PATH);
      await expect.poll(() => shownTop13(page)).toEqual(inOrder([a, b, c]));
      await page.evaluate(async () => void (await navigator.serviceWorker.ready));
      const name = () =>
        page
          .locator('meta[name="web-build"]')
          .getAttribute('content')
          .catch(() => null);
      const old = await name();
      expect(old).not.toBeNull();

      await server.restart({ TEST_WEB_APP: BUILT, ...env });
      // Pages of a version that raised the number send it.
      if ('TEST_CONTRACT_NUMBER' in env)
        await page.route('**/api/**', (route) => {
          const headers = route.request().headers();
          return route.continue({
            headers: headers['web-build'] === old ? headers : { ...headers, 'contract-number': '2' },
          });
        });
      await moveFirstDown(page);
      await expect.poll(() => shownTop13(page)).toEqual(inOrder([b, a, c]));
      await chooseInHeader(page, 'link', 'Album Rankings');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect.poll(() => savedTop13(server.url, fan)).toEqual(inOrder([b, a, c]));

      await page.goto(server.url + TOP13_PATH);
      await expect.poll(name).not.toBe(old);
      await expect.poll(() => shownTop13(page)).toEqual(inOrder([b, a, c]));
      await page.evaluate(async () => {
        const registration = await navigator.serviceWorker.ready;
        await registration.update();
        const worker = registration.installing ?? registration.waiting;
        if (worker?.state === 'installing')
          await new Promise((resolve) => worker.addEventListener('statechange', resolve, { once: true }));
      });
      await page.close();

      await server.kill();
      const later = await context.newPage();
      await later.goto(server.url + TOP13_PATH);
      await expect.poll(() => shownTop13(later)).toEqual(inOrder([b, a, c]));
      await later.close();
      await server.stop();
    },
  );
