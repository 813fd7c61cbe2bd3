import { createRequire } from 'node:module';
import { albumEras, eras } from '@thirteen/catalogue/eras.ts';
import { TOP13_SLOTS } from '@thirteen/domain/top13/top13.ts';
import { describe, expect, test } from 'vitest';
import type { Lettering, TypeStyle } from './lettering/lettering.ts';
import type { Fan } from './fan.ts';
import type { Inlay } from './inlay.ts';
import { drawPoster, posterSizes, type Poster } from './posters.ts';
import type { RankedRecord } from './ranking/ranked.ts';
import type { Show, ShowAct } from './set-list/show.ts';

type Rendered = { readonly width: number; readonly height: number; readonly pixels: Uint8Array };
type Box = { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
type Renderer = new (
  svg: string,
  options?: { readonly fitTo: { readonly mode: 'width'; readonly value: number } },
) => { render: () => Rendered; getBBox: () => Box | undefined };
const { Resvg } = createRequire(import.meta.url)('@resvg/resvg-js') as { readonly Resvg: Renderer };

const widthOf = (text: string, { size }: TypeStyle) => text.length * size * 0.5;

/** Letters as boxes of one width; a sign beyond Latin is a gap. It tells what was set, in which size. */
function boxLettering(onSet: (text: string, style: TypeStyle) => void = () => undefined): Lettering {
  return {
    measure: widthOf,
    set(text, style) {
      onSet(text, style);
      const width = widthOf(text, style);
      const gaps = /[^ -\u024F\u2026]/u.test(text) ? [width / 2] : [];
      return { width, path: `M0 0h${width}v${-style.size * 0.7}h${-width}z`, gaps };
    },
  };
}

/** Lays a plain area in place of each picture, and keeps what would be drawn there. */
function plainInlay(drawn: string[] = []): Inlay {
  return ({ canvas, svg }, [x, y], width) => {
    drawn.push(svg(plainInlay(drawn)));
    return `<rect x="${x}" y="${y}" width="${width}" height="${(width / canvas.width) * canvas.height}" fill="#777"/>`;
  };
}

const themes = albumEras.map(({ key }) => key);

function aShow({
  username = 'juniper',
  title = 'Song',
  perEra = [5, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4],
  surpriseAt = themes.length,
} = {}): Show {
  const parts = themes.map((theme, era) => ({
    kind: 'era' as const,
    name: `Era ${era + 1}`,
    theme,
    songs: Array.from({ length: perEra[era] ?? 0 }, (_, song) => ({
      title,
      isMashup: song === 0 && era < 3,
    })),
  }));
  const acts: ShowAct[] = [...parts];
  acts.splice(surpriseAt, 0, { kind: 'surprise' });
  return { username, acts, guitar: title, piano: title };
}

const LONG = 'A Title That Is As Long As Any Song Has / Joined With Another That Goes On For Ever';
const address = 'thirteen.example/share-setlist/juniper';
const shows = [
  { name: 'a usual show', show: aShow() },
  { name: 'the longest titles and name', show: aShow({ title: LONG, username: 'W'.repeat(20) }) },
  { name: 'surprise songs first', show: aShow({ surpriseAt: 0 }) },
  { name: 'uneven eras', show: aShow({ perEra: [6, 6, 6, 6, 6, 6, 1, 1, 1, 1, 5] }) },
  { name: 'signs that no face has', show: aShow({ username: '<b>"&\u{1F389}\u05E9' }) },
];

function aFan({ username = 'juniper', title = 'Song', count = 13, theme = 'lover' } = {}): Fan {
  const songs = Array.from({ length: count }, (_, index) => ({
    // Fewer than 13 leave slots empty, the first one too.
    slot: TOP13_SLOTS - count + index + 1,
    title,
    theme: eras[index % eras.length]?.key ?? theme,
    era: `Era ${index % eras.length}`,
  }));
  return { username, theme, image: 'tour-1', songs };
}

const fans = [
  { name: 'a usual Top 13', fan: aFan() },
  { name: 'a single song', fan: aFan({ count: 1, theme: 'reputation' }) },
  { name: 'a Top 13 whose songs left the catalogue', fan: aFan({ count: 0, theme: 'red' }) },
  { name: 'six songs', fan: aFan({ count: 6, theme: 'fearless' }) },
  { name: 'the longest titles and name', fan: aFan({ title: LONG, username: 'W'.repeat(20) }) },
  {
    name: 'signs that no face has',
    fan: aFan({ title: '<script>"&\u{1F389}\u05E9\u05DC', username: '<b>"&' }),
  },
];

/** Two fans with `shared` songs of thirteen the same. */
function aPair(shared: number, { username = 'juniper', percent = 73, count = 13 } = {}) {
  const titled = (fan: Fan, name: string): Fan => ({
    ...fan,
    songs: fan.songs.map((song, index) => ({
      ...song,
      title: index < shared ? `Both ${index}` : `${name} ${index}`,
    })),
  });
  const theirs = titled(aFan({ username: `${username}-2`, count, theme: 'reputation' }), 'Their');
  return { yours: titled(aFan({ username, count }), 'Your'), theirs, percent };
}

const pairs = [
  ...[0, 1, 5, 12, 13].map((shared) => ({
    name: `two fans with ${shared} songs of both`,
    pair: aPair(shared),
  })),
  { name: 'two fans with the longest names', pair: aPair(3, { username: 'W'.repeat(18), percent: 100 }) },
  { name: 'two fans with signs that no face has', pair: aPair(3, { username: '<b>"&\u{1F389}' }) },
  { name: 'two fans with gaps', pair: aPair(2, { count: 4 }) },
  { name: 'two fans without songs', pair: aPair(0, { count: 0 }) },
];

/** Songs in their order, by their numbers. */
type Asked = { readonly count?: number; readonly title?: string; readonly cover?: RankedRecord['cover'] };

function aRanking({ count = 17, title = 'Song', cover = 'era' }: Asked = {}): RankedRecord {
  const songs = Array.from({ length: count }, (_, index) => ({
    slot: index + 1,
    title: title === 'Song' ? `Song ${index + 1}` : title,
    theme: eras[index % eras.length]?.key ?? 'red',
  }));
  return { theme: 'lover', over: 'My ranking', title: 'Long Drive Home', cover, songs };
}

const rankings = [
  { name: 'a usual ranking', ranked: aRanking() },
  { name: 'the longest ranking', ranked: aRanking({ count: 37, title: LONG }) },
  { name: 'a single song', ranked: aRanking({ count: 1 }) },
  { name: 'an album of one era', ranked: { ...aRanking({ count: 2, cover: 'own' }), title: 'W'.repeat(40) } },
  {
    name: 'an own album',
    ranked: {
      ...aRanking({ count: 31, cover: 'own' }),
      title: '<b>"&\u{1F389}',
      over: `By ${'W'.repeat(20)}`,
    },
  },
  { name: 'an own album without songs', ranked: aRanking({ count: 0, cover: 'own' }) },
];

const { username: _name, image: _image, ...nobodys } = aFan({ title: LONG });

const posters: readonly { readonly name: string; readonly poster: Poster }[] = [
  { name: 'the card of the site', poster: { kind: 'site-card' } },
  ...shows.flatMap(({ name, show }) => [
    { name: `the card of ${name}`, poster: { kind: 'set-list-card', show, address } as const },
    { name: `the poster of ${name}`, poster: { kind: 'set-list-poster', show, address } as const },
    { name: `the square of ${name}`, poster: { kind: 'set-list-square', show, address } as const },
  ]),
  ...fans.flatMap(({ name, fan }) => [
    { name: `the card of ${name}`, poster: { kind: 'profile-card', fan, address } as const },
    { name: `the poster of ${name}`, poster: { kind: 'profile-poster', fan, address } as const },
    { name: `the square of ${name}`, poster: { kind: 'profile-square', fan, address } as const },
  ]),
  ...pairs.flatMap(({ name, pair }) => [
    { name: `the card of ${name}`, poster: { kind: 'match-card', pair, address } as const },
    { name: `the poster of ${name}`, poster: { kind: 'match-poster', pair, address } as const },
    { name: `the square of ${name}`, poster: { kind: 'match-square', pair, address } as const },
  ]),
  ...rankings.flatMap(({ name, ranked }) => [
    { name: `the card of ${name}`, poster: { kind: 'ranking-card', ranked, address } as const },
    { name: `the poster of ${name}`, poster: { kind: 'ranking-poster', ranked, address } as const },
    { name: `the square of ${name}`, poster: { kind: 'ranking-square', ranked, address } as const },
  ]),
  { name: "the card of nobody's Top 13", poster: { kind: 'top13-card', top13: nobodys, address } },
  { name: "the poster of nobody's Top 13", poster: { kind: 'top13-poster', top13: nobodys, address } },
  { name: "the square of nobody's Top 13", poster: { kind: 'top13-square', top13: nobodys, address } },
];

describe.each(posters)('$name', ({ poster }) => {
  const pictures: string[] = [];
  const svg = drawPoster(poster, boxLettering(), plainInlay(pictures));
  const size = posterSizes[poster.kind];

  test('gives the same bytes each time', () => {
    expect(drawPoster(poster, boxLettering(), plainInlay())).toBe(svg);
  });

  test('carries no text, and nothing of a name that could become markup', () => {
    expect([svg, ...pictures].join('')).not.toMatch(
      /<text|<script|<image|<foreignObject|<b>|\son\w+=|href="(?!#)|url\((?!#)/,
    );
  });

  test('has no number that went wrong', () => {
    expect(svg).not.toMatch(/NaN|undefined|Infinity|\[object/);
  });

  test('fills its canvas with more than one color', () => {
    expect(svg).toContain(`width="${size.width}" height="${size.height}"`);
    // A quarter as wide: colors can be counted there as well, in a sixteenth of the time.
    const { pixels } = new Resvg(svg, { fitTo: { mode: 'width', value: size.width / 4 } }).render();
    const colors = new Set(new Uint32Array(pixels.buffer, pixels.byteOffset, pixels.byteLength >> 2));
    expect(colors.size).toBeGreaterThan(100);
  });

  test('sets no words smaller than 26 for a width of 1080', () => {
    const sizes: number[] = [];
    drawPoster(
      poster,
      boxLettering((_text, style) => sizes.push(style.size)),
      plainInlay(),
    );
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(26);
  });

  test('sets all words within the canvas', () => {
    const places = [
      ...svg.matchAll(
        /<g transform="translate\((-?[\d.]+) (-?[\d.]+)\)"><path fill="[^"]+" d="M0 0h([\d.]+)v/g,
      ),
    ];
    expect(places.length).toBeGreaterThan(2);
    const outside = places.filter(
      ([, x, , width]) => Number(x) < 0 || Number(x) + Number(width) > size.width,
    );
    expect(outside.map(([place]) => place)).toEqual([]);
  });
});

describe('a ranking', () => {
  test.each([
    { kind: 'ranking-poster', count: 32, named: 32, more: undefined },
    { kind: 'ranking-poster', count: 37, named: 31, more: 'and 6 more' },
    { kind: 'ranking-square', count: 14, named: 14, more: undefined },
    { kind: 'ranking-square', count: 31, named: 13, more: 'and 18 more' },
    { kind: 'ranking-card', count: 17, named: 6, more: 'and 11 more' },
  ] as const)(
    'of $count songs names $named on a $kind, and tells of the others',
    ({ kind, count, named, more }) => {
      const words: string[] = [];
      drawPoster(
        { kind, ranked: aRanking({ count }), address },
        boxLettering((text) => words.push(text)),
        plainInlay(),
      );
      expect(words.filter((text) => /^Song \d+$/.test(text))).toHaveLength(named);
      expect(words.find((text) => /^and \d+ more$/.test(text))).toBe(more);
    },
  );
});

describe('the tour poster', () => {
  test.each([0, 4, themes.length])(
    'names all songs in the order of the show, the surprise songs as act %i',
    (at) => {
      const show = aShow({ surpriseAt: at });
      const named = show.acts.map((act) =>
        act.kind === 'surprise'
          ? act
          : {
              ...act,
              songs: act.songs.map((song, index) => ({ ...song, title: `${act.name} no ${index + 1}` })),
            },
      );
      const { words } = wordsOf({ ...show, acts: named, guitar: 'Strings', piano: 'Keys' });
      const expected = named.flatMap((act) =>
        act.kind === 'surprise'
          ? ['Surprise songs', 'Strings', 'Keys']
          : [act.name, ...act.songs.map(({ title }) => title)],
      );
      expect(words.filter((text) => expected.includes(text))).toEqual(expected);
      expect(words).toContain(`45 songs, ${themes.length} eras`);
    },
  );

  test('cuts titles longer than any song has, rather than run out of its columns', () => {
    const { words } = wordsOf(aShow({ title: LONG }));
    expect(words.filter((text) => text.endsWith('\u2026')).length).toBeGreaterThan(0);
    expect(
      words.filter((text) => LONG.startsWith(text.replace('\u2026', '').trim())).length,
    ).toBeLessThanOrEqual(45 + 2);
  });

  test.each(shows)('keeps the songs of $name above the foot', ({ show }) => {
    const places = [...wordsOf(show).svg.matchAll(/translate\([\d.]+ ([\d.]+)\)"><path fill="(#\w+)"/g)];
    const glows = new Set<string>(eras.map(({ colors }) => colors.glow));
    const lowest = Math.max(...places.flatMap(([, y, color]) => (glows.has(color ?? '') ? Number(y) : [])));
    expect(lowest).toBeLessThan(1800);
  });
});

describe.each(['set-list-square', 'set-list-card'] as const)('the %s', (kind) => {
  const wordsOn = (show: Show, link?: string) => {
    const words: string[] = [];
    const poster = { kind, show, address, ...(link !== undefined && { link }) };
    drawPoster(
      poster,
      boxLettering((text) => words.push(text)),
      plainInlay(),
    );
    return words.join(' ');
  };

  test.each([0, 4, themes.length])(
    'names eras and songs in the order of the show, the surprise songs as act %i',
    (place) => {
      const show = aShow({ surpriseAt: place });
      const acts = show.acts.map((act) =>
        act.kind === 'surprise'
          ? act
          : {
              ...act,
              songs: act.songs.map((song, at) => ({ ...song, title: `No${act.name.slice(4)}.${at + 1}` })),
            },
      );
      const expected = acts.flatMap((act) =>
        act.kind === 'surprise'
          ? ['Surprise songs', 'Strings', 'Keys']
          : [act.name, ...act.songs.map(({ title }) => title)],
      );
      const said = wordsOn({ ...show, acts, guitar: 'Strings', piano: 'Keys' }, 'https://thirteen.example');
      expect(said).toContain(expected.join(' '));
      expect(said).toContain(`45 songs, ${themes.length} eras`);
    },
  );

  test('cuts no title where not all find room: each era counts those that are left out', () => {
    const said = wordsOn(aShow({ title: 'A Title That Takes Half of a Line' }));
    expect(said).not.toContain('\u2026');
    const named = said.split('A Title That Takes Half of a Line').length - 1;
    const leftOut = [...said.matchAll(/\+(\d+) more/g)].reduce((sum, [, count]) => sum + Number(count), 0);
    expect(named + leftOut).toBe(45 + 2);
    expect(leftOut).toBeGreaterThan(0);
  });

  test('always names both surprise songs', () => {
    const said = wordsOn({ ...aShow({ title: LONG }), guitar: 'Strings', piano: 'Keys' });
    expect(said).toContain('Surprise songs Strings Keys');
  });
});

describe('the tall picture of a match', () => {
  const wordsOn = (pair: ReturnType<typeof aPair>) => {
    const words: string[] = [];
    const lettering = boxLettering((text) => words.push(text));
    drawPoster({ kind: 'match-poster', pair, address }, lettering, plainInlay());
    return words;
  };

  test.each([
    { shared: 2, songs: ['Both 0', 'Both 1'] },
    { shared: 13, songs: ['Both 0', 'Both 1', 'Both 2', 'Both 3', 'Both 4', 'Both 5'] },
    { shared: 0, songs: ['Your 0', 'Your 1', 'Your 2', 'Their 0', 'Their 1', 'Their 2'] },
  ])('names up to six of $shared songs of both, and else what each loves most', ({ shared, songs }) => {
    const said = wordsOn(aPair(shared));
    expect(said.filter((text) => /^(Both|Your|Their) \d+$/.test(text))).toEqual(songs);
    expect(said.includes('juniper-2')).toBe(shared === 0);
  });

  test('names the one song of both where there is no other', () => {
    expect(wordsOn(aPair(1))).toContain('One song in both Top 13s: Both 0');
  });
});

test.each(['top13-card', 'top13-poster', 'top13-square'] as const)(
  'the %s of a Top 13 with guesses says so',
  (kind) => {
    const words: string[] = [];
    const note = 'Number 1 is certain.';
    drawPoster(
      { kind, top13: { ...nobodys, note }, address },
      boxLettering((text) => words.push(text)),
      plainInlay(),
    );
    expect(words).toContain(note);
  },
);

/** The words of a tour poster as they were set, and what became of them. */
function wordsOf(show: Show) {
  const words: string[] = [];
  const svg = drawPoster(
    { kind: 'set-list-poster', show, address },
    boxLettering((text) => words.push(text)),
    plainInlay(),
  );
  return { words, svg };
}
