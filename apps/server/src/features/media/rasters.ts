import { createHash } from 'node:crypto';
import { drawing, drawingOfEra, smallDrawing } from '@thirteen/artwork/drawings.ts';
import type { Era } from '@thirteen/domain/catalogue/era-look.ts';
import { HttpProblem } from '#platform/http/problem.ts';
import type { Picture } from '#drawing/drawing.ts';

/** The widths in pixels that pages, manifests and phones ask for; others would fill the disk. */
const WIDTHS = new Set([96, 180, 192, 320, 512, 640]);
/** Up to this width in pixels a picture is drawn without what only large ones show. */
const SMALL_WIDTH = 192;
const RASTER_PATH = /^(.+)-(\d+)\.png$/;

/** Finds the raster of a drawing by its path, such as `icons/icon-96.png`, or of an added era; undefined for a path of another form. */
export type FindRaster = (path: string, added: Era | undefined) => Picture | undefined;

/** The site's drawings as PNGs. Throws HttpProblem `not-found` where there is no such drawing. */
export function createRasters(): FindRaster {
  const known = new Map<string, Picture>();
  return (path, added) => {
    const [, name = '', width] = RASTER_PATH.exec(path) ?? [];
    const widthPx = Number(width);
    if (!WIDTHS.has(widthPx)) return undefined;
    const raster = known.get(path) ?? toRaster(`${name}.svg`, widthPx, added);
    known.set(path, raster);
    return raster;
  };
}

/** Named by what it is drawn from. The SVG is not kept: it is made for the name, and again when it must be drawn. */
function toRaster(path: string, widthPx: number, added: Era | undefined): Picture {
  const toSvg = () => requireSvg(path, widthPx, added);
  const name = createHash('sha256').update(`${widthPx}:${toSvg()}`).digest('base64url');
  return { name, kind: 'raster', svg: toSvg, widthPx };
}

function requireSvg(path: string, widthPx: number, added: Era | undefined): string {
  const isSmall = widthPx <= SMALL_WIDTH;
  const brought = isSmall ? smallDrawing(path) : drawing(path);
  const svg = added ? drawingOfEra(path, added, isSmall) : brought;
  if (svg === undefined) throw new HttpProblem('not-found');
  return svg;
}
