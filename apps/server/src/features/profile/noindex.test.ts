import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aShownFan } from '../../testing/shown-fan.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

let site: TestApp;
beforeAll(async () => {
  site = await startTestApp();
});
afterAll(() => site.close());

const robotsOf = async (address: string) => (await site.send('GET', address)).headers['x-robots-tag'];

const publicAddresses = (username: string) => [
  `/public-profile/${username}`,
  `/share-setlist/${username}`,
  `/share/profile/${username}/card.png`,
  `/share/set-list/${username}/card.png`,
];

describe('a fan who asks search engines to stay away', () => {
  test('has it said with each public page and picture, and by nobody else’s', async () => {
    const [fan, other] = [await aShownFan(site), await aShownFan(site)];
    const asked = await fan.put('noindex', { enabled: true });
    expect([asked.statusCode, asked.json().noindex, asked.json().shareable]).toEqual([200, true, true]);
    for (const address of publicAddresses(fan.username)) expect(await robotsOf(address)).toBe('noindex');
    for (const address of publicAddresses(other.username)) expect(await robotsOf(address)).toBeUndefined();
  });

  test('stays public for people, whatever the case of the name', async () => {
    const fan = await aShownFan(site);
    await fan.put('noindex', { enabled: true });
    const page = await site.send('GET', `/public-profile/${fan.username.toUpperCase()}`);
    expect([page.statusCode, page.headers['x-robots-tag']]).toEqual([200, 'noindex']);
    const reply = await site.send('GET', `/api/profile/public-profile/${fan.username}`);
    expect([reply.statusCode, Object.keys(reply.json())]).toEqual([
      200,
      expect.not.arrayContaining(['noindex']),
    ]);
  });

  test('can take it back, and other choices leave it as it is', async () => {
    const fan = await aShownFan(site);
    await fan.put('noindex', { enabled: true });
    await fan.put('theme', { theme: 'Lover' });
    expect((await fan.profile()).json().noindex).toBe(true);
    expect((await site.send('GET', '/api/account/data', { token: fan.token })).json().profile.noindex).toBe(
      true,
    );
    await fan.put('noindex', { enabled: false });
    for (const address of publicAddresses(fan.username)) expect(await robotsOf(address)).toBeUndefined();
  });
});
