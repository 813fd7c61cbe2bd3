import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { catalogueAlbums } from '@thirteen/catalogue/catalogue-data.ts';
import { tourAlbums } from '@thirteen/domain/set-list/set-list.ts';
import type { TypeStyle } from '@thirteen/artwork/posters/lettering/lettering.ts';
import type { Poster } from '@thirteen/artwork/posters/posters.ts';
import { drawPoster, posterSizes } from '@thirteen/artwork/posters/posters.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createLettering } from './lettering.ts';
import { createPaintedInlay } from './painted-inlay.ts';
import { rasterize } from './rasterize.ts';
import { renderPoster } from './render-poster.ts';

let art = '';
beforeAll(async () => {
  art = await mkdtemp(join(tmpdir(), 'thirteen-art-'));
});
afterAll(() => rm(art, { recursive: true, force: true }));

const show = { username: 'juniper', acts: [{ kind: 'surprise' }], guitar: 'One', piano: 'Two' } as const;
const fan = {
  username: 'juniper',
  theme: 'lover',
  image: 'lover-1',
  songs: [{ slot: 1, title: 'One', theme: 'red', era: 'Red' }],
} as const;
const address = 'thirteen.example/share-setlist/juniper';
const tour = ['My', 'Eras', 'Tour', 'juniper', 'Surprise', 'songs', 'One', 'Two'];
const top13 = ['My', 'Top', '13', 'juniper', 'One'];
const posters: readonly { readonly poster: Poster; readonly words: readonly string[] }[] = [
  { poster: { kind: 'set-list-card', show, address }, words: tour },
  { poster: { kind: 'set-list-poster', show, address }, words: tour },
  { poster: { kind: 'set-list-square', show, address }, words: tour },
  { poster: { kind: 'profile-card', fan, address }, words: top13 },
  { poster: { kind: 'profile-poster', fan, address }, words: top13 },
  { poster: { kind: 'profile-square', fan, address }, words: top13 },
  {
    poster: { kind: 'top13-card', top13: { theme: fan.theme, songs: fan.songs }, address },
    words: ['My', 'Top', '13', 'One'],
  },
  {
    poster: {
      kind: 'ranking-card',
      ranked: { theme: 'red', over: 'My ranking', title: 'Red', songs: fan.songs, cover: 'era' },
      address,
    },
    words: ['My', 'ranking', 'Red', 'One'],
  },
];

describe.each(posters)('the $poster.kind in the fonts of the site', ({ poster, words: expected }) => {
  test('breaks none of the words that all of its kind have in common', async () => {
    const lettering = await createLettering();
    const words: string[] = [];
    const listening = {
      ...lettering,
      set(text: string, style: TypeStyle) {
        words.push(...text.split(' '));
        return lettering.set(text, style);
      },
    };
    const { inlay, settled } = createPaintedInlay(art);
    drawPoster(poster, listening, inlay);
    await settled();
    expect(words).toEqual(expect.arrayContaining([...expected]));
  });

  test('is the same PNG each time', async () => {
    const png = Buffer.from(await renderPoster(poster, art));
    expect(png.subarray(1, 4).toString()).toBe('PNG');
    expect(Buffer.from(await renderPoster(poster, art)).equals(png)).toBe(true);
  });
});

const titles = catalogueAlbums
  .flatMap((album) => album.songs.map(({ title }) => title))
  .toSorted((a, b) => b.length - a.length);
const mashup = `${titles[0]} / ${titles[1]}`;
const longestEra =
  catalogueAlbums.map(({ era }) => era ?? '').toSorted((a, b) => b.length - a.length)[0] ?? '';

/** The longest titles of each era, two at once three times: more to write than any fan has. */
const longestShow = {
  ...show,
  acts: [
    { kind: 'surprise' as const },
    ...tourAlbums({ albums: catalogueAlbums }).map((album, index) => {
      const longest = album.songs.map(({ title }) => title).toSorted((a, b) => b.length - a.length);
      const songs = longest.slice(0, index === 10 ? 5 : 4).map((title) => ({ title, isMashup: false }));
      return {
        kind: 'era' as const,
        name: album.era,
        theme: 'red' as const,
        songs: index < 3 ? [{ title: mashup, isMashup: true }, ...songs.slice(1)] : songs,
      };
    }),
  ],
};

