import { at, repeat, type Point } from '../drawing/svg.ts';
import type { Random } from '../random.ts';
import { spark } from '../drawing/marks.ts';

/** Lines of waves: where the first lies, how far apart and how many they are, how wide, in which color. */
export type Sea = {
  readonly top: number;
  readonly step: number;
  readonly count: number;
  readonly width: number;
  readonly ink: string;
};

const SCALLOP = 42;

/** Lines of scalloped waves that grow stronger toward the viewer. */
export function waves({ top, step, count, width, ink }: Sea): string {
  const arcs = Math.ceil((width + 20) / SCALLOP);
  const lines = repeat(count, (index) => {
    const lift = 6 + (index % 3);
    const crest = `q${SCALLOP / 2}-${lift} ${SCALLOP} 0`;
    const strength = at(0.3 + (0.5 * index) / count);
    return (
      `<path d="M-10 ${top + index * step}${crest}${`t${SCALLOP} 0`.repeat(arcs)}" ` +
      `stroke-opacity="${strength}" stroke-width="${at(1 + index * 0.35)}"/>`
    );
  });
  return `<g fill="none" stroke="${ink}">${lines}</g>`;
}

/** An instant photo around 0 0, 172 x 208, its picture drawn in a box of 144 x 146. */
export function instantPhoto([x, y]: Point, turn: number, picture: string, attributes = ''): string {
  return `<g transform="translate(${x} ${y})rotate(${turn})"${attributes}>
    <path fill="#fdfbf4" d="M-86-96H86V112H-86z"/><path fill="#e9e4d6" d="M-74-84H74V66H-74z"/>
    <svg x="-72" y="-82" width="144" height="146" viewBox="0 0 144 146">${picture}</svg></g>`;
}

/** Picture: the sun going down into the sea. */
export function sunsetPicture(sky: string): string {
  return `<path fill="${sky}" d="M0 0h144v146H0z"/><circle cx="72" cy="84" r="27" fill="#fff1cf"/>
    <path fill="#3f86ad" d="M0 92h144v54H0z"/>
    <path d="M50 100h44M42 110h60M54 120h38M46 130h50" stroke="#fff1cf" stroke-width="3" stroke-linecap="round"/>`;
}

/** Picture: a kite that got into a cloud. */
export function kitePicture(sky: string): string {
  return `<path fill="${sky}" d="M0 0h144v146H0z"/>
    <g fill="#fff"><circle cx="40" cy="64" r="22"/><circle cx="66" cy="54" r="28"/><circle cx="94" cy="66" r="20"/><path d="M24 64h86v22H24z"/></g>
    <path d="M100 34L60 146" stroke="#2f6aa3" stroke-width="1.2"/>
    <path fill="#e4566a" d="M98 16l22 10-14 26-20-14z"/><path d="M98 16l8 36M120 26L86 38" stroke="#b83349" stroke-width="1.4"/>
    <path d="M106 52q-12 18-3 32t-9 30" stroke="#e4566a" fill="none" stroke-width="2"/>
    <path fill="#e4566a" d="M96 70l10 4-10 4zM94 98l10 2-8 6z"/>`;
}

/** Picture: a skyline at night with lit windows. */
export function skylinePicture(sky: string, random: Random): string {
  let x = 0;
  let towers = '';
  let windows = '';
  while (x < 144) {
    const width = Math.round(random.between(10, 18));
    const roof = Math.round(random.between(58, 100));
    towers += `M${x} ${roof}h${width}V146H${x}z`;
    for (let y = roof + 6; y < roof + 42; y += 11)
      windows += `M${x + Math.round(random.between(2, width - 5))} ${y}h2v3h-2z`;
    x += width;
  }
  return `<path fill="${sky}" d="M0 0h144v146H0z"/><path fill="#14315a" d="${towers}"/>
    <path fill="#ffe6a8" d="${windows}"/><path d="${spark(110, 22, 8)}${spark(30, 16, 5)}${spark(70, 34, 4)}" fill="#fff"/>`;
}
