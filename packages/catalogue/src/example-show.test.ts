import { buildCatalogue } from '@thirteen/domain/catalogue/catalogue.ts';
import { eraName, songsOfEntry } from '@thirteen/domain/set-list/set-list.ts';
import { findUnknownSongs, verifySetList } from '@thirteen/domain/set-list/set-list-rules.ts';
import { expect, test } from 'vitest';
import { catalogueAlbums } from './catalogue-data.ts';
import { exampleShow } from './example-show.ts';
import { tourData } from './tour-data.ts';

const catalogue = buildCatalogue(catalogueAlbums);

test('the example show complies with every rule and knows all its songs', () => {
  const show = exampleShow(tourData, catalogue);
  expect(verifySetList(show)).toEqual({ ok: true, value: show });
  expect(findUnknownSongs(show, catalogue.songsById)).toEqual([]);
});

test('the example show begins as the real one did, and ends with the surprise songs of the last night', () => {
  const { entries } = exampleShow(tourData, catalogue);
  const [firstAct] = tourData.setLists.at(-1)?.acts ?? [];
  if (firstAct?.kind !== 'era' || !entries[0]) throw new Error('The tour begins with an era');
  expect(eraName(entries[0])).toBe(firstAct.eras[0]);
  expect(songsOfEntry(entries[0]).slice(0, firstAct.songs.length)).toEqual(firstAct.songs);
  const lastNight = tourData.surprisePlays.slice(-2).flatMap(({ songIds }) => songIds.slice(0, 2));
  const picks = entries.filter((entry) => entry.kind === 'surprise').flatMap(songsOfEntry);
  expect(picks.flatMap((pick) => pick.split('/')).toSorted()).toEqual(lastNight.toSorted());
});
