import { catalogueAlbums } from '@thirteen/catalogue/catalogue-data.ts';
import { buildCatalogue, SINGLES_KEY } from '@thirteen/domain/catalogue/catalogue.ts';
import { SURPRISE_ERA, toMashup, tourAlbums } from '@thirteen/domain/set-list/set-list.ts';
import fc from 'fast-check';

const catalogue = buildCatalogue(catalogueAlbums);
const albumTitles = catalogue.albums.filter(({ key }) => key !== SINGLES_KEY).map(({ title }) => title);
// Few songs, so that many fans love the same ones.
const songIds = catalogue.songs.filter((_, index) => index % 6 === 0).map(({ id }) => id);
const shows = tourAlbums(catalogue).map(({ era, songs }) => ({ era, ids: songs.map(({ id }) => id) }));

/** An edit, the fan who makes it and the server that is asked, both as numbers from 0. */
export type PlannedEdit = { readonly edit: Edit; readonly fan: number; readonly server: number };

const TOP13 = '/api/rankings/user/top-thirteen';

/** One thing that a fan does, as the request that does it. */
const anEdit = (kind: 'list' | 'login' | 'leave', method: string, path: string, body?: unknown) => ({
  kind,
  method,
  path,
  body,
});
type Edit = ReturnType<typeof anEdit>;
const listEdit = (method: string, path: string, body: unknown) => anEdit('list', method, path, body);

const anySlot = fc.integer({ min: 1, max: 13 });
const fillings = fc
  .record({ slot: anySlot, songId: fc.constantFrom(...songIds) })
  .map((filling) => listEdit('POST', TOP13, filling));
const clearings = anySlot.map((slot) => listEdit('DELETE', `${TOP13}/${slot}`, {}));
const orders = fc
  .shuffledSubarray(songIds, { maxLength: 13 })
  .map((ids) => Array.from({ length: 13 }, (_, slot) => ids[slot] ?? null))
  .map((slots) => listEdit('PUT', TOP13, { slots }));
const rankings = fc.shuffledSubarray(albumTitles).map((titles) =>
  listEdit('PUT', '/api/rankings/allAlbumsRanking/allAlbumsRanking', {
    rankings: titles.map((albumName) => ({ albumName })),
  }),
);

/** Some songs of each era, now and then two as a mashup, and a surprise song or two of the first albums. */
const setLists = fc
  .record({
    counts: fc.array(fc.nat(3), { minLength: shows.length, maxLength: shows.length }),
    mashupEra: fc.nat(shows.length * 2),
    surprises: fc.nat(2),
  })
  .map(({ counts, mashupEra, surprises }) => {
    const eras = shows.map(({ era, ids }, index) => {
      const songs = ids.slice(0, counts[index]);
      const [first = '', second = ''] = ids.slice(3, 5);
      return { era, songs: index === mashupEra ? [...songs, toMashup(first, second)] : songs };
    });
    const picks = shows.slice(0, surprises).flatMap(({ ids }) => ids.slice(6, 7));
    const entries = [...eras, { era: SURPRISE_ERA, songs: picks }];
    return listEdit('PUT', '/api/rankings/eras-tour-set-list', {
      erasTourSetList: entries.map(({ era, songs }, index) => ({
        era,
        order: index + 1,
        songs: songs.map((id) => ({ _id: id })),
      })),
    });
  });

const logins = fc.constant(anEdit('login', 'POST', '/api/auth/login'));
const leavings = fc.constant(anEdit('leave', 'DELETE', '/api/account'));

const anyEdit = fc.oneof(
  { weight: 50, arbitrary: fillings },
  { weight: 10, arbitrary: clearings },
  { weight: 15, arbitrary: orders },
  { weight: 20, arbitrary: rankings },
  { weight: 20, arbitrary: setLists },
  { weight: 3, arbitrary: logins },
  { weight: 1, arbitrary: leavings },
);

/** The same random edits each time, of so many fans through so many servers. */
export function planEdits(
  count: number,
  of: { readonly fans: number; readonly servers: number },
): PlannedEdit[] {
  const planned = fc.record({ edit: anyEdit, fan: fc.nat(of.fans - 1), server: fc.nat(of.servers - 1) });
  return fc.sample(planned, { numRuns: count, seed: 13 });
}
