import { catalogueAlbums } from '@thirteen/catalogue/catalogue-data.ts';
import type { Comparison } from '@thirteen/contract/match.ts';
import { buildCatalogue } from '@thirteen/domain/catalogue/catalogue.ts';
import { DEFAULT_PROFILE_IMAGE, DEFAULT_PROFILE_THEME } from '@thirteen/domain/profile/profile-choices.ts';
import { buildApp } from '../../app/app.ts';
import { readConfig } from '../../config.ts';
import { aProfileFan, aPublicFan, type ProfileFan } from '../../testing/profile-fan.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { hashOfPoster } from './share-images.ts';
import { toMatchPoster, toPair } from './shared-match.ts';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';

const ORIGIN = 'https://thirteen.example';
const ENVIRONMENT = { LIMITS_FACTOR: '1000', PUBLIC_URL: ORIGIN };

let site: TestApp;
beforeAll(async () => {
  site = await startTestApp(ENVIRONMENT);
});
afterAll(() => site.close());

const songIds = catalogueAlbums.flatMap((album) => album.songs.map((song) => song.id));
const saveTop13 = (fan: ProfileFan, slots: readonly string[]) =>
  site.send('PUT', '/api/rankings/user/top-thirteen', { token: fan.token, body: { slots } });
const picturesOf = async (as: ProfileFan, { username }: ProfileFan) => {
  const { pictures } = (await as.get(`/api/profile/${username}/compare`)).json<Comparison>();
  if (!pictures) throw new Error('The comparison has no pictures');
  return pictures;
};
const get = (address: string) => site.send('GET', address);

/** A fan without a public profile, and one with it, of the same Top 13. */
async function twoFans() {
  const [fan, other] = [await aProfileFan(site), await aPublicFan(site)] as const;
  for (const one of [fan, other]) await saveTop13(one, songIds.slice(0, 13));
  return [fan, other] as const;
}

describe('the pictures of a match', () => {
  test('are there for who was told their address, in three shapes, also for a fan without a public profile', async () => {
    const [fan, other] = await twoFans();
    const pictures = await picturesOf(fan, other);
    const sizes = [
      [pictures.card, 1200, 630],
      [pictures.poster, 1080, 1920],
      [pictures.square, 1080, 1080],
    ] as const;
    for (const [address, width, height] of sizes) {
      const { statusCode, headers, rawPayload } = await get(`${address}?download`);
      expect([statusCode, headers['content-type']]).toEqual([200, 'image/png']);
      expect([rawPayload.readUInt32BE(16), rawPayload.readUInt32BE(20)]).toEqual([width, height]);
      expect(headers['cache-control']).toBe('private, no-cache');
      expect(headers['content-disposition']).toBe(
        `attachment; filename="${fan.username}-and-${other.username}-${width}x${height}.png"`,
      );
    }
  });

  test('are not there under a guessed, an older or a forbidden address', async () => {
    const [fan, other] = await twoFans();
    const card = (await picturesOf(fan, other)).card;
    const guessed = [
      card.replace(/-[0-9a-f]+\.png/, '.png'),
      card.replace(/-[0-9a-f]+\.png/, `-${'0'.repeat(24)}.png`),
      `/share/match/${other.username}/nobody/card.png`,
      `/share/match/${fan.username}/${other.username}/card.png`,
    ];
    for (const address of guessed) expect((await get(address)).statusCode).toBe(404);

    for (const one of [fan, other]) {
      await one.put('comparing', { enabled: false });
      expect((await get(card)).statusCode).toBe(404);
      await one.put('comparing', { enabled: true });
    }
    expect((await get(card)).statusCode).toBe(200);
    await saveTop13(fan, songIds.slice(0, 13).toReversed());
    expect((await get(card)).statusCode).toBe(404);
  });

  test('are told to nobody who has comparing off', async () => {
    const [fan, other] = await twoFans();
    await fan.put('comparing', { enabled: false });
    const compared = await fan.get(`/api/profile/${other.username}/compare`);
    expect(compared.json<Comparison>()).toMatchObject({ match: { percent: 100 }, pictures: null });
  });

  test('can not be found by who knows all that is on them, whatever the figure', async () => {
    const [fan, other] = await twoFans();
    const told = (await picturesOf(fan, other)).card;
    const known = buildCatalogue(catalogueAlbums);
    const drawn = ({ username }: ProfileFan) => ({
      username,
      choices: { theme: DEFAULT_PROFILE_THEME, image: DEFAULT_PROFILE_IMAGE },
      top13: songIds.slice(0, 13),
    });
    const hashes = Array.from({ length: 101 }, (_, percent) =>
      hashOfPoster(
        toMatchPoster('card', toPair({ yours: drawn(fan), theirs: drawn(other), percent }, known), {
          origin: ORIGIN,
          publicOrigin: ORIGIN,
        }),
      ),
    );
    const folder = `/share/match/${other.username}/${fan.username}/card-`;
    // The guess is as good as a guess can be: one of them is a part of the name.
    expect(hashes.filter((hash) => told.startsWith(`${folder}${hash}`))).toHaveLength(1);
    const signature = told.slice(-'.png'.length - 32);
    const guessed = hashes.flatMap((hash) => [
      `${folder}${hash}.png`,
      `${folder}${hash}${'0'.repeat(32)}.png`,
      // The signature of another picture.
      `${folder.replace('/card-', '/poster-')}${hash}${signature}`,
    ]);
    for (const address of guessed) expect((await get(address)).statusCode).toBe(404);
    expect((await get(told)).statusCode).toBe(200);
  });

  test('are answered alike for fans and for nobody, without a look into the database', async () => {
    const [fan, other] = await twoFans();
    const name = `card-${'0'.repeat(56)}.png`;
    const ask = async (names: string) => {
      const { statusCode, headers, json } = await get(`/share/match/${names}/${name}`);
      const { requestId: _, ...body } = json<{ requestId?: string }>();
      return { statusCode, body, cache: headers['cache-control'] };
    };
    const ofNobody = await ask('nobody/no-one');
    expect(ofNobody.statusCode).toBe(404);
    const read = vi.spyOn(site.database.read, 'selectFrom');
    expect(await ask(`${other.username}/${fan.username}`)).toEqual(ofNobody);
    expect(read).not.toHaveBeenCalled();
    await get((await picturesOf(fan, other)).card);
    expect(read).toHaveBeenCalled();
    read.mockRestore();
  });

  test('have the same address at every process of the site, and after each start', async () => {
    const [fan, other] = await twoFans();
    const { card } = await picturesOf(fan, other);
    const { database, clock, dataDir } = site;
    const config = readConfig({ DATA_DIR: dataDir, LOG_LEVEL: 'silent', ...ENVIRONMENT });
    const again = await buildApp({ config, database, now: () => clock.now, warmsMedia: false });
    expect((await again.http.inject(card)).statusCode).toBe(200);
    await again.http.close();
  });
});
