import { catalogueAlbums } from '@thirteen/catalogue/catalogue-data.ts';
import type { EraEntry } from '@thirteen/contract/set-list.ts';
import { buildCatalogue } from '@thirteen/domain/catalogue/catalogue.ts';
import { SURPRISE_ERA, tourAlbums } from '@thirteen/domain/set-list/set-list.ts';
import { signUpFan, type TestApp } from '../../../testing/test-app.ts';

/** The albums of the tour, and its eras with the surprise songs last. */
export const albums = tourAlbums(buildCatalogue(catalogueAlbums));
export const eraNames = [...albums.map(({ era }) => era), SURPRISE_ERA];
/** The songs of an era, by its place from 0. */
export const idsOf = (era: number) => albums[era]?.songs.map(({ id }) => id) ?? [];

/** Songs by era, as ids. */
export type Songs = Readonly<Record<string, readonly string[]>>;

/** A set list as a client sends it: songs by era, the rest empty. */
export const aSetList = (songs: Songs) =>
  eraNames.map((era, index) => ({
    era,
    order: index + 1,
    songs: (songs[era] ?? []).map((_id) => ({ _id })),
  }));

/** Four songs of each era, one more of the first, and two surprise songs: the least that complies. */
export const aWholeShow = (): Songs => ({
  ...Object.fromEntries(albums.map(({ era }, index) => [era, idsOf(index).slice(0, index === 0 ? 5 : 4)])),
  [SURPRISE_ERA]: [idsOf(2)[8] ?? '', idsOf(3)[8] ?? ''],
});

/** A new fan of a site, who reads and saves the own set list. */
export async function aFan(site: TestApp) {
  const { token, username, password } = await signUpFan(site);
  const URL = '/api/rankings/eras-tour-set-list';
  return {
    token,
    username,
    password,
    get: () => site.send('GET', URL, { token }),
    put: (erasTourSetList: unknown, more: object = {}, headers = {}) =>
      site.send('PUT', URL, { token, body: { erasTourSetList, ...more }, headers }),
    entries: async () => (await site.send('GET', URL, { token })).json<EraEntry[]>(),
    isCompleted: async () =>
      (await site.send('GET', `/api/profile/${username}/has-completed-eras-tour`)).json<{
        hasCompletedSetlist: boolean;
      }>().hasCompletedSetlist,
  };
}

export type SetListFan = Awaited<ReturnType<typeof aFan>>;

/** The songs of an era in an answer. */
export const songIdsOf = (entries: readonly EraEntry[], era: string) =>
  entries.find((entry) => entry.era === era)?.songs.map(({ _id }) => _id);
