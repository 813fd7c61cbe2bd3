import { at, repeat, type Point } from '../drawing/svg.ts';

/** A firework of dashed rings around 0 0, 138 wide; its color is the `color` of each use. */
export function firework(id: string): string {
  return `<symbol id="${id}" overflow="visible"><g fill="none" stroke="currentColor">
    <circle r="46" stroke-width="28" stroke-dasharray="2 11.14"/>
    <circle r="66" stroke-width="6" stroke-dasharray="2.5 16.35"/>
    <circle r="22" stroke-width="8" stroke-dasharray="1.5 8.37"/></g><circle r="6" fill="currentColor"/></symbol>`;
}

/** One firework in the sky. */
export function burst(id: string, [x, y]: Point, size: number, color: string): string {
  return `<use href="#${id}" color="${color}" transform="translate(${x} ${y})scale(${size})"/>`;
}

/** A band of cloth: narrow above, wide below, its hem in scallops and its folds drawn up to the seam. */
export type Ruffle = {
  readonly center: number;
  readonly top: number;
  readonly depth: number;
  readonly halfTop: number;
  readonly halfFoot: number;
  readonly scallops: number;
  readonly fill: string;
};

/** The cloth of a ruffle with its folds. */
export function ruffle({ center, top, depth, halfTop, halfFoot, scallops, fill }: Ruffle): string {
  const foot = top + depth;
  const width = (2 * halfFoot) / scallops;
  const hem = repeat(scallops, (i) => `q${at(width / 2)} ${i % 2 === 0 ? 30 : 35} ${at(width)} 0`);
  const folds = repeat(scallops - 1, (i) => {
    const below = center - halfFoot + width * (i + 1);
    const above = center + ((below - center) * halfTop) / halfFoot;
    return `M${at(below)} ${foot}Q${at((below + above) / 2)} ${foot - depth * 0.55} ${at(above)} ${top + 2}`;
  });
  return (
    `<path d="M${at(center - halfTop)} ${top}L${at(center - halfFoot)} ${foot}${hem}L${at(center + halfTop)} ${top}z" ` +
    `fill="${fill}" stroke="#2a0f4d" stroke-opacity=".35"/>` +
    `<path d="${folds}" stroke="#2a0f4d" stroke-opacity=".3" fill="none" stroke-width="1.6"/>`
  );
}
