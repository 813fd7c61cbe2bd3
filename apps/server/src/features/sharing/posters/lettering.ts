import {
  GAP_WIDTH,
  type Face,
  type Lettering,
  type SetText,
  type TypeStyle,
} from '@thirteen/artwork/lettering/lettering.ts';
import { Buffer as ShapingBuffer, Direction, Font, shape, Variation, type SvgPathCommand } from 'harfbuzzjs';
import { openFontFiles, type FontFile } from './font-files.ts';
import { splitText } from './split-text.ts';

/** A font at a weight and an optical size, with the outlines that were asked for so far. */
type Cut = { readonly font: Font; readonly outlines: Map<number, readonly SvgPathCommand[]> };

type PlacedGlyph = { readonly cut: Cut; readonly glyph: number; readonly x: number; readonly y: number };
type Layout = {
  readonly width: number;
  readonly glyphs: readonly PlacedGlyph[];
  readonly gaps: readonly number[];
};

/** Lettering from the product's own font files, set by HarfBuzz: kerning, ligatures and accents as in a browser. */
export async function createLettering(): Promise<Lettering> {
  const files = await openFontFiles();
  const cuts = new Map<string, Cut>();

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
        gaps.push(x + (GAP_WIDTH * style.size) / 2);
        x += GAP_WIDTH * style.size;
        continue;
      }
      const cut = cutOf(file, nameOfFile(style.face, run.font), style);
      const scale = style.size / file.face.upem;
      for (const { codepoint, xAdvance = 0, xOffset = 0, yOffset = 0 } of shapeRun(cut.font, run.text)) {
        glyphs.push({ cut, glyph: codepoint, x: x + xOffset * scale, y: -yOffset * scale });
        x += xAdvance * scale;
      }
    }
    return { width: x, glyphs, gaps };
  }

  return {
    measure: (text, style) => layOut(text, style).width,
    set(text, style): SetText {
      const { width, glyphs, gaps } = layOut(text, style);
      const path = glyphs.map((placed) => outline(placed, style.size)).join('');
      return { width, path, gaps };
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
  return commands
    .map(({ type, values }) => {
      const points = values.map(
        (value, index) => Math.round(10 * (index % 2 === 0 ? x + value * scale : y - value * scale)) / 10,
      );
      return `${type}${points.join(' ')}`;
    })
    .join('');
}
