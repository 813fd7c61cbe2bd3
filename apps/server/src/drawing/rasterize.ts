import { Resvg } from '@resvg/resvg-js';

/** PNGs that an SVG lays in, by the address that it gives: nothing is fetched. */
export type LaidIn = ReadonlyMap<string, Buffer>;

/** Draws an SVG as a PNG of a width in pixels. Throws on a text that is no SVG. */
export function rasterize(svg: string, widthPx: number, laidIn: LaidIn = new Map()): Uint8Array<ArrayBuffer> {
  const drawing = new Resvg(svg, {
    fitTo: { mode: 'width', value: widthPx },
    // The same drawing on every machine: no font of the system's may change it.
    font: { loadSystemFonts: false },
  });
  for (const address of drawing.imagesToResolve()) {
    const png = laidIn.get(address);
    if (!png) throw new Error(`No picture is laid in for ${address}`);
    drawing.resolveImage(address, png);
  }
  // A copy in memory that JavaScript owns: what resvg holds on to grows with each drawing.
  return Uint8Array.from(drawing.render().asPng());
}
