import type { Random } from '../random.ts';
import { at, repeat } from '../drawing/svg.ts';

/** The path of the grain of a wooden desk. */
export function woodGrain(random: Random, width: number, height: number, step: number): string {
  return repeat(
    Math.ceil(height / step),
    (i) => `M0 ${i * step}q${width / 2} ${at(random.between(-8, 8))} ${width} 0`,
  );
}

/** A block of typing: its edges, where its first line lies, and the part of a line that may stay empty. */
export type Typing = {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly lines: number;
  readonly step: number;
  readonly ragged: number;
};

/** The path of typed lines: words of dashes, never letters. */
export function typedLines(random: Random, { left, right, top, lines, step, ragged }: Typing): string {
  return repeat(lines, (line) => {
    const end = right - random.between(0, ragged) * (right - left);
    let x = left;
    let words = '';
    while (x < end - 8) {
      const word = random.pick([8, 14, 20, 26, 32]);
      words += `M${at(x)} ${at(top + line * step + random.between(-0.6, 0.6))}h${Math.min(word, Math.round(right - x))}`;
      x += word + 6;
    }
    return words;
  });
}

/** Edges as if torn by hand. */
export function tornEdge(id: string, depth = 9): string {
  return `<filter id="${id}"><feTurbulence type="fractalNoise" baseFrequency=".035" numOctaves="3" seed="4"/><feDisplacementMap in="SourceGraphic" scale="${depth}"/></filter>`;
}

/** A quill with its point 312 below 0 0. */
export function quill(): string {
  const barbs = repeat(11, (i) =>
    i % 2 === 0 ? `M6 ${40 + i * 15}q-16-2-19-20` : `M6 ${40 + i * 15}q14-2 20-20`,
  );
  return `<path d="M0 0C34 40 38 120 8 214-18 150-30 60 0 0z" fill="#f6efdd" stroke="#8d7650" stroke-width="1.4"/>
    <path d="M0 0C34 40 38 120 8 214L6 60z" fill="#d9c9a2" opacity=".55"/>
    <path d="M0 0Q10 110 4 296" stroke="#7a6440" stroke-width="2.4" fill="none"/><path d="${barbs}" stroke="#a88f63" fill="none"/>
    <path d="M2 280l3 34 4-34z" fill="#2d2318"/>`;
}

/** A wax seal around 0 0, 84 wide, pressed with a star. */
export function waxSeal(fill: string, attributes = ''): string {
  return `<path fill="${fill}" d="M0-36c18-4 28 8 34 18s0 30-10 38-26 18-42 8-22-22-16-40 16-20 34-24z"${attributes}/>
    <circle r="21" fill="none" stroke="#5a2a16" stroke-width="2.4"/><path d="M0-16l3.6 12.4L16 0 3.6 3.6 0 16-3.6 3.6-16 0-3.6-3.6z" fill="#5a2a16"/>
    <path d="M-24-16q6-12 18-15" stroke="#e3a885" stroke-width="3" stroke-linecap="round" fill="none" opacity=".7"/>`;
}

/** An ink blot: a pool and what splashed around it. */
export function inkBlot(random: Random, x: number, y: number): string {
  const drops = repeat(18, () => {
    const angle = random.between(0, 2 * Math.PI);
    const far = random.between(18, 52);
    return `<circle cx="${at(x + far * Math.cos(angle))}" cy="${at(y + far * Math.sin(angle))}" r="${at(random.between(1, 70 / far + 2))}"/>`;
  });
  return `<circle cx="${x}" cy="${y}" r="25"/><circle cx="${x + 18}" cy="${y - 14}" r="14"/>${drops}`;
}
