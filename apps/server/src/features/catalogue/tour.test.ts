import { getTour, type TourReply } from '@thirteen/contract/tour.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

let site: TestApp;

beforeAll(async () => {
  site = await startTestApp();
});
afterAll(() => site.close());

test('the real tour is told to anybody: its set lists, and the surprise songs of each night', async () => {
  const answer = await site.send('GET', getTour.path);
  const { setLists, surprisePlays } = answer.json<TourReply>();
  expect(setLists.map(({ id }) => id)).toEqual(['2023', '2024']);
  expect(surprisePlays[0]).toEqual({
    date: '2023-03-17',
    city: expect.any(String),
    instrument: 'guitar',
    songIds: [expect.any(String)],
  });
});

test('the real tour, asked for again, is a 304', async () => {
  const first = await site.send('GET', getTour.path);
  const again = await site.send('GET', getTour.path, {
    headers: { 'if-none-match': String(first.headers.etag) },
  });
  expect(again.statusCode).toBe(304);
});
