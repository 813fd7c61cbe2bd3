import { spark } from '../drawing/marks.ts';
import { linear, radial } from '../drawing/paint.ts';
import { each, repeat, type Drawing } from '../drawing/svg.ts';
import { cabin } from '../motifs/forest.ts';
import { scales } from '../motifs/newsprint.ts';
import { paperHeart, RAINBOW, smallCloud } from '../motifs/sky-candy.ts';

/** Motifs for fans of the fifth to the eighth era, each on a ground of 160 x 160. */
export const middleEraImages = {
  'nineteen-eighty-nine-1': ({ prefix: p }) => `
      ${linear(`${p}w`, ['#ffffff 0', '#dfe7ea 1'])}${linear(`${p}k`, ['#f6b7a3 0', '#f9dcb4 .5', '#5fa3cc .52', '#3f86ad 1'])}
      <path fill="#0a2744" opacity=".25" d="M32 52h104v66H32z"/>
      <path fill="#fdfbf4" d="M50 100h60v46H50z"/><path fill="url(#${p}k)" d="M55 106h50v30H55z"/>
      <path fill="url(#${p}w)" d="M34 40q46-12 92 0 6 2 7 8l5 56q0 8-8 8H30q-8 0-8-8l5-56q1-6 7-8z"/>
      <path fill="#0d2f52" d="M40 104h80v6H40z"/><path fill="#e4566a" d="M24 84h113l1 8H23z"/><path fill="#2f86c5" d="M23 92h115l.5 5H22.5z"/>
      <circle cx="80" cy="68" r="25" fill="#c8d6dd"/><circle cx="80" cy="68" r="21" fill="#0d2f52"/><circle cx="80" cy="68" r="12" fill="#2f86c5"/><circle cx="75" cy="62" r="5" fill="#fff" opacity=".9"/>
      <path fill="#0d2f52" d="M112 48h16v14h-16z"/><path fill="#fff1cf" d="M34 48h18v12H34z"/><circle cx="42" cy="73" r="5" fill="#e4566a"/>`,
  'nineteen-eighty-nine-2': () => `
      ${smallCloud([26, 118], 1.12, '#fff')}
      <path fill="#e4566a" d="M112 16l30 44-50 38-26-50z"/><path fill="#b83349" d="M112 16l-20 82-26-50z"/><path d="M112 16L92 98M66 48l76 12" stroke="#fff1cf" stroke-width="2"/>
      <path d="M92 98q-14 12-4 24t-8 24" stroke="#e4566a" stroke-width="3" fill="none"/><path fill="#fff1cf" d="M80 110l12 4-10 8zM90 130l-12 0 8 9z"/>
      <path d="M92 98Q70 132 34 156" stroke="#0d2f52" stroke-width="1.6" fill="none"/>`,
  'reputation-1': ({ prefix: p }) => `
      ${scales(`${p}s`, 0.8)}
      ${each(
        [
          [80, 122, 50, 15],
          [80, 104, 40, 14],
          [78, 88, 29, 12],
        ] as const,
        ([x, y, rx, ry]) =>
          `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="#0c0c0c" stroke="#e7e5df" stroke-width="2.4"/><ellipse cx="${x}" cy="${y}" rx="${rx - 4}" ry="${ry - 4}" fill="url(#${p}s)"/><path d="M${x - rx + 10} ${y - 4}q${rx * 0.4}-7 ${rx * 0.8}-7" stroke="#fff" stroke-width="2.4" stroke-linecap="round" fill="none" opacity=".4"/>`,
      )}
      <path d="M78 86C58 74 62 56 80 52" fill="none" stroke="#e7e5df" stroke-width="23" stroke-linecap="round"/><path d="M78 86C58 74 62 56 80 52" fill="none" stroke="#0c0c0c" stroke-width="19" stroke-linecap="round"/><path d="M78 86C58 74 62 56 80 52" fill="none" stroke="url(#${p}s)" stroke-width="14"/>
      <path d="M110 50q10 0 14-7 2 5 8 6M118 49q8 2 12 9" fill="none" stroke="#e7e5df" stroke-width="2.4" stroke-linecap="round"/>
      <path d="M64 56c-2-16 14-28 30-26 14 2 24 12 22 18s-14 8-24 10c-10 4-22 6-28-2z" fill="#0c0c0c" stroke="#e7e5df" stroke-width="2.4"/>
      <ellipse cx="90" cy="43" rx="5" ry="5.5" fill="#e7e5df"/><path d="M90 37.5q3 5.5 0 11-3-5.5 0-11z"/>`,
  'reputation-2': () => `
      <g transform="rotate(-8 80 80)"><path fill="#000" opacity=".4" d="M36 36h96v96H36z"/>
      <path fill="#bdbbb4" d="M40 24h88v104H40z"/><path fill="#f4f2ec" d="M30 30h88q6 0 6 6v88q0 8-8 8H38q-8 0-8-8z"/><path fill="#d6d4cc" d="M118 30q8 0 8 8v84q0 8-8 10 4-2 4-10V38q0-6-4-8z"/>
      <path fill="#141414" d="M38 38h16v13H38zM57 38h10v13H57zM70 38h20v13H70zM93 38h20v13H93zM38 55h75v2.4H38zM38 96h34v6H38zM78 62h35v6H78z"/>
      <path fill="#6f6f6a" d="M38 62h34v30H38z"/><path fill="#f4f2ec" d="M40 90l10-14 7 8 6-10 8 16z"/><circle cx="47" cy="70" r="3.5" fill="#f4f2ec"/>
      <path d="M78 74h35M78 80h35M78 86h26M78 92h35M78 98h35M78 104h30M78 110h35M78 116h35M38 107h34M38 113h28M38 119h34" stroke="#4b4b48" stroke-width="2.4" stroke-dasharray="9 2 5 2 12 2"/></g>`,
  'lover-1': () => `
      ${paperHeart([84, 102], 4.2, 0, '#4a1238')}${paperHeart([80, 96], 4.2, 0, '#e8437f')}
      <path d="M80 52v84" stroke="#a81e58" stroke-width="1.6" opacity=".6"/><path d="M50 44q-10 6-10 20" stroke="#fff" stroke-width="5" stroke-linecap="round" fill="none" opacity=".6"/>
      <path d="${spark(128, 42, 8)}${spark(34, 116, 7)}${spark(124, 118, 5)}" fill="#fff"/>`,
  'lover-2': ({ prefix: p }) => `
      ${linear(`${p}c`, ['#ffffff 0', '#ffd0e3 1'])}
      <clipPath id="${p}r"><path d="M0 0h100v160H0z"/></clipPath>
      <g clip-path="url(#${p}r)" fill="none">${each(RAINBOW, (color, i) => `<path d="M${10 + i * 7.5} 150A${92 - i * 7.5} ${92 - i * 7.5} 0 0 1 102 ${58 + i * 7.5}" stroke="${color}" stroke-width="8"/>`)}</g>
      <g fill="url(#${p}c)"><circle cx="80" cy="80" r="20"/><circle cx="104" cy="66" r="26"/><circle cx="130" cy="82" r="18"/><path d="M62 80h86q8 24-12 26H74q-18-2-12-26z"/></g>
      <path d="M92 48q10-6 20-2" stroke="#fff" stroke-width="4" stroke-linecap="round" fill="none"/>
      <path d="${spark(46, 44, 7)}${spark(122, 128, 6)}" fill="#fff"/>`,
  'folklore-1': ({ prefix: p }) => `
      ${radial(`${p}g`, ['#f7e3b5 0 .8', '#f7e3b5 1 0'])}
      <path fill="#5a6260" d="M18 40h8v90h-8zM36 20h7v110h-7zM118 16h8v114h-8zM138 44h7v90h-7z"/><circle cx="112" cy="44" r="15" fill="#f4f3ee"/>
      <path fill="#262b2b" d="M5 116q75-18 150 0a80 80 0 0 1-150 0z"/>
      ${cabin(38, 122, 1.92)}<circle cx="112" cy="96" r="26" fill="url(#${p}g)" opacity=".5"/><circle cx="80" cy="106" r="30" fill="url(#${p}g)" opacity=".45"/>
      <path d="M68 124l-8 24h40l-8-24z" fill="#f7e3b5" opacity=".3"/>
      <path fill="#e6e6e1" opacity=".35" d="M6 98q74-14 148 0v8q-74-10-148 0z"/>`,
  'folklore-2': ({ prefix: p }) => `
      <pattern id="${p}k" width="20" height="16" patternUnits="userSpaceOnUse"><path fill="#c9cbc6" d="M0 0h20v16H0z"/><path d="M1 1q9 3 9 13-9-2-9-10zM19 1q-9 3-9 13 9-2 9-10z" fill="#eceae4"/></pattern>
      ${radial(`${p}b`, ['#a07a52 0', '#74522f .7', '#553a1f 1'], [0.38, 0.34], 0.7)}
      <circle cx="80" cy="80" r="80" fill="url(#${p}k)"/><path fill="#9aa19f" opacity=".5" d="M72 0h16v160H72z"/><path d="M72 0v160M88 0v160" stroke="#6f7675" stroke-width="2" stroke-dasharray="7 5"/>
      <circle cx="83" cy="85" r="47" fill="#1b2222" opacity=".35"/><circle cx="80" cy="80" r="46" fill="url(#${p}b)"/><circle cx="80" cy="80" r="35" fill="none" stroke="#4a3119" stroke-width="3" opacity=".7"/><circle cx="80" cy="81" r="34" fill="none" stroke="#c9a277" stroke-width="1.6" opacity=".6"/>
      ${repeat(4, (i) => `<circle cx="${i % 2 === 0 ? 70 : 90}" cy="${i < 2 ? 70 : 90}" r="5.5" fill="#2d1c0c"/>`)}
      <path d="M70 70L90 90M90 70L70 90" stroke="#f4f3ee" stroke-width="4.6" stroke-linecap="round"/><path d="M48 62q6-14 20-20" stroke="#fff" stroke-width="4" stroke-linecap="round" fill="none" opacity=".45"/>`,
} as const satisfies Record<string, Drawing['draw']>;
