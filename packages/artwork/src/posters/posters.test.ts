import { createRequire } from 'node:module';
import { eraThemes } from '@thirteen/domain/catalogue/era-theme.ts';
import { describe, expect, test } from 'vitest';
import type { Lettering, TypeStyle } from '../lettering/lettering.ts';
import { eraGlow } from './night.ts';
import { drawPoster, posterSizes, type Poster } from './posters.ts';
import type { Show } from './show.ts';

type Rendered = { readonly width: number; readonly height: number; readonly pixels: Uint8Array };
type Box = { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
type Renderer = new (svg: string) => { render: () => Rendered; getBBox: () => Box | undefined };
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

const themes = eraThemes.filter((theme) => theme !== 'singles');

function aShow({
  username = 'juniper',
  title = 'Song',
  perEra = [5, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4],
} = {}): Show {
  const eras = themes.map((theme, era) => ({
    name: `Era ${era + 1}`,
    theme,
    songs: Array.from({ length: perEra[era] ?? 0 }, (_, song) => ({
      title,
      isMashup: song === 0 && era < 3,
    })),
  }));
  return { username, eras, guitar: title, piano: title };
}

const LONG = 'A Title That Is As Long As Any Song Has / Joined With Another That Goes On For Ever';
const address = 'thirteen.example/share-setlist/juniper';
const shows = [
  { name: 'a usual show', show: aShow() },
  { name: 'the longest titles and name', show: aShow({ title: LONG, username: 'W'.repeat(20) }) },
  { name: 'uneven eras', show: aShow({ perEra: [6, 6, 6, 6, 6, 6, 1, 1, 1, 1, 5] }) },
  { name: 'signs that no face has', show: aShow({ username: '<b>"&\u{1F389}\u05E9' }) },
];
const posters: readonly { readonly name: string; readonly poster: Poster }[] = [
  { name: 'the card of the site', poster: { kind: 'site-card' } },
  ...shows.flatMap(({ name, show }) => [
    { name: `the card of ${name}`, poster: { kind: 'set-list-card', show } as const },
    { name: `the poster of ${name}`, poster: { kind: 'set-list-poster', show, address } as const },
  ]),
];

describe.each(posters)('$name', ({ poster }) => {
  const svg = drawPoster(poster, boxLettering());
  const size = posterSizes[poster.kind];

  test('gives the same bytes each time', () => {
    expect(drawPoster(poster, boxLettering())).toBe(svg);
  });

  test('carries no text, and nothing of a name that could become markup', () => {
    expect(svg).not.toMatch(/<text|<script|<image|<foreignObject|<b>|\son\w+=|href="(?!#)|url\((?!#)/);
  });

  test('has no number that went wrong', () => {
    expect(svg).not.toMatch(/NaN|undefined|Infinity|\[object/);
  });

  test('fills its canvas with more than one color', () => {
    const { width, height, pixels } = new Resvg(svg).render();
    expect({ width, height }).toEqual(size);
    const colors = new Set(new Uint32Array(pixels.buffer, pixels.byteOffset, pixels.byteLength >> 2));
    expect(colors.size).toBeGreaterThan(100);
  });

  test('sets no words smaller than 26 for a width of 1080', () => {
    const sizes: number[] = [];
    drawPoster(
      poster,
      boxLettering((_text, style) => sizes.push(style.size)),
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

describe('the tour poster', () => {
  test('names all eras and songs in the order of the show', () => {
    const show = aShow();
    const named = show.eras.map((era) => ({
      ...era,
      songs: era.songs.map((song, index) => ({ ...song, title: `${era.name} no ${index + 1}` })),
    }));
    const { words } = wordsOf({ ...show, eras: named });
    const expected = named.flatMap((era) => [era.name, ...era.songs.map(({ title }) => title)]);
    expect(words.filter((text) => expected.includes(text))).toEqual(expected);
  });

  test('breaks long titles into two lines at most', () => {
    const { words } = wordsOf(aShow({ title: LONG }));
    expect(words.filter((text) => text.endsWith('\u2026')).length).toBeGreaterThan(0);
    expect(
      words.filter((text) => LONG.startsWith(text.replace('\u2026', '').trim())).length,
    ).toBeLessThanOrEqual(45 + 2);
  });

  test.each(shows)('keeps the songs of $name above the ticket', ({ show }) => {
    const places = [...wordsOf(show).svg.matchAll(/translate\([\d.]+ ([\d.]+)\)"><path fill="(#\w+)"/g)];
    const glows = new Set<string>(Object.values(eraGlow));
    const lowest = Math.max(...places.flatMap(([, y, color]) => (glows.has(color ?? '') ? Number(y) : [])));
    expect(lowest).toBeLessThan(1602);
  });
});

describe('the glow of an era', () => {
  test.each(Object.entries(eraGlow))(
    'of %s can be read on the lightest part of the night',
    (_theme, glow) => {
      expect((luminance(glow) + 0.05) / (luminance('#2b1d47') + 0.05)).toBeGreaterThan(4.5);
    },
  );
});

/** The relative luminance of a `#rrggbb` color (WCAG 2.2). */
function luminance(color: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5]
    .map((from) => Number.parseInt(color.slice(from, from + 2), 16) / 255)
    .map((part) => (part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** The words of a tour poster as they were set, and what became of them. */
function wordsOf(show: Show) {
  const words: string[] = [];
  const svg = drawPoster(
    { kind: 'set-list-poster', show, address },
    boxLettering((text) => words.push(text)),
  );
  return { words, svg };
}
