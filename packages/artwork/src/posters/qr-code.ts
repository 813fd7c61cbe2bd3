import encodeQr from 'qr';
import { at, type Point } from '../drawing/svg.ts';

/** Quiet space around the code, in modules: scanners need four (ISO/IEC 18004). */
const QUIET = 4;
const ROUND = 10;

/**
 * An address as a QR code on white, its lower right corner at a point. Its modules are whole pixels, as many as `room`
 * holds, so it may be a little smaller; `width` tells how wide it is.
 */
export function qrCode(link: string, [right, bottom]: Point, room: number) {
  const rows = encodeQr(link, 'raw', { border: QUIET, ecc: 'low' });
  const pixel = Math.max(2, Math.floor(room / rows.length));
  const width = pixel * rows.length;
  const [left, top] = [Math.round(right - width), Math.round(bottom - width)];
  const squares = rows.flatMap((row, y) =>
    row.flatMap((isDark, x) =>
      isDark ? [`M${at(left + x * pixel)} ${at(top + y * pixel)}h${pixel}v${pixel}h-${pixel}z`] : [],
    ),
  );
  const svg = `<rect x="${left}" y="${top}" width="${width}" height="${width}" rx="${ROUND}" fill="#fff"/><path d="${squares.join('')}" fill="#000" shape-rendering="crispEdges"/>`;
  return { svg, width };
}
