import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listOurTables } from '../../testing/databases/our-tables.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { storedTopics, topicOfTable } from './stored-data.words.ts';

let site: TestApp;
beforeAll(async () => {
  site = await startTestApp({ SESSION_DAYS: '3', SESSION_IDLE_HOURS: '1', CARD_CACHE_MB: '99' });
});
afterAll(() => site.close());

type Facts = readonly { readonly title: string; readonly holds: string; readonly keptFor: string }[];
const readFacts = async (of: TestApp) => (await of.send('GET', '/api/site/stored-data')).json<Facts>();

test('every table of the database is told of on the privacy page, or holds nothing about people', async () => {
  const tables = await listOurTables(site.database.read);
  const names = tables.map(({ name }) => name).filter((name) => !name.startsWith('kysely_'));
  expect(names.length).toBeGreaterThan(15);
  expect(Object.keys(topicOfTable).toSorted()).toEqual(names.toSorted());
});

test('every topic belongs to a table', () => {
  const used = new Set<string>(Object.values(topicOfTable));
  expect(Object.keys(storedTopics).filter((topic) => !used.has(topic))).toEqual([]);
});

test('the times are those of this site', async () => {
  const facts = await readFacts(site);
  const kept = (title: string) => facts.find((fact) => fact.title === title)?.keptFor;
  expect(kept('Where you are logged in')).toBe('3 days, or 1 hour without use, or until you log out.');
  expect(kept('Drawn cards and posters')).toContain('99 MB');
  expect(kept('Networks you logged in from')).toContain('90 days');
  expect(kept('Links in mails')).toBe(
    '60 minutes for a password, 24 hours for an address, or until it is used.',
  );
});

test('a folder of mails is told of only where there is one', async () => {
  expect(JSON.stringify(await readFacts(site))).toContain('folder of the operator’s for 7 days');
  const mailing = await startTestApp({ SMTP_URL: 'smtp://127.0.0.1:9', MAIL_FROM: 'a@example.org' });
  expect(JSON.stringify(await readFacts(mailing))).not.toContain('folder of the operator’s');
  await mailing.close();
});

test('no time of the page is written out, but for that of the log', async () => {
  const words = await readFile(new URL('./stored-data.words.ts', import.meta.url), 'utf8');
  // Times come in as arguments. The only one in words is that of the operator's collector of logs (docs/security.md).
  expect(words.match(/'[^'`]*\b\d+ (?:minutes|hours|days)\b/g)).toEqual(["'Up to 90 days"]);
});
