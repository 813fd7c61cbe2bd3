import { catalogueAlbums } from '@thirteen/catalogue/catalogue-data.ts';
import { profileQuestions } from '@thirteen/catalogue/texts.ts';
import { profileThemes } from '@thirteen/domain/profile/profile-choices.ts';
import { call, signUpFans } from '../api.ts';

const themes = profileThemes({ albums: catalogueAlbums }).map(({ name }) => name);

/** A fan whose profile is public: the session, and the name in its address. */
export type PublicFan = { readonly token: string; readonly username: string };

type Album = { readonly title: string; readonly songs: readonly { readonly _id: string }[] };

const SLOTS = 13;

/** Signs fans up and makes their profiles public, with a full Top 13; no two look the same. */
export async function makePublicFans(origin: string, count: number): Promise<readonly PublicFan[]> {
  const tokens = await signUpFans(origin, count);
  const albums = (await call(origin, '/api/albums/allAlbums')) as readonly Album[];
  const songIds = albums.flatMap(({ songs }) => songs.map(({ _id }) => _id));
  const rankings = await rankableTitles(origin, tokens[0] ?? '');
  const fans: PublicFan[] = [];
  for (const [number, token] of tokens.entries()) {
    const put = (path: string, body: unknown) => call(origin, path, { method: 'PUT', token, body });
    await put('/api/profile/theme', { theme: themes[number % themes.length] });
    await put('/api/rankings/allAlbumsRanking/allAlbumsRanking', { rankings });
    for (let slot = 1; slot <= SLOTS; slot += 1) {
      const songId = songIds[(slot * SLOTS + number) % songIds.length];
      await call(origin, '/api/rankings/user/top-thirteen', { token, body: { slot, songId } });
    }
    const questions = [{ question: profileQuestions[0], answer: `The scarf, says fan ${number + 1}` }];
    const { username } = (await put('/api/profile/questions', { questions })) as { username: string };
    fans.push({ token, username });
  }
  return fans;
}

async function rankableTitles(origin: string, token: string): Promise<readonly { albumName: string }[]> {
  const popular = await call(origin, '/api/rankings/album-popularity', { token });
  return (popular as readonly { albumName: string }[]).map(({ albumName }) => ({ albumName }));
}
