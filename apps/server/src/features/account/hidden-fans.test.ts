import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { runAdminFor } from '../../testing/operator-scripts.ts';
import type { ProfileFan } from '../../testing/profile-fan.ts';
import { aShownFan, publishShow } from '../../testing/shown-fan.ts';
import { signUpFan, startTestApp, type TestApp } from '../../testing/test-app.ts';

const NOBODY = 'nobody-at-all';

let site: TestApp;
let viewer: { readonly token: string };
beforeAll(async () => {
  site = await startTestApp({ LIMITS_FACTOR: '1000' });
  viewer = await signUpFan(site);
});
afterAll(() => site.close());

const get = (url: string) => site.send('GET', url, { token: viewer.token });
const placesOf = (username: string) => [
  `/public-profile/${username}`,
  `/share-setlist/${username}`,
  `/share/profile/${username}/card.png`,
  `/share/set-list/${username}/poster.png`,
  `/api/profile/public-profile/${username}`,
  `/api/profile/${username}/compare`,
  `/api/profile/${username}/has-completed-eras-tour`,
  `/api/profile/eras-tour-set-list/${username}`,
  `/api/rankings/eras-tour-set-list/${username}`,
  `/api/rankings/user/${username}/top-five-albums`,
];

/** What all public places say of a name, without the name itself. */
async function saidOf(username: string): Promise<readonly string[]> {
  const name = new RegExp(username, 'g');
  const answers = await Promise.all(placesOf(username).map(get));
  return answers.map(
    ({ statusCode, headers, body }) =>
      `${statusCode} ${headers['content-type']} ${String(headers['x-robots-tag'])} ${body.replaceAll(name, '*')}`,
  );
}

/** Whether a fan stands in the lists that show many. */
async function isListed({ username }: ProfileFan) {
  // Shared answers may be a second old.
  site.clock.now += 1000;
  const hasName = async (url: string) => (await get(url)).body.includes(`"${username}"`);
  return {
    topUsers: await hasName('/api/users/logins'),
    picks: await hasName('/api/rankings/surprise-songs'),
    newest: await hasName('/api/profile/all-public-profiles/all'),
    page: await hasName('/api/profile/all-public-profiles?limit=100'),
    search: await hasName(`/api/profile/all-public-profiles?search=${username.slice(2)}`),
  };
}

const nowhere = { topUsers: false, picks: false, newest: false, page: false, search: false };
const everywhere = { topUsers: true, picks: true, newest: true, page: true, search: true };
const countShown = async () =>
  (await get('/api/profile/all-public-profiles')).json<{ totalCount: number }>().totalCount;

describe('a fan whom the operator hides', () => {
  test('is gone from all public places at once, as if nobody had the name, and comes back whole', async () => {
    const fan = await aShownFan(site);
    await site.database.write((tx) =>
      tx.updateTable('users').set({ login_count: 500 }).where('username', '=', fan.username).execute(),
    );
    const [before, shownBefore] = [await saidOf(fan.username), await countShown()];
    const card = (await get(`/share/profile/${fan.username}/card.png`)).headers.location ?? '';
    expect((await get(card)).statusCode).toBe(200);
    expect(await isListed(fan)).toEqual(everywhere);

    const { code, stdout, stderr } = await runAdminFor(site, 'hide', fan.username.toUpperCase());
    expect([code, stdout]).toEqual([0, `${fan.username} is hidden: gone from all public places.\n`]);
    expect(JSON.parse(stderr)).toMatchObject({ security: 'fan-hidden', what: 'operator' });
    expect(await saidOf(fan.username)).toEqual(await saidOf(NOBODY));
    expect(await isListed(fan)).toEqual(nowhere);
    expect(await countShown()).toBe(shownBefore - 1);
    const kept = await get(card);
    const unknown = await get(card.replace(fan.username, NOBODY));
    expect([kept.statusCode, kept.body]).toEqual([404, unknown.body]);

    const back = await runAdminFor(site, 'show', fan.username);
    expect(JSON.parse(back.stderr)).toMatchObject({ security: 'fan-shown', what: 'operator' });
    expect(await saidOf(fan.username)).toEqual(before);
    expect(await isListed(fan)).toEqual(everywhere);
    expect([(await get(card)).statusCode, await countShown()]).toEqual([200, shownBefore]);
  });

  test('keeps using the site, is told, and stays out of sight whatever is saved', async () => {
    const fan = await aShownFan(site);
    await runAdminFor(site, 'hide', fan.username);
    const own = (await fan.profile()).json();
    expect(own).toMatchObject({ hidden: true, shareable: false, missing: [], setListVerified: false });
    expect((await fan.get('/api/account')).json()).toMatchObject({ hidden: true });

    for (const save of [
      await fan.put('theme', { theme: 'Red' }),
      await fan.clearSlot(1),
      await fan.fillSlot(1),
      await fan.rankAlbums(),
    ])
      expect(save.statusCode).toBe(200);
    await publishShow(site, fan);
    expect(await saidOf(fan.username)).toEqual(await saidOf(NOBODY));
    expect(await isListed(fan)).toEqual(nowhere);

    await runAdminFor(site, 'show', fan.username);
    expect((await fan.profile()).json()).toMatchObject({
      shareable: true,
      theme: 'Red',
      setListVerified: true,
    });
    expect((await fan.profile()).json()).not.toHaveProperty('hidden');
    expect((await fan.get('/api/account')).json()).toMatchObject({ hidden: false });
  });

  test('who takes a show away meanwhile does not get it back', async () => {
    const fan = await aShownFan(site);
    await runAdminFor(site, 'hide', fan.username);
    const withdrawn = { erasTourSetList: [], verify: false, withdraw: true };
    const body = (
      await site.send('PUT', '/api/rankings/eras-tour-set-list', { token: fan.token, body: withdrawn })
    ).statusCode;
    expect(body).toBe(200);
    await runAdminFor(site, 'show', fan.username);
    expect((await get(`/api/profile/eras-tour-set-list/${fan.username}`)).statusCode).toBe(404);
    expect((await get(`/api/profile/public-profile/${fan.username}`)).statusCode).toBe(200);
  });

  test('can delete the account, and leaves nothing behind', async () => {
    const fan = await aShownFan(site);
    const before = await countShown();
    await runAdminFor(site, 'hide', fan.username);
    expect((await fan.remove()).statusCode).toBe(200);
    expect(await countShown()).toBe(before - 1);
    expect((await runAdminFor(site, 'list', '--hidden')).stdout).not.toContain(fan.username);
  });

  test('is listed for the operator; hiding twice and an unknown name are said', async () => {
    const fan = await aShownFan(site);
    await runAdminFor(site, 'hide', fan.username);
    expect((await runAdminFor(site, 'list', '--hidden')).stdout).toContain(
      `${fan.username}: since 2026-01-13, hidden since `,
    );
    expect((await runAdminFor(site, 'hide', fan.username)).stdout).toBe(
      `${fan.username} is hidden already.\n`,
    );
    expect(await runAdminFor(site, 'hide', NOBODY)).toMatchObject({
      code: 1,
      stderr: `There is no account "${NOBODY}".\n`,
    });
  });
});
