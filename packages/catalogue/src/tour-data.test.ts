import { buildCatalogue } from '@thirteen/domain/catalogue/catalogue.ts';
import { emptySetList, isMashup, songIdsIn } from '@thirteen/domain/set-list/set-list.ts';
import { draftFromTour } from '@thirteen/domain/set-list/tour.ts';
import { describe, expect, test } from 'vitest';
import { catalogueAlbums } from './catalogue-data.ts';
import { tourData } from './tour-data.ts';

const catalogue = buildCatalogue(catalogueAlbums);
const eraOf = (id: string) => catalogue.albumsByKey.get(catalogue.songsById.get(id)?.albumKey ?? '')?.era;
const songsOf = (setList: (typeof tourData.setLists)[number]) =>
  setList.acts.flatMap((act) => (act.kind === 'era' ? act.songs : []));

describe('the facts of the tour', () => {
  test('hold two set lists and two surprise songs of each of the 149 nights', () => {
    expect(tourData.setLists.map(({ id }) => id)).toEqual(['2023', '2024']);
    expect(new Set(tourData.surprisePlays.map(({ date }) => date)).size).toBe(149);
    expect(tourData.surprisePlays.length).toBe(2 * 149);
  });

  test('name songs and eras of the catalogue only', () => {
    const ids = [
      ...tourData.setLists.flatMap((setList) => [
        ...songsOf(setList).flatMap(songIdsIn),
        ...setList.sometimes,
      ]),
      ...tourData.surprisePlays.flatMap(({ songIds }) => songIds),
    ];
    expect(ids.filter((id) => !catalogue.songsById.has(id))).toEqual([]);
    const eras = tourData.setLists.flatMap(({ acts }) =>
      acts.flatMap((act) => (act.kind === 'era' ? act.eras : [])),
    );
    expect(eras.filter((era) => !catalogue.albums.some((album) => album.era === era))).toEqual([]);
  });

  test('tell the medley of the second version as one mashup of two songs', () => {
    expect(tourData.setLists.map((setList) => songsOf(setList).filter(isMashup).length)).toEqual([0, 1]);
    expect(tourData.setLists.map((setList) => songsOf(setList).flatMap(songIdsIn).length)).toEqual([43, 44]);
  });

  test.each([
    { id: '2023', songs: 41, leftOut: 2 },
    { id: '2024', songs: 42, leftOut: 1 },
  ])('make a first draft of the $id show', ({ id, songs, leftOut }) => {
    const draft = draftFromTour(versionOf(id), emptySetList(catalogue), eraOf);
    expect(draft.leftOut.length).toBe(leftOut);
    expect(draft.problems).toContainEqual({ code: 'set-list-song-count', count: songs, needed: 45 });
  });
});

function versionOf(id: string) {
  const version = tourData.setLists.find((each) => each.id === id);
  if (!version) throw new Error(`There is no version ${id}`);
  return version;
}
