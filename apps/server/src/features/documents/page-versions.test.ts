import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'thirteen-builds-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** A build of the web app with one file that is named after it. */
async function aBuild(name: string): Promise<string> {
  const webApp = join(folder, 'web', name);
  await mkdir(join(webApp, 'assets'), { recursive: true });
  await writeFile(join(webApp, 'assets', `page-${name}.js`), `// ${name}`);
  await writeFile(
    join(webApp, 'index.html'),
    `<meta name="web-build" content="${name}"><div id="root"></div>`,
  );
  return webApp;
}

/** Serves a build, so many days after the first one, for as long as `use` needs it. */
async function serving(
  name: string,
  day: number,
  use: (site: TestApp) => Promise<void> = async () => undefined,
) {
  const site = await startTestApp(
    { DATA_DIR: join(folder, 'data') },
    { webApp: await aBuild(name), startsAt: Date.UTC(2026, 0, 1) + day * DAY_MS },
  );
  try {
    await use(site);
  } finally {
    await site.close();
  }
}

const fileOf = (site: TestApp, name: string) => site.send('GET', `/assets/page-${name}.js`);

describe('an open page of an earlier build', () => {
  test('still gets its files, which may be kept for good as ever', async () => {
    await serving('one', 0);
    await serving('two', 1, async (site) => {
      for (const name of ['one', 'two']) {
        const { body, headers } = await fileOf(site, name);
        expect([body, headers['content-type'], headers['cache-control']]).toEqual([
          `// ${name}`,
          expect.stringContaining('javascript'),
          'public, max-age=31536000, immutable',
        ]);
      }
    });
  });

  test('has them for three builds, however often one of them starts again', async () => {
    for (const [day, name] of ['one', 'two', 'three', 'three', 'three'].entries()) await serving(name, day);
    await serving('three', 9, async (site) => expect((await fileOf(site, 'one')).statusCode).toBe(200));
    await serving('four', 10, async (site) => {
      const answers = await Promise.all(['one', 'two', 'three', 'four'].map((name) => fileOf(site, name)));
      expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 200, 200, 200]);
    });
  });

  test('has them until 30 days after another build took its place', async () => {
    await serving('one', 0);
    await serving('two', 100);
    await serving('two', 129, async (site) => expect((await fileOf(site, 'one')).statusCode).toBe(200));
    await serving('two', 131, async (site) => expect((await fileOf(site, 'one')).statusCode).toBe(404));
  });

  test('has the files of a newer build that another process serves already', async () => {
    await serving('old', 0, async (site) => {
      expect((await fileOf(site, 'new')).statusCode).toBe(404);
      await serving('new', 1);
      expect((await fileOf(site, 'new')).body).toBe('// new');
    });
  });

  test('gets nothing else of the data folder', async () => {
    await serving('one', 0, async (site) => {
      await writeFile(join(folder, 'data', 'secret.txt'), 'secret');
      for (const address of ['..%2F..%2Fsecret.txt', '..%2Fsecret.txt', 'secret.txt', '.', '..%2F'])
        expect((await site.send('GET', `/assets/${address}`)).statusCode).toBe(404);
    });
  });
});

describe('the build that is served', () => {
  test('is told to pages of another one by each answer, and by documents to all', async () => {
    await serving('two', 0, async (site) => {
      const told = async (url: string, build?: string) => {
        const headers = build === undefined ? {} : { 'web-build': build };
        return (await site.send('GET', url, { headers })).headers['web-build'];
      };
      expect(await told('/api/site/home', 'one')).toBe('two');
      expect(await told('/api/nowhere', 'one')).toBe('two');
      expect(await told('/api/site/home', 'two')).toBeUndefined();
      expect(await told('/api/site/home')).toBeUndefined();
      expect(await told('/login')).toBe('two');
    });
  });
});

describe('an API that breaks older pages', () => {
  test('tells them to load anew, before anything is changed, and serves all others', async () => {
    const site = await startTestApp({}, { contractNumber: 8 });
    const ask = async (number?: string) => {
      const headers = number === undefined ? {} : { 'contract-number': number };
      const { statusCode, headers: told } = await site.send('GET', '/api/site/home', { headers });
      return [statusCode, told['problem-code']];
    };
    expect(await ask('7')).toEqual([409, 'reload']);
    for (const number of ['8', '9', 'eight', undefined]) expect(await ask(number)).toEqual([200, undefined]);
    const signup = await site.send('POST', '/api/auth/signup', {
      headers: { 'contract-number': '7' },
      body: { username: 'juniper', email: 'juniper@example.org', password: 'a long quiet evening' },
    });
    expect(signup.statusCode).toBe(409);
    const users = await site.database.read.selectFrom('users').select('username').execute();
    expect(users.map(({ username }) => username)).not.toContain('juniper');
    await site.close();
  });
});
