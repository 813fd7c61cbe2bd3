import { expect, test } from 'vitest';
import {
  DEFAULT_PROFILE_IMAGE,
  isProfileImageName,
  profileImageNames,
  DEFAULT_PROFILE_THEME,
  profileThemes,
  themeFinder,
} from './profile-choices.ts';

const sea = { era: 'Sea', slug: 'songs-of-the-sea', theme: 'songs-of-the-sea' };
const standard = { era: DEFAULT_PROFILE_THEME, slug: 'default-songs', theme: 'default-songs' };
const withoutLook = { era: 'Hill', slug: 'hill', theme: 'singles' };
const singles = { era: null, slug: 'singles', theme: 'singles' };
const albums = [sea, standard, withoutLook, singles];

test('each era with a look of its own is a theme, in the order of the albums', () => {
  expect(profileThemes({ albums })).toEqual([
    { name: 'Sea', era: 'songs-of-the-sea' },
    { name: DEFAULT_PROFILE_THEME, era: 'default-songs' },
  ]);
});

test.each(['', 'sea', 'Hill', 'toString'])('"%s" is no theme and looks like the default', (text) => {
  expect(themeFinder({ albums })(text)).toEqual({ name: DEFAULT_PROFILE_THEME, era: 'default-songs' });
  expect(themeFinder({ albums })('Sea').era).toBe('songs-of-the-sea');
});

test('where the default is no theme, the first stands in for it; there must be one', () => {
  expect(themeFinder({ albums: [sea, singles] })('Hill').name).toBe('Sea');
  expect(() => themeFinder({ albums: [singles] })).toThrow('no era that a profile could wear');
});

test('who chose nothing has one of the images', () => {
  expect(isProfileImageName(DEFAULT_PROFILE_IMAGE)).toBe(true);
});

test.each(['', 'debut-9', 'Debut-1', 'toString'])('"%s" is no image', (text) => {
  expect(isProfileImageName(text)).toBe(false);
  expect(profileImageNames).not.toContain(text);
});
