import { buildCatalogue } from '@thirteen/domain/catalogue/catalogue.ts';
import { isProfileImageName } from '@thirteen/domain/profile/profile-images.ts';
import { profileThemes } from '@thirteen/domain/profile/profile-themes.ts';
import { rankableAlbums } from '@thirteen/domain/rankings/album-order.ts';
import { checkTop13 } from '@thirteen/domain/top13/top13.ts';
import { describe, expect, test } from 'vitest';
import { authorProfile } from './author.ts';
import { catalogueAlbums } from './catalogue-data.ts';
import { profileQuestions } from './texts.ts';

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
