import {
  GAP_WIDTH,
  type Face,
  type Lettering,
  type SetText,
  type TypeStyle,
} from '@thirteen/artwork/posters/lettering/lettering.ts';
import { Buffer as ShapingBuffer, Direction, Font, shape, Variation, type SvgPathCommand } from 'harfbuzzjs';
import { LRUCache } from 'lru-cache';
import { openFontFiles, type FontFile } from './font-files.ts';
import { splitText } from './split-text.ts';

/** A font at a weight and an optical size, with the outlines that were asked for so far. */
type Cut = { readonly font: Font; readonly outlines: Map<number, readonly SvgPathCommand[]> };

type PlacedGlyph = { readonly cut: Cut; readonly glyph: number; readonly x: number; readonly y: number };
/** A text as it is set at the size 1: at another, everything is that many times as large. */
type Layout = {
  readonly width: number;
  readonly glyphs: readonly PlacedGlyph[];
  readonly gaps: readonly number[];
};

/** How many texts are remembered as they are set: titles come again, and are tried in many sizes until they fit. */
const KNOWN_TEXTS = 2000;

/** Lettering from the product's own font files, set by HarfBuzz: kerning, ligatures and accents as in a browser. */
export async function createLettering(): Promise<Lettering> {
  const files = await openFontFiles();
  const cuts = new Map<string, Cut>();
  const layouts = new LRUCache<string, Layout>({ max: KNOWN_TEXTS });

  function cutOf(file: FontFile, name: string, { weight, opticalSize }: TypeStyle): Cut {
    const key = `${name} ${weight} ${opticalSize}`;
    const known = cuts.get(key);
    if (known) return known;
    const font = new Font(file.face);
    font.setVariations([
      new Variation('wght', weight),
      ...(opticalSize === undefined ? [] : [new Variation('opsz', opticalSize)]),
    ]);
    const cut = { font, outlines: new Map() };
    cuts.set(key, cut);
    return cut;
  }

  function layOut(text: string, style: TypeStyle): Layout {
    const key = `${style.face} ${style.weight} ${style.opticalSize} ${text}`;
    const layout = layouts.get(key) ?? layOutNew(text, style);
    layouts.set(key, layout);
    return layout;
  }

  function layOutNew(text: string, style: TypeStyle): Layout {
    const fonts = files[style.face];
    const glyphs: PlacedGlyph[] = [];
    const gaps: number[] = [];
    let x = 0;
    for (const run of splitText(
      text,
      fonts.map(({ characters }) => characters),
    )) {
      const file = run.kind === 'words' ? fonts[run.font] : undefined;
      if (run.kind === 'gap' || !file) {
        gaps.push(x + GAP_WIDTH / 2);
        x += GAP_WIDTH;
        continue;
      }
      const cut = cutOf(file, nameOfFile(style.face, run.font), style);
      const scale = 1 / file.face.upem;
      for (const { codepoint, xAdvance = 0, xOffset = 0, yOffset = 0 } of shapeRun(cut.font, run.text)) {
        glyphs.push({ cut, glyph: codepoint, x: x + xOffset * scale, y: -yOffset * scale });
        x += xAdvance * scale;
      }
    }
    return { width: x, glyphs, gaps };
  }

  return {
    measure: (text, style) => layOut(text, style).width * style.size,
    set(text, style): SetText {
      const { width, glyphs, gaps } = layOut(text, style);
      const { size } = style;
      const path = glyphs.map((placed) => outline(placed, size)).join('');
      return { width: width * size, path, gaps: gaps.map((x) => x * size) };
    },
  };
}

function nameOfFile(face: Face, index: number): string {
  return `${face} ${index}`;
}

function shapeRun(font: Font, text: string) {
  const buffer = new ShapingBuffer();
  buffer.addText(text);
  buffer.guessSegmentProperties();
  // No script that is written to the left has letters in these fonts.
  buffer.setDirection(Direction.LTR);
  shape(font, buffer);
  return buffer.getGlyphInfosAndPositions();
}

function outline({ cut, glyph, x, y }: PlacedGlyph, size: number): string {
  const commands = cut.outlines.get(glyph) ?? cut.font.glyphToJson(glyph);
  cut.outlines.set(glyph, commands);
  const scale = size / cut.font.face.upem;
  const [left, base] = [x * size, y * size];
  let path = '';
  for (const { type, values } of commands) {
    path += type;
    for (const [index, value] of values.entries()) {
      const point = index % 2 === 0 ? left + value * scale : base - value * scale;
      path += `${index === 0 ? '' : ' '}${Math.round(10 * point) / 10}`;
    }
  }
  return path;
}
