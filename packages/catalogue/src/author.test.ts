import { buildCatalogue } from '@thirteen/domain/catalogue/catalogue.ts';
import { isProfileImageName, profileThemes } from '@thirteen/domain/profile/profile-choices.ts';
import { rankableAlbums } from '@thirteen/domain/rankings/complete-order.ts';
import { checkTop13 } from '@thirteen/domain/top13/top13.ts';
import { describe, expect, test } from 'vitest';
import { authorProfile, exampleShow } from './author.ts';
import { catalogueAlbums } from './catalogue-data.ts';
import { profileQuestions } from './texts.ts';
import { eraName, songsOfEntry } from '@thirteen/domain/set-list/set-list.ts';
import { findUnknownSongs, verifySetList } from '@thirteen/domain/set-list/set-list-rules.ts';
import { tourData } from './tour-data.ts';

const catalogue = buildCatalogue(catalogueAlbums);
const { theme, image, top13, albums, answers } = authorProfile;

describe("the author's profile", () => {
  test('has a theme and an image that fans can choose', () => {
    expect(profileThemes({ albums: catalogueAlbums }).map(({ name }) => name)).toContain(theme);
    expect(isProfileImageName(image)).toBe(true);
  });

  test('has 13 different songs of the catalogue', () => {
    expect(top13.filter((id) => !catalogue.songsById.has(id))).toEqual([]);
    expect(checkTop13(top13, catalogue.songsById)).toEqual({ ok: true, value: top13 });
    expect(top13).toHaveLength(13);
  });

  test('ranks every album once', () => {
    expect(albums.toSorted()).toEqual(
      rankableAlbums({ albums: catalogueAlbums })
        .map((album) => album.key)
        .toSorted(),
    );
  });

  test('answers each of the 13 questions', () => {
    expect(profileQuestions).toHaveLength(13);
    expect(answers).toHaveLength(13);
    expect(answers.filter((answer) => answer === '' || answer.length > 500)).toEqual([]);
  });
});

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