test('no title of the catalogue is cut, and all on a poster have one size', async () => {
  const lettering = await createLettering();
  const slots = titles
    .slice(0, 13)
    .map((title, index) => ({ slot: index + 1, title, theme: 'red', era: longestEra }));
  for (const [guitar = '', piano = ''] of [titles, [titles[2], `${titles[20]} / ${titles[21]}`]]) {
    const longShow = { ...longestShow, guitar, piano };
    const longFan = { ...fan, songs: slots };
    for (const poster of [
      { kind: 'set-list-poster', show: longShow, address },
      { kind: 'set-list-square', show: longShow, address },
      { kind: 'set-list-card', show: longShow, address },
      { kind: 'profile-poster', fan: longFan, address },
      { kind: 'profile-square', fan: longFan, address },
      { kind: 'profile-card', fan: longFan, address },
    ] as const) {
      const words: { readonly text: string; readonly size: number }[] = [];
      const listening = {
        ...lettering,
        set(text: string, style: TypeStyle) {
          words.push({ text, size: style.size });
          return lettering.set(text, style);
        },
      };
      drawPoster(poster, listening, () => '<g/>');
      const { kind } = poster;
      const cut = words.filter(({ text }) => text.includes('\u2026'));
      expect({ kind, cut }).toEqual({ kind, cut: [] });

      // The first song is also set large; the tour poster also has these titles in its columns, in the size of all of them.
      const together =
        'fan' in poster ? titles.slice(1, 13) : kind === 'set-list-poster' ? [] : [guitar, piano];
      const isPart = (text: string) => text.length > 6 && together.some((title) => title.includes(text));
      const sizes = new Set(words.flatMap(({ text, size }) => (isPart(text) ? size : [])));
      expect({ kind, sizes: sizes.size }).toEqual({ kind, sizes: Math.min(1, together.length) });
    }
  }
});

test.each(['match-card', 'match-poster', 'match-square'] as const)(
  'the widest percentage and the widest names are whole on the %s',
  async (kind) => {
    const lettering = await createLettering();
    const [yours, theirs] = ['W'.repeat(20), 'm'.repeat(30)].map((username) => ({ ...fan, username }));
    if (!yours || !theirs) throw new Error('There are two');
    const lines: { readonly text: string; readonly width: number }[] = [];
    const listening = {
      ...lettering,
      set(text: string, style: TypeStyle) {
        const set = lettering.set(text, style);
        lines.push({ text, width: set.width });
        return set;
      },
    };
    drawPoster({ kind, pair: { yours, theirs, percent: 100 }, address }, listening, () => '<g/>');
    expect(lines.filter(({ text }) => text.includes('\u2026'))).toEqual([]);
    const widthOf = (words: string) => lines.find(({ text }) => text === words)?.width ?? Infinity;
    const room = kind === 'match-card' ? 480 : 1080 - 2 * 64;
    expect(widthOf('100%') + widthOf('match')).toBeLessThanOrEqual(room);
    const names = lines.map(({ text }) => text).join('');
    for (const { username } of [yours, theirs]) expect(names).toContain(username);
    for (const { text, width } of lines.filter((line) => line.text !== address))
      expect({ text, fits: width <= room }).toEqual({ text, fits: true });
  },
);

const site = 'thirteen.example';
const ofPage = `${site}/t13/${'AbC3'.repeat(5)}xy`;
const tooLong = `${site}/match/${'AbC3'.repeat(50)}`;

