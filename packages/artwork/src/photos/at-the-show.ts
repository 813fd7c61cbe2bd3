import { BEADS } from '../drawing/beads.ts';
import { sparks } from '../drawing/marks.ts';
import { glow, linear } from '../drawing/paint.ts';
import type { Random } from '../random.ts';
import { area, at, each, repeat, type Drawing } from '../drawing/svg.ts';

const LIGHTS = BEADS.filter((bead) => bead !== '#1b1b1b' && bead !== '#2e3a7c');

/** The bowl at blue hour. */
export const stadiumBowl: Drawing = {
  alt: 'Stadium bowl at blue hour, filled with thousands of wristband lights',
  draw: ({ prefix: p, random }) => `
    ${linear(`${p}a`, ['#12132a 0', '#2b3a78 .34', '#8a5a8e .6', '#5a2744 1'])}${glow(`${p}g`, [552, 420], 380, ['#ffe2a6 0 .9', '#f28cb5 .5 .35', '#5a2744 1 0'])}
    ${area(`url(#${p}a)`, 1104, 716)}<path d="${sparks(random, 30, [20, 10, 1084, 180], [1, 2, 3, 5])}" fill="#fff"/>
    <path fill="#1a1533" d="M-20 290Q552 150 1124 290v440H-20z"/><path d="M-20 290Q552 150 1124 290" fill="none" stroke="#ffe2a6" stroke-width="5" stroke-dasharray="3 16" stroke-linecap="round"/>
    ${area(`url(#${p}g)`, 1104, 716)}
    <g stroke-linecap="round">${each(LIGHTS, (color) => repeat(4, (ring) => `<path d="${seats(random, ring)}" stroke="${color}" stroke-width="${3.5 + ring * 1.8}"/>`))}</g>
    <path fill="#f28cb5" opacity=".22" d="M150 60h20l330 380H350zM954 60h-20L604 440h150z"/><path fill="#9fc4ff" opacity=".25" d="M540 30h24l90 410H450z"/>
    <ellipse cx="552" cy="446" rx="190" ry="36" fill="#fff3d6" opacity=".85"/><path fill="#17182b" d="M440 440h224l24 30H416z"/><path d="M452 440v-74q100-40 200 0v74" fill="none" stroke="#f2b33d" stroke-width="6"/><path fill="#2b1f4a" d="M528 470h48l30 140H498z"/>
    <path fill="#0b0818" d="M-10 726v-60q70-40 120 6 40-54 110-12 50-50 120-2 50-54 130-6 50-44 120-2 60-54 130 0 50-44 120-4 50-50 130 2 50-40 130 0v78z"/>`,
};

function seats(random: Random, ring: number): string {
  return repeat(46 - ring * 7, () => {
    const x = random.between(-10, 1114);
    const depth = (ring + random.between(0, 1)) / 4;
    const y = 236 + depth * 470 + ((x - 552) / 552) ** 2 * (56 - 130 * depth);
    const isOnStage = Math.abs(x - 552) < 150 && y > 350 && y < 620;
    return isOnStage ? '' : `M${at(x)} ${at(y)}h.1`;
  });
}

/** The floor after the show. */
export const confettiFloor: Drawing = {
  alt: 'Confetti in many colors on an arena floor after the show',
  draw: ({ prefix: p, random }) => `
    ${linear(`${p}a`, ['#2b2d4e 0', '#17182b .4', '#0e0f1d 1'])}${glow(`${p}g`, [760, 130], 520, ['#ffe2a6 0 .55', '#f28cb5 .5 .18', '#17182b 1 0'])}
    ${area(`url(#${p}a)`, 1104, 716)}
    <path fill="#101124" d="M0 0h1104v190H0z"/><path fill="#3a2f5c" d="M620 60h320v120H620z"/><path d="M620 60h320M640 70v110M920 70v110" stroke="#f2b33d" stroke-width="6"/><path fill="#23243f" d="M570 176h420l30 30H540z"/>
    <g fill="#23243f">${repeat(12, (i) => `<path d="M${10 + i * 46} ${150 - (i % 3) * 6}h34v46h-34z"/>`)}</g>
    ${area(`url(#${p}g)`, 1104, 716)}
    <path d="M552 200L-200 716M552 200L200 716M552 200L560 716M552 200L920 716M552 200L1400 716M0 280h1104M0 400h1104M0 570h1104" stroke="#3a3c5e" stroke-width="3" opacity=".6"/>
    ${each(BEADS, (color) => `<path fill="${color === '#1b1b1b' ? '#fffdf8' : color}" d="${scraps(random)}"/>`)}
    <g transform="translate(250 560)rotate(-14)"><path fill="#000" opacity=".4" d="M-106-40h230v110h-230z"/><path fill="#f2b33d" d="M-116-52h230v26a16 16 0 0 0 0 32v46h-230V6a16 16 0 0 0 0-32z"/><path d="M52-52V52" stroke="#17182b" stroke-width="4" stroke-dasharray="3 9" stroke-linecap="round"/><path d="M-84-24h100M-84-4h76M-84 16h100" stroke="#17182b" stroke-width="9" opacity=".75"/><path fill="#17182b" d="M70-26h26V26H70z" opacity=".7"/></g>`,
};

function scraps(random: Random): string {
  return repeat(42, () => {
    const depth = random.between(0, 1) ** 1.4;
    const x = at(random.between(0, 1104));
    const y = at(216 + depth * 490);
    const size = 5 + depth * 20;
    const lean = at(random.between(-size, size));
    return `M${x} ${y}l${at(size)} ${at(lean * 0.35)} ${at(lean * 0.4)} ${at(size * 0.42)} ${at(-size)} ${at(-lean * 0.35)}z`;
  });
}

const UMBRELLAS = [
  '#b5182a',
  '#e3b341',
  '#2fa58c',
  '#9159bd',
  '#f28cb5',
  '#2f86c5',
  '#b5182a',
  '#ad5a22',
] as const;

/** Umbrellas in line at sunrise. */
export const umbrellaQueue: Drawing = {
  alt: 'Line of colorful umbrellas outside a stadium at sunrise',
  draw: ({ prefix: p, random }) => `
    ${linear(`${p}a`, ['#8cc8ee 0', '#cfe3ee .36', '#ffd9a8 .66', '#ffb98a 1'])}
    ${area(`url(#${p}a)`, 1104, 716)}
    <circle cx="800" cy="400" r="210" fill="#fff2c9" opacity=".4"/><circle cx="800" cy="400" r="120" fill="#fff6dd"/>
    <path fill="#e58f6e" opacity=".75" d="M-10 430q140-120 330-120t330 120v120H-10z"/><path d="M20 424q130-96 300-96t300 96" fill="none" stroke="#fff2c9" stroke-width="5"/><path d="M60 540V414M140 540V370M230 540V344M320 540V336M410 540V344M500 540V370M580 540V414" stroke="#c96f55" stroke-width="9"/>
    <path fill="#c9715c" d="M640 470q240-70 480-20v110H640z"/>
    <path fill="#5d4a66" d="M0 532h1104v184H0z"/><path fill="#ffb98a" opacity=".55" d="M690 532h220l60 184H610z"/>
    <path d="${repeat(60, () => `M${at(random.between(0, 1104))} ${at(random.between(0, 500))}l-7 ${at(random.between(20, 44))}`)}" stroke="#fff" stroke-width="2.6" stroke-linecap="round" opacity=".7"/>
    ${each(UMBRELLAS.toReversed(), (color, i) => umbrella([1050 - i * 142, 400 + i * 17], (62 + i * 7) / 100, color))}`,
};

/** An umbrella that holds a place in the line. */
function umbrella([x, y]: readonly [number, number], size: number, color: string): string {
  return `<g transform="translate(${x} ${y})scale(${size})">
    <ellipse cx="0" cy="216" rx="74" ry="10" fill="#2d1f36" opacity=".45"/><path d="M0-104V196" stroke="#2d1f36" stroke-width="8" stroke-linecap="round"/><path d="M0 190q0 24 22 24t22-22" fill="none" stroke="#2d1f36" stroke-width="9" stroke-linecap="round"/>
    <path fill="${color}" d="M0-92c-76 0-116 50-120 108q20-22 40-2 20-22 40 0 20-22 40 0 20-22 40 0 20-22 40 0 20-20 40 2C116-42 76-92 0-92z"/>
    <path fill="#000" opacity=".16" d="M0-92c76 0 116 50 120 108q-22-22-40-2-20-22-40 0C40-30 26-66 0-92z"/><path d="M0-92C-26-66-40-30-40 14M0-92C26-66 40-30 40 14M0-92C-60-70-80-30-80 14M0-92C60-70 80-30 80 14" stroke="#fff" stroke-width="2" opacity=".4" fill="none"/>
    <path d="M-92-20q14-36 48-52" stroke="#fff" stroke-width="7" stroke-linecap="round" fill="none" opacity=".5"/></g>`;
}
