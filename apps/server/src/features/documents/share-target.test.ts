import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

let site: TestApp;
beforeAll(async () => {
  site = await startTestApp();
});
afterAll(() => site.close());

test.each([
  { handed: 'text=My Top 13: https://thirteen.example/t13/0aB9&title=Hello', to: '/t13/0aB9' },
  { handed: 'url=http://localhost:3000/public-profile/poppy_13?from=chat', to: '/public-profile/poppy_13' },
  { handed: 'text=/share-setlist/amber-scarf', to: '/share-setlist/amber-scarf' },
  { handed: 'text=See https://thirteen.example/match/0AbC9', to: '/match/0AbC9' },
  { handed: 'text=This is mine: https://thirteen.example/t13/0aB9.', to: '/t13/0aB9' },
  { handed: 'text=see https://thirteen.example/top13/June.1 now', to: '/top13/June.1' },
  { handed: 'text=https://elsewhere.example/a&text=//elsewhere.example/b', to: '/user/userHome' },
  { handed: '', to: '/user/userHome' },
])('what another app hands over leads to the page in it: $handed', async ({ handed, to }) => {
  const { statusCode, headers } = await site.send('GET', `/share-target?${encodeURI(handed)}`);
  expect([statusCode, headers.location]).toEqual([303, to]);
});
