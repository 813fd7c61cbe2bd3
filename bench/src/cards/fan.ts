import { profileQuestions } from '@thirteen/catalogue/texts.ts';
import { profileThemes } from '@thirteen/domain/profile/profile-themes.ts';
import { call, signUpFans } from '../api.ts';

type Album = { readonly title: string; readonly songs: readonly { readonly _id: string }[] };

/** A fan whose profile is public and whose Top 13 is full. */
export async function aPublicFan(origin: string) {
  const [token = ''] = await signUpFans(origin, 1);
  const albums = (await call(origin, '/api/albums/allAlbums')) as readonly Album[];
  const songIds = albums.flatMap(({ songs }) => songs.map(({ _id }) => _id));
  const fillSlot = (slot: number, song: number) =>
    call(origin, '/api/rankings/user/top-thirteen', {
      token,
      body: { slot, songId: songIds[song % songIds.length] },
    });
  const putProfile = (what: string, body: unknown) =>
    call(origin, `/api/profile/${what}`, { method: 'PUT', token, body });

  const { username } = (await putProfile('questions', {
    questions: [{ question: profileQuestions[0], answer: 'The one with the scarf' }],
  })) as { username: string };
  await call(origin, '/api/rankings/allAlbumsRanking/allAlbumsRanking', {
    method: 'PUT',
    token,
    body: { rankings: await rankableTitles(origin, token) },
  });
  for (let slot = 1; slot <= 13; slot += 1) await fillSlot(slot, slot * 7);

  return {
    token,
    username,
    /** Makes the profile look as it never did before: another theme, and another song. */
    async change(number: number) {
      await putProfile('theme', { theme: profileThemes[number % profileThemes.length] });
      await call(origin, '/api/rankings/user/top-thirteen/1', { method: 'DELETE', token });
      await fillSlot(1, 101 + Math.floor(number / profileThemes.length));
    },
  };
}

async function rankableTitles(origin: string, token: string): Promise<readonly { albumName: string }[]> {
  const popular = await call(origin, '/api/rankings/album-popularity', { token });
  return (popular as readonly { albumName: string }[]).map(({ albumName }) => ({ albumName }));
}
