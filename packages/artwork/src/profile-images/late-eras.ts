import { spark } from '../drawing/marks.ts';
import { linear, radial } from '../drawing/paint.ts';
import type { Drawing } from '../drawing/svg.ts';
import { quill, waxSeal } from '../motifs/desk.ts';
import { pine, plaid } from '../motifs/winter.ts';

/** Motifs for fans of the last three eras, each on a ground of 160 x 160. */
export const lateEraImages = {
  'evermore-1': ({ prefix: p }) => `
      ${plaid(`${p}p`, 0.5)}${radial(`${p}s`, ['#fff1cb 0', '#ffe2a3 .25', '#f39a3d .65', '#c4501a 1'], [0.5, 0.6], 0.6)}
      <circle cx="80" cy="80" r="80" fill="url(#${p}p)"/><circle cx="80" cy="80" r="58" fill="#24130a" opacity=".55"/><circle cx="80" cy="80" r="54" fill="url(#${p}s)"/>
      <clipPath id="${p}c"><circle cx="80" cy="80" r="54"/></clipPath>
      <g clip-path="url(#${p}c)"><path fill="#8a3f18" d="M20 110q40-14 70-4t60-6v50H20z"/><path fill="#54250f" d="${pine(46, 74, 48)}${pine(116, 70, 52)}"/><path fill="#3a1c0d" d="M20 124q50-10 120 2v20H20z"/><path fill="#2b1408" d="${pine(80, 36, 98)}"/></g>
      <circle cx="80" cy="80" r="54" fill="none" stroke="#f0c98a" stroke-width="3"/><circle cx="80" cy="80" r="61" fill="none" stroke="#f0c98a" stroke-width="2.6" stroke-dasharray="7 5" stroke-linecap="round"/>`,
  'evermore-2': ({ prefix: p }) => `
      ${radial(`${p}g`, ['#ffe2a3 0 .9', '#f39a3d .5 .35', '#f39a3d 1 0'])}${linear(`${p}w`, ['#fff6e0 0', '#e8c48c 1'])}
      <circle cx="80" cy="66" r="66" fill="url(#${p}g)"/>
      <path fill="#ffe2a3" opacity=".22" d="M44 54h72q6 4 6 12v58q0 12-12 12H50q-12 0-12-12V66q0-8 6-12z"/>
      <path fill="url(#${p}w)" d="M46 92q34 9 68 0v30q0 8-8 8H54q-8 0-8-8z"/><ellipse cx="80" cy="92" rx="34" ry="6" fill="#fffaf0"/>
      <path d="M80 92V80" stroke="#3a1c0d" stroke-width="3" stroke-linecap="round"/><path fill="#f39a3d" d="M80 42c16 20 16 40 0 42-16-2-16-22 0-42z"/><path fill="#fff1cb" d="M80 58c8 12 8 24 0 25-8-1-8-13 0-25z"/>
      <path d="M44 54h72q6 4 6 12v58q0 12-12 12H50q-12 0-12-12V66q0-8 6-12z" fill="none" stroke="#fff1cb" stroke-width="2.6" opacity=".8"/><path d="M44 46h72v8H44z" fill="#f0c98a"/>
      <path d="M46 70v44" stroke="#fff" stroke-width="4" stroke-linecap="round" opacity=".6"/><path fill="#c8682b" d="M58 108h44v16H58z"/><path fill="#f0c98a" d="${spark(80, 116, 6)}"/>`,
  'midnights-1': () => `
      <path fill="#f3dfb3" d="M96 26a58 58 0 1 0 40 84 50 50 0 0 1-40-84z"/><g fill="#c9a56a" opacity=".35"><circle cx="52" cy="70" r="8"/><circle cx="64" cy="108" r="6"/><circle cx="70" cy="50" r="4"/></g>
      <path fill="#0b0d1c" d="M88 118c-16-2-20-16-14-30 4-9 10-14 12-20l-2-20 10 8h10l10-8-1 20c3 6 0 12-3 15 8 8 12 20 8 32-1 3 1 6 6 5 8-2 6-14 14-13 7 1 6 12 0 18-6 7-16 8-24 3-6-5-14-8-26-10z"/>
      <circle cx="93" cy="63" r="2.8" fill="#f2b33d"/><circle cx="105" cy="63" r="2.8" fill="#f2b33d"/>
      <path fill="#dfe6ff" d="${spark(124, 40, 8)}${spark(36, 32, 6)}${spark(140, 76, 5)}"/>`,
  'midnights-2': ({ prefix: p }) => `
      ${linear(`${p}a`, ['#5a3a8a 0', '#b8466a .5', '#f2a33d 1'])}${linear(`${p}m`, ['#8f7a4a 0', '#f3dfb3 .4', '#8f7a4a 1'], 'across')}${radial(`${p}g`, ['#f2a33d 0 .55', '#f2a33d 1 0'])}
      <circle cx="80" cy="80" r="76" fill="url(#${p}g)"/>
      <path fill="url(#${p}a)" d="M66 36h28l14 66q0 4-2 8H54q-2-4-2-8z"/>
      <g fill="#ffe08a"><path d="M56 108q2-18 14-18 6 0 8-8 4-10 12-4t2 14q4 6 8 6 6 4 5 10z"/><ellipse cx="74" cy="66" rx="8" ry="10"/><circle cx="86" cy="50" r="5.5"/><circle cx="92" cy="66" r="3.4"/></g>
      <path fill="url(#${p}m)" d="M68 20h24l4 16H64zM54 110h52l-10 16h-32zM64 126h32l10 16H54z"/>
      <path d="M68 42l-8 56" stroke="#fff" stroke-width="3.6" stroke-linecap="round" opacity=".55"/><path d="${spark(124, 42, 7)}${spark(34, 58, 6)}" fill="#f3dfb3"/>`,
  'ttpd-1': () => `
      <g fill="#17100a"><circle cx="52" cy="116" r="20"/><circle cx="70" cy="126" r="11"/><circle cx="34" cy="128" r="7"/><circle cx="84" cy="118" r="5"/><circle cx="36" cy="98" r="5"/><circle cx="94" cy="132" r="4"/><circle cx="26" cy="110" r="3"/></g>
      <path d="M42 108q4-6 12-6" stroke="#fff" stroke-width="3" stroke-linecap="round" fill="none" opacity=".4"/>
      <g transform="translate(122 22)rotate(36)scale(.4)">${quill()}</g>`,
  'ttpd-2': ({ prefix: p }) => `
      ${radial(`${p}w`, ['#c98058 0', '#9a5231 .6', '#6b341d 1'], [0.4, 0.35], 0.7)}
      <path fill="#fbf7ec" d="M14 44l132-8 4 78-134 10z"/><path d="M14 44l70 44 62-52" fill="none" stroke="#cbb998" stroke-width="3"/><path d="M16 124l48-48M150 114l-46-42" stroke="#cbb998" stroke-width="2"/>
      <g transform="translate(83 90)scale(1.14)"><g transform="translate(2 4)" opacity=".3">${waxSeal('#17100a')}</g>${waxSeal(`url(#${p}w)`)}</g>`,
} as const satisfies Record<string, Drawing['draw']>;
