import { spark, stamp } from '../drawing/marks.ts';
import { linear, radial } from '../drawing/paint.ts';
import { each, repeat, type Drawing } from '../drawing/svg.ts';
import { knit, mapleLeaf } from '../motifs/autumn.ts';
import { burst, firework, ruffle } from '../motifs/gown.ts';
import { leaves } from '../motifs/guitar.ts';
import { rays } from '../motifs/sunburst.ts';

/** Motifs for fans of the first four eras, each on a ground of 160 x 160. */
export const earlyEraImages = {
  'debut-1': ({ prefix: p }) => `
      ${linear(`${p}w`, ['#d99a5b 0', '#9a5f2c 1'], 'across')}
      <path d="M52 44h56M50 64h60M54 84h52" stroke="#b9b29a" stroke-width="5"/>
      <g fill="#f7efcf"><ellipse cx="46" cy="44" rx="9" ry="7"/><ellipse cx="44" cy="64" rx="9" ry="7"/><ellipse cx="48" cy="84" rx="9" ry="7"/><ellipse cx="114" cy="44" rx="9" ry="7"/><ellipse cx="116" cy="64" rx="9" ry="7"/><ellipse cx="112" cy="84" rx="9" ry="7"/></g>
      <path fill="url(#${p}w)" d="M58 28q11-8 22 2 11-10 22-2l-6 72q-2 8-4 10v52H68v-52q-2-2-4-10z"/>
      <path fill="#5f3616" d="M68 110h24v52H68z"/><path fill="#f7efcf" d="M66 105h28v6H66z"/>
      <path d="M68 124h24M68 138h24M68 150h24" stroke="#e9dfb4" stroke-width="2"/>
      <path d="M72 108V44M76 108V64M79 108V84M81.5 108V84M84.5 108V64M88 108V44" stroke="#fdf6d8" stroke-width="1.2"/>
      <g fill="#fdf6d8"><circle cx="72" cy="44" r="3.4"/><circle cx="88" cy="44" r="3.4"/><circle cx="74" cy="64" r="3.4"/><circle cx="86" cy="64" r="3.4"/><circle cx="75" cy="84" r="3.4"/><circle cx="85" cy="84" r="3.4"/></g>
      <path d="M63 34l3 58" stroke="#fff" stroke-width="3" opacity=".3" stroke-linecap="round"/>`,
  'debut-2': ({ prefix: p }) => `
      ${linear(`${p}w`, ['#c98448 0', '#8a4f22 1'], 'diagonal')}
      <ellipse cx="86" cy="139" rx="52" ry="5" fill="#021518" opacity=".4"/>
      <path fill="url(#${p}w)" d="M48 26q12 9 24 4 12 5 25-4l-3 58q4 14 22 18 22 4 23 24H54q-6-20-4-42z"/>
      <path fill="#4a2a12" d="M53 126h86q2 8-3 9H84l-8-3v6H52q0-8 1-12z"/>
      <path d="M48 26q12 9 24 4 12 5 25-4" fill="none" stroke="#e9dfb4" stroke-width="4" stroke-linecap="round"/>
      <path d="M94 86q-10 12-28 16-10 2-15 0M116 104q-12 4-16 22" fill="none" stroke="#5f3616" stroke-width="2" stroke-dasharray="4 3"/>
      <path d="M72 112C58 98 88 86 72 72s14-24 0-38" fill="none" stroke="#f7efcf" stroke-width="2.4"/>
      ${leaves(
        [
          [70, 104, 150],
          [76, 92, -20],
          [74, 76, 190],
          [74, 64, -10],
          [72, 52, 190],
        ],
        '#b9dc7a',
        0.5,
      )}
      <path d="M56 36l3 46" stroke="#fff" stroke-width="3" opacity=".28" stroke-linecap="round"/>`,
  'fearless-1': ({ prefix: p, random }) => `
      ${radial(`${p}s`, ['#fffbe3 0', '#fbdf8a .6', '#e9a83a 1'])}
      <path d="${rays(random, [80, 80], 66, { count: 20, from: 0, to: 360 })}" fill="#fff3c4"/>
      <circle cx="80" cy="80" r="46" fill="#6b3d08"/><circle cx="80" cy="80" r="42" fill="none" stroke="#fff3c4" stroke-width="5" stroke-dasharray="2 4.6"/>
      <circle cx="80" cy="80" r="34" fill="url(#${p}s)"/><circle cx="80" cy="80" r="25" fill="none" stroke="#a8690f" stroke-width="1.6" opacity=".6"/><circle cx="80" cy="80" r="16" fill="none" stroke="#a8690f" stroke-width="1.6" opacity=".5"/>
      <path d="${spark(126, 36, 9)}${spark(34, 124, 7)}" fill="#fffdf0"/>`,
  'fearless-2': () => `
      <path fill="#2b1b00" opacity=".25" d="M36 120l-6-60 26 24 26-42 26 42 26-24-6 60z" transform="translate(4 6)"/>
      <path fill="#fff3c4" d="M34 116l-6-60 26 24 26-42 26 42 26-24-6 60z"/><path fill="#f7cf6b" d="M80 38l26 42 26-24-6 60H80zM54 80l-26-24 6 60h22z" opacity=".75"/>
      <path fill="#d99a2c" d="M34 104h92l-1 14q-45 8-90 0z"/><path d="M38 111q42 6 84 0" stroke="#fffdf0" stroke-width="3" stroke-dasharray="1 8" stroke-linecap="round" fill="none"/>
      <g fill="#fffdf0"><circle cx="28" cy="52" r="6"/><circle cx="80" cy="34" r="7"/><circle cx="132" cy="52" r="6"/></g>
      <path d="${spark(80, 84, 13)}" fill="#b87515"/><path d="${spark(38, 32, 6)}${spark(124, 30, 8)}" fill="#fffdf0"/>`,
  'speak-now-1': ({ prefix: p }) => `
      ${firework(`${p}f`)}${burst(`${p}f`, [80, 62], 0.72, '#ffe2a6')}${burst(`${p}f`, [30, 70], 0.22, '#f7b8e0')}${burst(`${p}f`, [130, 52], 0.26, '#f7b8e0')}
      <clipPath id="${p}c"><circle cx="80" cy="80" r="80"/></clipPath>
      <g clip-path="url(#${p}c)">${each(['#572a83', '#9157bb', '#cf9fe3'], (fill, i) => ruffle({ center: 80, top: 136 - i * 14, depth: 22, halfTop: 76 - i * 18, halfFoot: 86 - i * 18, scallops: 6 - i, fill }))}</g>`,
  'speak-now-2': ({ prefix: p }) => `
      ${radial(`${p}s`, ['#fffbe8 0', '#ffd98a .5', '#e88a6a 1'], [0.5, 0.6], 0.6)}
      <circle cx="80" cy="90" r="58" fill="#ffe2a6" opacity=".16"/>
      <path d="M80-2V44" stroke="#f7b8e0" stroke-width="5"/>
      <path fill="#f7b8e0" d="M80 38c-24-22-38-8-34 2s22 8 34-2zM80 38c24-22 38-8 34 2s-22 8-34-2z"/><path fill="#d98ac4" d="M78 38l-16 22 10-2 4 8 6-26zM82 38l14 22-9-2-4 8-6-26z"/>
      <path fill="#3d1a63" d="M62 54h36v9H62z"/><path fill="url(#${p}s)" d="M62 63c-30 18-30 48 0 62h36c30-14 30-44 0-62z"/>
      <path d="M66 63c-14 18-14 46 0 62M80 63v62M94 63c14 18 14 46 0 62" stroke="#b9583f" stroke-width="1.6" fill="none" opacity=".55"/>
      <path fill="#3d1a63" d="M62 125h36v8H62z"/><path d="M72 133v10M80 133v14M88 133v10" stroke="#ffe2a6" stroke-width="2.6" stroke-linecap="round"/>
      <path d="${spark(130, 58, 7)}${spark(28, 84, 6)}" fill="#fff3fb"/>`,
  'red-1': ({ prefix: p }) => `
      ${mapleLeaf(`${p}l`)}${stamp(`${p}l`, [85, 87], [14, 1.9], '#2a0308')}${stamp(`${p}l`, [80, 80], [14, 1.9], '#f08a3c')}
      <path d="M70 52l6 30M58 66l-10-2" stroke="#fff" stroke-width="3" stroke-linecap="round" opacity=".4"/>
      ${stamp(`${p}l`, [132, 116], [70, 0.4], '#e8572b')}${stamp(`${p}l`, [30, 50], [-40, 0.36], '#e8572b')}`,
  'red-2': ({ prefix: p, random }) => `
      ${knit(`${p}k`, 0.8)}<circle cx="80" cy="80" r="74" fill="#ff9c8a" opacity=".22"/>
      <path d="${repeat(5, (i) => `M${48 + i * 6} 122l${random.between(-3, 2).toFixed(1)} 18`)}${repeat(5, (i) => `M${92 + i * 6} 118l${random.between(-1, 4).toFixed(1)} 18`)}" stroke="#ff8a80" stroke-width="3.4" stroke-linecap="round"/>
      <g stroke="#2a0308" stroke-opacity=".45" stroke-width="2">
      <path fill="url(#${p}k)" d="M66 78L44 124h32l14-40z"/><path fill="url(#${p}k)" d="M90 78l30 40H90L74 84z"/>
      <path fill="url(#${p}k)" d="M24 40c20 30 92 30 112 0 8 12 6 24-2 30-28 20-80 20-108 0-8-6-10-18-2-30z"/>
      <path fill="url(#${p}k)" d="M60 58q20-10 40 0 8 18-4 34-16 8-32 0-12-16-4-34z"/></g>
      <path d="M34 56q6 16 12 18M126 56q-6 16-12 18M50 110l30 2M96 106l20-8M54 102l30 2M92 100l18-8" stroke="#ffd9c9" stroke-width="3.4" fill="none" opacity=".55"/><path d="M64 64q14-8 28-4" stroke="#fff" stroke-width="4" stroke-linecap="round" fill="none" opacity=".45"/><path d="M30 52c20 22 80 22 100 0" fill="none" stroke="#2a0308" stroke-width="2" opacity=".35"/>`,
} as const satisfies Record<string, Drawing['draw']>;
