import { at, repeat, type Point } from '../drawing/svg.ts';

/** Brown and orange plaid. */
export function plaid(id: string, size = 1): string {
  const scaled = size === 1 ? '' : ` patternTransform="scale(${size})"`;
  return `<pattern id="${id}" width="100" height="100" patternUnits="userSpaceOnUse"${scaled}>
    <path fill="#6b3f20" d="M0 0h100v100H0z"/><path fill="#3b2112" opacity=".8" d="M0 0h34v100H0z"/><path fill="#3b2112" opacity=".7" d="M0 0h100v34H0z"/>
    <path fill="#c8682b" opacity=".75" d="M54 0h18v100H54z"/><path fill="#c8682b" opacity=".6" d="M0 54h100v18H0z"/>
    <path fill="#f0c98a" opacity=".8" d="M86 0h3v100h-3zM16 0h2v100h-2z"/><path fill="#f0c98a" opacity=".65" d="M0 86h100v3H0zM0 16h100v2H0z"/></pattern>`;
}

/** The slant of a twill weave, laid over plaid. */
export function twill(id: string): string {
  return `<pattern id="${id}" width="6" height="6" patternUnits="userSpaceOnUse"><path d="M-1 7L7-1M-1 1l2-2M5 7l2-2" stroke="#1d0f06" stroke-width="1.8" opacity=".5"/></pattern>`;
}

/** The path of a pine of five skirts; `x` and `y` are its top. */
export function pine(x: number, y: number, height: number): string {
  const step = height * 0.17;
  const skirts = repeat(5, (i) => {
    const half = height * (0.11 + 0.055 * i);
    return `M${at(x)} ${at(y + i * step)}l${at(half)} ${at(step * 1.5)}h${at(-2 * half)}z`;
  });
  const half = height * 0.025;
  return `${skirts}M${at(x - half)} ${at(y + height * 0.8)}h${at(2 * half)}v${at(height * 0.2)}h${at(-2 * half)}z`;
}

const WILLOW_LEAF = 'M0 0c5-12 20-16 30-10-6 11-19 15-30 10z';

/** A bent sprig of nine leaves: from the foot of a wreath up its right side. */
export function willowSprig(paint: string): string {
  const places = [
    [34, 176],
    [61, 169],
    [86, 157],
    [108, 142],
    [128, 123],
    [145, 102],
    [159, 79],
    [169, 53],
    [174, 26],
  ] as const;
  return `<path d="M34 176C110 176 168 120 176 20" fill="none" stroke="#2b1408" stroke-width="4"/><g fill="${paint}">${places.map(willowLeaf).join('')}</g>`;
}

function willowLeaf([x, y]: Point, index: number): string {
  return `<path d="${WILLOW_LEAF}" transform="translate(${x} ${y})rotate(${-10 - at(index * 8.75)})"/>`;
}
