import { Resvg } from '@resvg/resvg-js';

/** Draws an SVG as a PNG of a width in pixels. Throws on a text that is no SVG. */
export function rasterize(svg: string, widthPx: number): Uint8Array<ArrayBuffer> {
  const image = new Resvg(svg, {
    fitTo: { mode: 'width', value: widthPx },
    // The same drawing on every machine: no font of the system's may change it.
    font: { loadSystemFonts: false },
  }).render();
  // A copy in memory that JavaScript owns: what resvg holds on to grows with each drawing.
  return Uint8Array.from(image.asPng());
}
