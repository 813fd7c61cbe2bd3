import { profileQuestions } from '@thirteen/catalogue/texts.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { albumTitles, aProfileFan, startProfileSite, type ProfileFan } from '../../testing/profile-fan.ts';
import type { TestApp } from '../../testing/test-app.ts';

let site: TestApp;
let owner: ProfileFan;
let visitor: ProfileFan;
beforeAll(async () => {
  ({ site, owner, visitor } = await startProfileSite());
});
afterAll(() => site.close());

const publicProfile = (username: string, headers = {}) =>
  site.send('GET', `/api/profile/public-profile/${encodeURIComponent(username)}`, { headers });
const [question = ''] = profileQuestions;

describe('a public profile', () => {
  test.each(['Mirror.Ball', 'mirror.ball', 'MIRROR.BALL'])(
    'is found as %s, signed out, and shows the name as typed at signup',
    async (username) => {
      const reply = await publicProfile(username);
      expect([reply.statusCode, reply.json().username]).toEqual([200, 'Mirror.Ball']);
    },
  );

  test('shows what the owner sees, but not what concerns the owner alone', async () => {
    const own = (await owner.profile()).json();
    const { shareable, missing, noindex, namedTop13, ...shown } = own;
    expect([shareable, missing, noindex, namedTop13]).toEqual([true, [], false, false]);
    expect((await publicProfile(owner.username)).json()).toEqual(shown);
  });

  test('follows a new theme and image at once', async () => {
    const before = await publicProfile(owner.username);
    await owner.put('theme', { theme: 'Evermore' });
    await owner.put('image', { image: 'tour-3' });
    const after = await publicProfile(owner.username, { 'if-none-match': String(before.headers.etag) });
    expect([after.statusCode, after.json()]).toEqual([
      200,
      expect.objectContaining({ theme: 'Evermore', profileImage: 'tour-3' }),
    ]);
  });

  test('that did not change is a 304', async () => {
    const { headers } = await publicProfile(owner.username);
    const again = await publicProfile(owner.username, { 'if-none-match': String(headers.etag) });
    expect([again.statusCode, again.body]).toEqual([304, '']);
  });

  test('that is not complete is told like a name that nobody has', async () => {
    const answers = await Promise.all(
      [visitor.username, 'nobody-at-all', "x' or 1=1", 'ﬁn', '%00'].map((name) => publicProfile(name)),
    );
    for (const { statusCode, json } of answers.slice(0, 4)) {
      expect([statusCode, json()]).toEqual([
        404,
        { statusCode: 404, error: 'Not Found', message: 'Not found' },
      ]);
    }
  });

  test.each([
    {
      name: 'its last song goes',
      spoil: (fan: ProfileFan) => fan.clearSlot(1),
      mend: (fan: ProfileFan) => fan.fillSlot(2),
    },
    {
      name: 'its last answer goes',
      spoil: (fan: ProfileFan) => fan.answer(question, ' '),
      mend: (fan: ProfileFan) => fan.answer(question, 'yes'),
    },
  ])('goes when $name, and comes back', async ({ spoil, mend }) => {
    const fan = await aProfileFan(site);
    await fan.complete();
    expect((await publicProfile(fan.username)).statusCode).toBe(200);
    await spoil(fan);
    expect((await publicProfile(fan.username)).statusCode).toBe(404);
    await mend(fan);
    expect((await publicProfile(fan.username)).statusCode).toBe(200);
  });
});

describe("another fan's Top 5", () => {
  const topFive = (username: string, token?: string) =>
    site.send('GET', `/api/rankings/user/${username}/top-five-albums`, { token });

  test('is told where the profile is public', async () => {
    const reply = await topFive(owner.username.toLowerCase(), visitor.token);
    expect(reply.json()).toEqual((await owner.get('/api/rankings/user/top-five-albums')).json());
    expect(reply.json().map((album: { albumName: string }) => album.albumName)).toEqual(
      albumTitles.slice(0, 5),
    );
  });

  test('is a 404 where it is not, even with the albums ranked', async () => {
    await visitor.rankAlbums();
    expect((await topFive(visitor.username, owner.token)).statusCode).toBe(404);
    expect((await topFive('nobody-at-all', owner.token)).statusCode).toBe(404);
  });

  test('needs no session, and is asked for anew each time', async () => {
    const { statusCode, headers } = await topFive(owner.username);
    expect([statusCode, headers['cache-control']]).toEqual([200, expect.stringContaining('max-age=0')]);
    const again = { 'if-none-match': String(headers.etag) };
    const url = `/api/rankings/user/${owner.username}/top-five-albums`;
    expect((await site.send('GET', url, { headers: again })).statusCode).toBe(304);
    expect((await topFive(visitor.username)).statusCode).toBe(404);
  });
});
