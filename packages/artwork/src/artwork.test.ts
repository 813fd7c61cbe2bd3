import { createRequire } from 'node:module';
import { eras } from '@thirteen/catalogue/eras.ts';
import { profileImageNames } from '@thirteen/domain/profile/profile-choices.ts';
import type { Era } from '@thirteen/domain/catalogue/era-look.ts';
import { describe, expect, test } from 'vitest';
import { wholeCoverNames } from './covers/whole-covers.ts';
import { drawing, drawingPaths } from './drawings.ts';
import { backgroundSvg, coverAlt, coverSvg, panelSvg } from './eras/era-drawings.ts';
import { aboutPhotos, aboutPhotoSvg } from './photos/about-photos.ts';

type Rendered = { readonly width: number; readonly height: number; readonly pixels: Uint8Array };
type Renderer = new (
  svg: string,
  options: { fitTo: { mode: 'width'; value: number } },
) => { render: () => Rendered };

// The renderer belongs to the server; here it is the strict XML reader and the eye of the tests.
const { Resvg } = createRequire(import.meta.url)('@resvg/resvg-js') as { readonly Resvg: Renderer };

/** Width and height by folder, or by path where a folder holds several sizes. */
const sizes: Readonly<Record<string, string>> = {
  covers: '400 400',
  backgrounds: '1600 900',
  panels: '1200 300',
  'scenes/default-artist.svg': '400 400',
  'scenes/stadium.svg': '1200 1600',
  'scenes/snapped-bracelet.svg': '640 440',
  'scenes/envelope.svg': '640 480',
  'scenes/night-stage.svg': '1280 520',
  'icons/icon.svg': '64 64',
  'icons/maskable.svg': '512 512',
  'icons/monochrome.svg': '512 512',
  'profile-images': '160 160',
  photos: '1200 900',
};

function draw(path: string): string {
  const svg = drawing(path);
  if (svg === undefined) throw new Error(`Nothing is drawn at ${path}.`);
  return svg;
}

function idsOf(svg: string): readonly string[] {
  return [...svg.matchAll(/ id="([^"]+)"/g)].map((match) => match[1] ?? '');
}

function bytes(svg: string): number {
  return new TextEncoder().encode(svg).length;
}

describe('drawing', () => {
  test('draws covers, backgrounds and panels of all eras, more covers, eight pictures of the site, profile images and photos', () => {
    expect(drawingPaths).toHaveLength(
      3 * eras.length + wholeCoverNames.length + 8 + profileImageNames.length + aboutPhotos.length,
    );
  });

  test('knows nothing at a path that is not listed', () => {
    expect(drawing('covers/unknown.svg')).toBeUndefined();
  });
});

describe.each(drawingPaths)('%s', (path) => {
  test('shows something: it renders in more than one color', () => {
    const { pixels } = new Resvg(draw(path), { fitTo: { mode: 'width', value: 64 } }).render();
    const colors = new Set(new Uint32Array(pixels.buffer, pixels.byteOffset, pixels.byteLength >> 2));
    expect(colors.size).toBeGreaterThan(24);
  });

  test('gives the same bytes each time', () => {
    expect(draw(path)).toBe(draw(path));
  });

  test('has a size that reserves its place', () => {
    const size = sizes[path] ?? sizes[path.split('/')[0] ?? ''] ?? 'unknown';
    const [width, height] = size.split(' ');
    expect(draw(path)).toContain(` width="${width}" height="${height}" viewBox="0 0 ${size}" `);
  });

  test('says what it shows', () => {
    expect(draw(path)).toMatch(/^<svg [^>]*role="img" aria-label="[A-Z][^"<&]{7,}"/);
  });

  test('carries no text, no script and no picture from elsewhere', () => {
    expect(draw(path)).not.toMatch(/<text|<script|<image|<foreignObject|\son\w+=|href="(?!#)|url\((?!#)/);
  });

  test('refers only to its own ids, each of which exists once', () => {
    const ids = idsOf(draw(path));
    const used = [...draw(path).matchAll(/(?:url\(#|href="#)([^)"]+)/g)].map((match) => match[1] ?? '');
    expect(new Set(ids).size).toBe(ids.length);
    expect(used.filter((id) => !ids.includes(id))).toEqual([]);
  });

  test('has no number that went wrong', () => {
    expect(draw(path)).not.toMatch(/NaN|undefined|Infinity|\[object/);
  });
});

/** One of the albums without a drawing of its own, as an album that is added later has none. */
const [anEra] = eras;
if (!anEra) throw new Error('The catalogue has no eras');
const undrawn: Era = { ...anEra, key: 'a-twelfth-record', drawing: null };
const drawnEras = [...eras, undrawn];

describe('the pictures of an era', () => {
  test('can stand in one page together: their ids differ', () => {
    const ids = drawnEras.flatMap((theme) =>
      [coverSvg(theme), backgroundSvg(theme), panelSvg(theme)].flatMap(idsOf),
    );
    expect(new Set(ids).size).toBe(ids.length);
  });

  test.each(drawnEras)('of $key: the background stays under 8 KB', (theme) => {
    expect(bytes(backgroundSvg(theme))).toBeLessThan(8 * 1024);
  });

  test.each(drawnEras)('of $key: the panel stays under 8 KB and paints without filters', (theme) => {
    expect(bytes(panelSvg(theme))).toBeLessThan(8 * 1024);
    expect(panelSvg(theme)).not.toContain('<filter');
  });

  test.each(drawnEras)('of $key: the panel is one plain color where the words stand', (theme) => {
    const { pixels, width, height } = new Resvg(panelSvg(theme), {
      fitTo: { mode: 'width', value: 400 },
    }).render();
    const left = new Set<string>();
    for (let y = 0; y < height; y += 1) {
      for (let x = 0; x < width * 0.5; x += 1)
        left.add(pixels.slice((y * width + x) * 4, (y * width + x) * 4 + 3).join());
    }
    expect(left.size).toBe(1);
  });

  test.each(drawnEras)('of $key: the cover is described in the words of its label', (theme) => {
    expect(coverSvg(theme)).toContain(`aria-label="${coverAlt(theme)}"`);
  });
});

describe('an era without a drawing', () => {
  const picturesOf = (era: Era) => [coverSvg(era), backgroundSvg(era), panelSvg(era)];

  test('has pictures of its own colors and its own name, the same each time', () => {
    expect(picturesOf(undrawn)).toEqual(picturesOf({ ...undrawn }));
    for (const svg of picturesOf(undrawn)) expect(svg).toContain(undrawn.colors.bead);
    expect(picturesOf(undrawn)).not.toEqual(picturesOf({ ...undrawn, key: 'a-thirteenth-record' }));
  });
});

describe('covers', () => {
  const covers = drawingPaths.filter((path) => path.startsWith('covers/'));

  test.each(covers)('%s stays under 6 KB', (path) => {
    expect(bytes(draw(path))).toBeLessThan(6000);
  });

  test('can stand in one page together: their ids differ', () => {
    const ids = covers.flatMap((path) => idsOf(draw(path)));
    expect(new Set(ids).size).toBe(ids.length);
  });
});

describe('profile images', () => {
  test('have names of their own', () => {
    expect(new Set(profileImageNames).size).toBe(25);
  });
});

describe('about photos', () => {
  test('each have a description and a caption of their own', () => {
    expect(new Set(aboutPhotos.flatMap(({ alt, caption }) => [alt, caption])).size).toBe(16);
  });

  test('are refused for a number that has no photo', () => {
    expect(() => aboutPhotoSvg(9)).toThrow(RangeError);
  });
});
