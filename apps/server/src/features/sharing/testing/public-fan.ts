import { catalogueAlbums } from '@thirteen/catalogue/catalogue-data.ts';
import { profileQuestions } from '@thirteen/catalogue/texts.ts';
import { rankableAlbums } from '@thirteen/domain/ranking/album-order.ts';
import { signUpFan, type TestApp } from '../../../testing/test-app.ts';

const rankings = rankableAlbums({ albums: catalogueAlbums }).map(({ title }) => ({ albumName: title }));
const songIds = catalogueAlbums.flatMap(({ songs }) => songs.map(({ id }) => id));

export type PublicFan = Awaited<ReturnType<typeof aPublicFan>>;

/** A new fan who did all that a public profile needs, by the API. */
export async function aPublicFan(site: TestApp) {
  const { username, token } = await signUpFan(site);
  const send = async (method: string, url: string, body: unknown) => {
    const answer = await site.send(method, url, { token, body });
    if (answer.statusCode !== 200) throw new Error(`${url} answered ${answer.statusCode}: ${answer.body}`);
  };
  const fan = {
    username,
    token,
    putProfile: (what: string, body: unknown) => send('PUT', `/api/profile/${what}`, body),
    answer: (answer: string) =>
      fan.putProfile('questions', { questions: [{ question: profileQuestions[0], answer }] }),
    fillSlot: (slot: number, songId = songIds[slot]) =>
      send('POST', '/api/rankings/user/top-thirteen', { slot, songId }),
  };
  await fan.fillSlot(1);
  await send('PUT', '/api/rankings/allAlbumsRanking/allAlbumsRanking', { rankings });
  await fan.answer('The one with the scarf');
  return fan;
}
