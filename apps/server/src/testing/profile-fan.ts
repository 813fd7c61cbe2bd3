import { catalogueAlbums } from '@thirteen/catalogue/catalogue-data.ts';
import { profileQuestions } from '@thirteen/catalogue/texts.ts';
import { rankableAlbums } from '@thirteen/domain/rankings/complete-order.ts';
import { signUpFan, startTestApp, type TestApp } from './test-app.ts';

export const albumTitles = rankableAlbums({ albums: catalogueAlbums }).map((album) => album.title);
const songIds = catalogueAlbums.flatMap((album) => album.songs.map((song) => song.id));
const [firstQuestion = ''] = profileQuestions;

export type ProfileFan = Awaited<ReturnType<typeof aProfileFan>>;

/** A new fan's own calls, so that no test depends on another. `named` stands for the name of a test's own choice. */
export async function aProfileFan(site: TestApp, named?: string) {
  const { username, password, token } = await signUpFan(site, named);
  const put = (what: string, body: unknown) => site.send('PUT', `/api/profile/${what}`, { token, body });
  const fan = {
    username,
    password,
    token,
    put,
    get: (url: string) => site.send('GET', url, { token }),
    profile: () => site.send('GET', '/api/profile/user-profile', { token }),
    answer: (question: string, answer: string) => put('questions', { questions: [{ question, answer }] }),
    /** Puts the song of a number of the catalogue into a slot. */
    fillSlot: (slot: number, song = slot) => fan.fillSlotWith(slot, songIds[song]),
    fillSlotWith: (slot: number, songId: string | undefined) =>
      site.send('POST', '/api/rankings/user/top-thirteen', { token, body: { slot, songId } }),
    clearSlot: (slot: number) => site.send('DELETE', `/api/rankings/user/top-thirteen/${slot}`, { token }),
    rankAlbums: (titles: readonly string[] = albumTitles) =>
      site.send('PUT', '/api/rankings/allAlbumsRanking/allAlbumsRanking', {
        token,
        body: { rankings: titles.map((albumName) => ({ albumName })) },
      }),
    remove: () => site.send('DELETE', '/api/account', { token, body: { password } }),
    /** Does all that sharing needs. */
    async complete() {
      const saves = [
        await fan.fillSlot(1),
        await fan.rankAlbums(),
        await fan.answer(firstQuestion, 'The one with the scarf'),
      ];
      for (const { statusCode, body } of saves) {
        if (statusCode !== 200) throw new Error(`A save was answered ${statusCode}: ${body}`);
      }
    },
  };
  return fan;
}

/** A new fan who did all that a public profile needs. */
export async function aPublicFan(site: TestApp): Promise<ProfileFan> {
  const fan = await aProfileFan(site);
  await fan.complete();
  return fan;
}

/** A site whose limits no test meets, with a fan whose profile is public and one whose is not. */
export async function startProfileSite() {
  const site = await startTestApp({ LIMITS_FACTOR: '1000' });
  const owner = await aProfileFan(site, 'Mirror.Ball');
  const visitor = await aProfileFan(site);
  await owner.complete();
  return { site, owner, visitor };
}
