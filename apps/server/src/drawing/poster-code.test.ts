import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { catalogueAlbums } from '@thirteen/catalogue/catalogue-data.ts';
import { eraRefOf } from '@thirteen/catalogue/eras.ts';
import type { Poster } from '@thirteen/artwork/posters/posters.ts';
import jsQr from 'jsqr';
import { PNG } from 'pngjs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { renderPoster } from './render-poster.ts';

let art = '';
beforeAll(async () => {
  art = await mkdtemp(join(tmpdir(), 'thirteen-art-'));
});
afterAll(() => rm(art, { recursive: true, force: true }));

const songs = catalogueAlbums
  .flatMap((album) => album.songs.map(({ title }) => ({ title, theme: eraRefOf(album), era: album.era })))
  .slice(0, 13)
  .map((song, index) => ({ slot: index + 1, ...song }));
const top13 = { theme: 'lover', songs } as const;
const show = {
  username: 'juniper',
  acts: [{ kind: 'surprise' }],
  guitar: 'One',
  piano: 'Two',
} as const;
const address = 'thirteen.example/sorter';
const link = `https://thirteen.example/t13/${'AbC3'.repeat(22)}xyz`;
const pair = {
  yours: { ...top13, username: 'juniper', image: 'tour-1' },
  theirs: { ...top13, username: 'amber', image: 'lover-1', theme: 'red' },
  percent: 73,
} as const;
/** A row left free in the last column is the code's place; else it has one of its own. */
const ranked = (count: number) =>
  ({ theme: 'red', over: 'My ranking', title: 'Red', songs: songs.slice(0, count), cover: 'era' }) as const;
const posters: readonly Poster[] = [
  { kind: 'top13-poster', top13, address, link },
  { kind: 'top13-square', top13, address, link },
  ...[1, 6, 12].flatMap((count): readonly Poster[] => {
    const few = { ...top13, songs: songs.slice(0, count) };
    return [
      { kind: 'top13-poster', top13: few, address, link },
      { kind: 'top13-square', top13: few, address, link },
    ];
  }),
  { kind: 'profile-poster', fan: pair.yours, address, link },
  { kind: 'profile-square', fan: pair.yours, address, link },
  { kind: 'set-list-poster', show, address, link },
  { kind: 'set-list-square', show, address, link },
  { kind: 'match-poster', pair, address, link },
  { kind: 'match-square', pair, address, link },
  { kind: 'ranking-poster', ranked: ranked(12), address, link },
  { kind: 'ranking-square', ranked: ranked(12), address, link },
  { kind: 'ranking-square', ranked: ranked(13), address, link },
];

// Read by somebody else's reader, from the very pixels that a fan gets.
test.each(posters)('the code on each $kind leads to its address, as long as one may be', async (poster) => {
  expect(link).toHaveLength(120);
  const { data, width, height } = PNG.sync.read(Buffer.from(await renderPoster(poster, art)));
  expect(width).toBe(1080);
  expect(jsQr.default(new Uint8ClampedArray(data), width, height)?.data).toBe(link);
});
