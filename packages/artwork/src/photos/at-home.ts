import { bead, beadLight, BEADS, letterBead } from '../drawing/beads.ts';
import { glow, linear } from '../drawing/paint.ts';
import type { Random } from '../random.ts';
import { area, at, each, repeat, type Drawing } from '../drawing/svg.ts';
import { woodGrain } from '../motifs/desk.ts';
import { fortyFive } from '../motifs/record.ts';

/** Rows of bracelets on a table of planks. */
export const braceletTable: Drawing = {
  alt: 'Rows of friendship bracelets in many colors laid out on a wooden table',
  draw: ({ prefix: p, random }) => `
    ${linear(`${p}a`, ['#d8a973 0', '#b98554 .5', '#94623a 1'], 'diagonal')}${beadLight(`${p}l`)}
    ${area(`url(#${p}a)`, 1104, 716)}
    <path d="${woodGrain(random, 1104, 716, 17)}" stroke="#8a5a33" stroke-width="2" fill="none" opacity=".35"/>
    <path d="M0 178h1104M0 358h1104M0 538h1104" stroke="#6b4222" stroke-width="4" opacity=".6"/>
    ${repeat(6, (row) => braceletRow(random, row, `${p}l`))}`,
};

function braceletRow(random: Random, row: number, light: string): string {
  const y = 62 + row * 118;
  const bend = random.between(-26, 26);
  const first = Math.floor(random.between(0, BEADS.length));
  const height = (x: number): number => y + bend * Math.sin((x / 1104) * Math.PI);
  const letters = 5 + row * 2;
  const beads = repeat(22, (index) => {
    const x = 42 + index * 48.5;
    const place = [x, height(x)] as const;
    if (index === letters) return letterBead(place, 23, 1, light);
    if (index === letters + 1) return letterBead(place, 23, 3, light);
    const step = row % 2 === 0 ? index : Math.floor(index / 2);
    return bead(place, 22, BEADS[(first + step) % BEADS.length] ?? '#fffdf8', light);
  });
  const cord = `M-10 ${at(height(0))}Q552 ${at(y + bend * 2)} 1114 ${at(height(1104))}`;
  const shadow = `<path d="${cord}" fill="none" stroke="#3b2112" stroke-width="34" stroke-linecap="round" opacity=".28" transform="translate(6 16)"/>`;
  return `${shadow}<path d="${cord}" fill="none" stroke="#f5d9c9" stroke-width="4"/>${beads}`;
}

/** A record player under a leaning sleeve. */
export const recordCorner: Drawing = {
  alt: 'Record player in the corner of a pink room, a sleeve leaning on the wall',
  draw: ({ prefix: p }) => `
    ${linear(`${p}a`, ['#fbdcea 0', '#f5c4dd 1'], 'diagonal')}${linear(`${p}w`, ['#a8683a 0', '#7a4522 1'])}
    ${area(`url(#${p}a)`, 1104, 716)}<path fill="#e9aacb" d="M0 0h250v520H0z" opacity=".6"/><path d="M250 0v520" stroke="#d68fb6" stroke-width="3"/>
    <path fill="#fff6e8" opacity=".6" d="M620 0h180L520 520H330z"/><path fill="#fff6e8" opacity=".4" d="M850 0h70L650 520h-80z"/>
    <path fill="#3a2440" d="M0 520h1104v196H0z"/><path fill="#573358" d="M0 520h1104v26H0z"/>
    <g transform="rotate(-7 850 340)"><path fill="#7d3b5a" opacity=".4" d="M716 210h300v316H716z"/><path fill="#17182b" d="M700 200h300v300H700z"/><path fill="#f2b33d" d="M700 400a150 150 0 0 1 300 0v100H700z"/><path fill="#e4566a" d="M740 410a110 110 0 0 1 220 0v90H740z"/><path fill="#fdfbf4" d="M780 420a70 70 0 0 1 140 0v80H780z"/><path fill="#17182b" d="M815 428a35 35 0 0 1 70 0v72h-70z"/><circle cx="850" cy="262" r="32" fill="#fff1cf"/></g>
    <ellipse cx="400" cy="596" rx="360" ry="26" fill="#17182b" opacity=".5"/>
    <path fill="url(#${p}w)" d="M90 470h620v112q0 14-14 14H104q-14 0-14-14z"/><path fill="#c98a52" d="M90 470h620v18H90z"/><path d="M120 596v22M680 596v22" stroke="#17182b" stroke-width="26"/>
    <circle cx="600" cy="544" r="17" fill="#f2b33d"/><circle cx="654" cy="544" r="17" fill="#fdfbf4"/><path d="M600 544v-14M654 544l10-10" stroke="#17182b" stroke-width="4"/>
    <path fill="#23243f" d="M74 452h652l-16 22H90z"/>
    <g transform="translate(330 430)scale(1 .32)">${fortyFive(0, 0, 1.45, 20)}</g>
    <path d="M646 372v68" stroke="#b9b6c4" stroke-width="16" stroke-linecap="round"/><path d="M646 376L486 404l-34 26" fill="none" stroke="#d9d6e0" stroke-width="10" stroke-linecap="round" stroke-linejoin="round"/><path d="M462 414l-26 22" stroke="#17182b" stroke-width="17"/>
    <path fill="#fff" opacity=".16" d="M96 440V170q0-20 20-20h566q20 0 20 20v270z"/><path d="M96 440V170q0-20 20-20h566q20 0 20 20v270" fill="none" stroke="#fff" stroke-width="5" opacity=".6"/><path fill="#fff" opacity=".18" d="M170 150h110L130 440H96V300z"/>`,
};

/** A train window in the rain. */
export const trainWindow: Drawing = {
  alt: 'Train window streaked with rain, headphones on the sill',
  draw: ({ prefix: p, random }) => `
    ${linear(`${p}a`, ['#8fa3ab 0', '#d8d9d5 .6', '#aeb8b4 1'])}${linear(`${p}s`, ['#6b4a34 0', '#4a3222 1'])}
    ${area('#3a4c56', 1104, 716)}
    <clipPath id="${p}c"><rect x="70" y="50" width="964" height="490" rx="46"/></clipPath>
    <g clip-path="url(#${p}c)">${area(`url(#${p}a)`, 1104, 560)}
      <circle cx="820" cy="190" r="56" fill="#f4f3ee" opacity=".8"/>
      <path fill="#8a9a9c" d="M0 350q180-90 340-40t300-30 470 30v260H0z"/><path fill="#6d8088" d="M0 410q220-70 420-20t340-34 350 20v200H0z"/><path fill="#526c7a" d="M0 470q260-50 520-6t590-22v120H0z"/>
      <path d="M240 560V230M620 560V210M980 560V240M190 262h100M570 242h100M930 272h100" stroke="#3a4c56" stroke-width="8"/><path d="M-20 250Q110 300 240 266T620 248 980 276 1130 262" fill="none" stroke="#3a4c56" stroke-width="3"/>
      <path fill="#c8682b" d="M700 448h70v44h-70z"/><path fill="#8a3f18" d="M690 450l45-34 45 34z"/><path fill="#f7e3b5" d="M726 464h18v28h-18z"/>
      <path d="${repeat(70, () => `M${at(random.between(60, 1060))} ${at(random.between(40, 500))}l-${at(random.between(10, 24))} ${at(random.between(30, 80))}`)}" stroke="#fff" stroke-width="3" stroke-linecap="round" opacity=".5"/>
      ${repeat(44, () => `<ellipse cx="${at(random.between(90, 1020))}" cy="${at(random.between(70, 530))}" rx="${at(random.between(3, 7))}" ry="${at(random.between(5, 11))}" fill="#fff" opacity="${at(random.between(0.4, 0.8))}"/>`)}
      <path fill="#fff" opacity=".14" d="M160 0h180L120 560H0V400z"/></g>
    <rect x="70" y="50" width="964" height="490" rx="46" fill="none" stroke="#26353d" stroke-width="16"/>
    <path fill="url(#${p}s)" d="M0 590h1104v126H0z"/><path fill="#8a6244" d="M0 590h1104v20H0z"/>
    <ellipse cx="420" cy="664" rx="190" ry="18" fill="#17100a" opacity=".4"/>
    <path d="M282 610C250 420 560 400 570 600" fill="none" stroke="#17182b" stroke-width="26" stroke-linecap="round"/><path d="M290 560C300 450 530 440 556 552" fill="none" stroke="#4a4d6e" stroke-width="6" stroke-linecap="round"/>
    <path fill="#c8682b" d="M240 596q40-24 70 4v62q-30 24-70 0-20-32 0-66zM612 588q-40-22-70 6v62q30 22 70-2 20-32 0-66z"/><path fill="#8a3f18" d="M300 594q22 4 24 34t-24 36zM552 586q-22 4-24 34t24 38z"/>
    <path d="M250 612q-8 16 0 34" stroke="#f0c98a" stroke-width="6" stroke-linecap="round" fill="none"/><path d="M590 660q40 40 130 26t190 10" fill="none" stroke="#17182b" stroke-width="6" stroke-linecap="round"/>`,
};

/** Two places at a table under a lamp. */
export const lampDesk: Drawing = {
  alt: 'Two chairs at a table with two mugs and open notebooks under a lamp',
  draw: ({ prefix: p }) => `
    ${glow(`${p}g`, [552, 250], 620, ['#fff3d6 0', '#fbe3b4 .35 .9', '#8c4a2c 1 0'])}${linear(`${p}t`, ['#b0703f 0', '#6b341d 1'])}
    ${area('#4a2f22', 1104, 716)}${area(`url(#${p}g)`, 1104, 716)}
    <path d="M552 0v96" stroke="#2d2318" stroke-width="6"/><path fill="#8c4a2c" d="M500 92h104l80 118H420z"/><path fill="#6b341d" d="M552 92h52l80 118H552z"/><ellipse cx="552" cy="210" rx="132" ry="20" fill="#fff3d6"/><path fill="#fff3d6" opacity=".22" d="M420 210h264l250 320H170z"/>
    <g fill="none" stroke="#2d2318" stroke-width="18" stroke-linecap="round"><path d="M112 330v386M112 340q70-26 130 0M112 400q66-20 124 0M242 340v190M992 330v386M992 340q-70-26-130 0M992 400q-66-20-124 0M862 340v190"/></g>
    <path fill="url(#${p}t)" d="M150 500h804l110 130H40z"/><path fill="#4a2312" d="M40 630h1024v34H40z"/><path d="M120 664v52M984 664v52" stroke="#4a2312" stroke-width="34"/>
    <g><path fill="#2d2318" opacity=".3" d="M270 606l30-64 240 2-14 66z"/><path fill="#fbf7ec" d="M264 596l34-66 120 6-10 64zM408 600l10-64 120-4-8 66z"/><path d="M310 546l90 4M304 560l92 4M298 574l94 4M430 550l92-2M428 564l92-2M426 578l60-2" stroke="#4a3b2a" stroke-width="4" stroke-dasharray="12 5"/></g>
    <g><path fill="#2d2318" opacity=".3" d="M596 610l-8-64 236-6 36 64z"/><path fill="#fffdf8" d="M590 598l-6-64 118 2 14 64zM716 600l-14-64 118-8 36 66z"/><path d="M600 550l90 2M602 564l92 2M604 578l70 2M718 550l90-4M722 564l92-4M726 578l96-4" stroke="#4a3b2a" stroke-width="4" stroke-dasharray="12 5"/><path d="M782 512l60 62" stroke="#f2b33d" stroke-width="9" stroke-linecap="round"/></g>
    ${mug(196, 506, '#b5182a')}${mug(900, 506, '#2fa58c')}`,
};

function mug(x: number, y: number, color: string): string {
  return `<g transform="translate(${x} ${y})"><ellipse cx="6" cy="82" rx="52" ry="9" fill="#2d2318" opacity=".35"/><path d="M38 22q38-6 34 22t-42 22" fill="none" stroke="${color}" stroke-width="12"/><path fill="${color}" d="M-42 0h84l-6 74q-36 14-72 0z"/><ellipse cy="0" rx="42" ry="10" fill="#3b2112"/><ellipse cy="0" rx="42" ry="10" fill="none" stroke="#fbf7ec" stroke-width="4" opacity=".8"/><path d="M-30 16l4 46" stroke="#fff" stroke-width="6" stroke-linecap="round" opacity=".4"/><path d="M-12-16q-12-18 0-34t0-34M12-18q12-18 0-34t2-30" fill="none" stroke="#fff" stroke-width="5" stroke-linecap="round" opacity=".5"/></g>`;
}

/** Widths and heights of the spines, in the order of the eras. */
const SPINES = [
  [48, 300],
  [44, 318],
  [52, 296],
  [46, 326],
  [42, 306],
  [50, 330],
  [46, 300],
  [44, 322],
  [48, 308],
  [50, 334],
  [54, 316],
] as const;

/** A shelf with a spine for each era, and a cat that does not care. */
export const bedroomShelf: Drawing = {
  alt: 'Bedroom shelf with eleven records in era colors and a small cat asleep beside them',
  draw: ({ prefix: p }) => `
    ${linear(`${p}a`, ['#fffafa 0', '#f3e4e4 1'])}${linear(`${p}w`, ['#d9a877 0', '#a8723f 1'])}${glow(`${p}g`, [980, 120], 520, ['#ffe9bd 0 .9', '#ffe9bd 1 0'])}
    ${area(`url(#${p}a)`, 1104, 716)}${area(`url(#${p}g)`, 1104, 716)}
    <path d="M-10 64q180 70 370 6t380 4 380-8" fill="none" stroke="#8a7278" stroke-width="3"/>
    ${each([60, 190, 330, 470, 610, 750, 890, 1030], (x, i) => `<g><circle cx="${x}" cy="${[98, 118, 96, 82, 96, 112, 98, 88][i] ?? 98}" r="30" fill="#f2b33d" opacity=".25"/><circle cx="${x}" cy="${[98, 118, 96, 82, 96, 112, 98, 88][i] ?? 98}" r="11" fill="#f2b33d"/></g>`)}
    <path fill="#6b4222" opacity=".22" d="M40 566h1024v60H40z"/><path fill="url(#${p}w)" d="M30 540h1044v40H30z"/><path fill="#7a4c26" d="M30 574h1044v10H30z"/><path fill="#8a5a33" d="M120 584h34v70l-34-30zM950 584h34l0 40-34 30z"/>
    ${spines()}
    <path fill="#2fa58c" d="M90 470h70l-10 70h-50z"/><path fill="#3c7040" d="M125 472c-50-20-60-70-50-96 26 18 44 50 50 96zM125 472c-6-60 8-110 34-130 14 40 4 96-34 130zM125 472c20-40 54-60 84-56-8 34-40 56-84 56z"/>
    ${sleepingCat()}`,
};

function spines(): string {
  let x = 226;
  return SPINES.map(([width, height], index) => {
    const left = x;
    x += width + 3;
    const top = 540 - height;
    const paint = BEADS[index] ?? '#9aa19f';
    return (
      `<path fill="${paint}" d="M${left} ${top}h${width}v${height}h${-width}z"/>` +
      `<path fill="#fff" opacity=".22" d="M${left + 4} ${top}h6v${height}h-6z"/><path fill="#000" opacity=".2" d="M${left + width - 7} ${top}h7v${height}h-7z"/>` +
      `<path fill="#fffdf8" opacity=".85" d="M${left + width / 2 - 6} ${top + 46}h12v${60 + ((index * 37) % 70)}h-12zM${left + 8} ${top + 18}h${width - 16}v5h${16 - width}zM${left + 8} 516h${width - 16}v5h${16 - width}z"/>`
    );
  }).join('');
}

function sleepingCat(): string {
  return `<g transform="translate(906 458)"><ellipse cx="20" cy="82" rx="128" ry="10" fill="#6b4222" opacity=".4"/>
    <path fill="#e8a24c" d="M-96 80c-10-70 60-112 130-96 62 14 92 62 78 96z"/><path d="M-10-14l14 30M22-18l8 32M54-8l-2 30" stroke="#c8782b" stroke-width="9" stroke-linecap="round"/>
    <path fill="#f0b060" d="M-106 44l-4-44 28 20h24l28-20-2 44q2 38-38 38t-36-38z"/><path fill="#f6c9b0" d="M-104 8l3 20 11-10zM-36 8l-3 20-11-10z"/>
    <path d="M-88 48q7 7 14 0M-62 48q7 7 14 0M-72 60q3 4 8 0M-110 58l-22-4M-110 64l-20 4M-26 58l22-4M-26 64l20 4" stroke="#5f3616" stroke-width="3.4" stroke-linecap="round" fill="none"/><path fill="#b8466a" d="M-73 54h10l-5 6z"/>
    <path d="M112 70q-40 18-100 8" fill="none" stroke="#e8a24c" stroke-width="24" stroke-linecap="round"/><path d="M30 80q-10 2-18-2" stroke="#fff1e0" stroke-width="24" stroke-linecap="round" fill="none"/></g>`;
}