test.each([
  { kind: 'top13-card', asked: ofPage, said: ofPage },
  { kind: 'top13-poster', asked: ofPage, said: ofPage },
  { kind: 'top13-square', asked: ofPage, said: ofPage },
  { kind: 'top13-card', asked: tooLong, said: site },
  { kind: 'top13-poster', asked: tooLong, said: site },
] as const)('a $kind says an address whole, or the one of the site', async ({ kind, asked, said }) => {
  const lettering = await createLettering();
  const words: string[] = [];
  const listening = {
    ...lettering,
    set(text: string, style: TypeStyle) {
      words.push(text);
      return lettering.set(text, style);
    },
  };
  const link = 'https://thirteen.example/';
  drawPoster({ kind, top13: fan, address: asked, link }, listening, () => '<g/>');
  const start = words.findIndex((text) => text.startsWith(site));
  expect(words.slice(start).join('').startsWith(said)).toBe(true);
  expect(words.filter((text) => text.includes('\u2026'))).toEqual([]);
});

const ownAlbum = {
  theme: 'red',
  over: `Compiled by ${'W'.repeat(20)}`,
  title: 'W'.repeat(40),
  songs: titles.slice(0, 31).map((title, index) => ({ slot: index + 1, title, theme: 'red' })),
  cover: 'own',
} as const;
const albumRankings = catalogueAlbums.map((album) => ({
  theme: album.slug,
  over: 'My ranking',
  title: album.title,
  songs: album.songs.map(({ title }, index) => ({ slot: index + 1, title, theme: album.slug })),
  cover: 'era' as const,
}));

test.each([...albumRankings, ownAlbum])('the ranking of $title has all its words whole', async (ranked) => {
  const lettering = await createLettering();
  for (const kind of ['ranking-poster', 'ranking-square', 'ranking-card'] as const) {
    const words: string[] = [];
    const listening = {
      ...lettering,
      set(text: string, style: TypeStyle) {
        words.push(text);
        return lettering.set(text, style);
      },
    };
    drawPoster({ kind, ranked, address }, listening, () => '<g/>');
    expect({ kind, cut: words.filter((text) => text.includes('\u2026')) }).toEqual({ kind, cut: [] });
  }
});

const MAX_TITLE = 200;
const hostileTitles = [
  { name: 'markup', title: '"/><script>alert(1)</script><image href="file:///etc/hosts"/>]]>&#0;&x;' },
  { name: 'one word without a place to break', title: 'W'.repeat(MAX_TITLE) },
  { name: 'words of one letter', title: 'i '.repeat(MAX_TITLE / 2) },
  { name: 'heaps of accents', title: `e${'\u0323\u0327\u0328\u0339'.repeat(49)}` },
  { name: 'emoji of many parts', title: '\u{1F9D1}\u200D'.repeat(MAX_TITLE / 3) },
  { name: 'nothing that is seen', title: '\u202E\u200B\uFEFF'.repeat(MAX_TITLE / 3) },
  { name: 'lone halves of pairs', title: '\uD83C'.repeat(MAX_TITLE) },
];

// Titles come from fans with the right to add songs; in a mashup there are two of them.
test.each(hostileTitles)('a title of $name is drawn and stays words', async ({ title }) => {
  const long = `${title} / ${title}`;
  const acts = [
    { kind: 'surprise' as const },
    { kind: 'era' as const, name: title, theme: 'red' as const, songs: [{ title: long, isMashup: true }] },
  ];
  const songs = [1, 13].map((slot) => ({ slot, title, theme: 'red', era: title }));
  const lettering = await createLettering();
  for (const poster of [
    { kind: 'set-list-poster', show: { ...show, acts, guitar: long, piano: long }, address },
    { kind: 'profile-poster', fan: { ...fan, songs }, address },
  ] as const) {
    const svg = drawPoster(poster, lettering, () => '<g/>');
    expect(svg).not.toMatch(/<script|<image|&#|NaN|Infinity|undefined/);
    // Painted small: what a title could break breaks at any size.
    expect(rasterize(svg, posterSizes[poster.kind].width / 4).length).toBeGreaterThan(2000);
  }
});
