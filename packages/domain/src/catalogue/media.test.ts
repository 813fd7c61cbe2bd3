import { expect, test } from 'vitest';
import { coverUrl, previewUrl, type MediaHost } from './media.ts';

const own: MediaHost = { kind: 'own', baseUrl: '/media', version: '7' };
const files: MediaHost = { kind: 'files', baseUrl: 'https://media.example' };
const album = { key: 'theAlbum', theme: 'singles', cover: null };
const song = { id: 'the album/1', audioSource: null };

test.each([
  ['what an album brings itself', own, { ...album, cover: '/a.jpg' }, '/a.jpg'],
  ['what an album brings itself, with files', files, { ...album, cover: '/a.jpg' }, '/a.jpg'],
  ['a file by the key', files, album, 'https://media.example/covers/theAlbum.jpg'],
  ['a drawing of an album without a theme', own, album, '/media/covers/singles.svg?v=7'],
  ['a drawing', own, { ...album, theme: 'lover' }, '/media/covers/lover.svg?v=7'],
])('a cover is %s', (_what, host, of, url) => {
  expect(coverUrl(host, of)).toBe(url);
});

test.each([
  ['what a song brings itself', own, { ...song, audioSource: '/a.mp3' }, '/a.mp3'],
  ['a clip in a version', own, song, '/media/previews/the%20album%2F1.mp3?v=7'],
  ['a file', files, song, 'https://media.example/previews/the%20album%2F1.mp3'],
])('a preview is %s', (_what, host, of, url) => {
  expect(previewUrl(host, of)).toBe(url);
});
