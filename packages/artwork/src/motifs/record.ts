import { repeat } from '../drawing/svg.ts';

/** A forty-five around 0 0, 316 wide at size 1: grooves, light, label and a three-arm adaptor. */
export function fortyFive(x: number, y: number, size: number, turn = 0): string {
  const grooves = repeat(14, (i) => `<circle r="${84 + i * 5}" stroke-width="${i % 3 === 0 ? 2.4 : 1.4}"/>`);
  return `<g transform="translate(${x} ${y})scale(${size})">
    <circle r="158" fill="#17182b"/><g fill="none" stroke="#3a3c58">${grooves}</g>
    <path d="M0 0L88-131A158 158 0 0 1 138-77z" fill="#fff" opacity=".13"/><path d="M0 0L-88 131A158 158 0 0 1-138 77z" fill="#fff" opacity=".1"/>
    <circle r="72" fill="#f2b33d"/><circle r="64" fill="none" stroke="#17182b" stroke-width="1.5"/>
    <g fill="#c8452f" transform="rotate(${turn})">${adaptorArm(0)}${adaptorArm(120)}${adaptorArm(240)}<circle r="22"/></g><circle r="9" fill="#ffe6c9"/></g>`;
}

function adaptorArm(degrees: number): string {
  return `<path d="M-9-44q9-8 18 0L5-14h-10z" transform="rotate(${degrees})"/>`;
}
