import {
  profileImageNames,
  profileImages,
  type ProfileImageName,
} from '@thirteen/domain/profile/profile-choices.ts';
import { toEra } from '@thirteen/catalogue/eras.ts';
import { radial, linear, type Stop } from '../drawing/paint.ts';
import { area, toSvg, at, repeat, type Drawing, type Point } from '../drawing/svg.ts';
import { earlyEraImages } from './early-eras.ts';
import { lateEraImages } from './late-eras.ts';
import { middleEraImages } from './middle-eras.ts';
import { bead, beadLight, BEADS, letterBead } from '../drawing/beads.ts';
import { spark, sparks } from '../drawing/marks.ts';

/** Motifs for fans who were at the show, each on a ground of 160 x 160. */
const tourImages = {
  'tour-1': ({ prefix: p }) => `
      ${beadLight(`${p}l`)}<circle cx="80" cy="78" r="48" fill="none" stroke="#f5d9c9" stroke-width="2.4"/>
      ${repeat(13, (index) => {
        const angle = Math.PI / 2 + ((6.5 - index) * 2 * Math.PI) / 13;
        const place: Point = [80 + 48 * Math.cos(angle), 78 + 48 * Math.sin(angle)];
        return index === 6 || index === 7
          ? ''
          : bead(place, 11.5, BEADS[index % BEADS.length] ?? '#fffdf8', `${p}l`);
      })}
      ${letterBead([65, 126], 17, 1, `${p}l`)}${letterBead([95, 126], 17, 3, `${p}l`)}
      <path d="${spark(80, 78, 13)}" fill="#f2b33d"/>`,
  'tour-2': ({ prefix: p, random }) => `
      ${linear(`${p}m`, ['#5d5f86 0', '#2c2d4c .5', '#14152a 1'], 'across')}${radial(`${p}h`, ['#f3f0ea 0', '#a9a8bb .45', '#4a4b6e 1'], [0.36, 0.3], 0.75)}
      <pattern id="${p}w" width="5" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><path d="M0 0h5M0 0v5" stroke="#17182b" stroke-width="1.8" opacity=".5"/></pattern>
      <g transform="rotate(38 80 80)"><path fill="url(#${p}m)" d="M66 70h28l-5 76q-9 5-18 0z"/><path fill="#f2b33d" d="M63 64h34v10H63z"/><circle cx="80" cy="40" r="29" fill="url(#${p}h)"/><circle cx="80" cy="40" r="29" fill="url(#${p}w)"/><path d="M52 45h56" stroke="#17182b" stroke-width="5" opacity=".7"/></g>
      <path d="${sparks(random, 18, [22, 30, 80, 136], [1, 2, 2, 3])}${spark(44, 58, 11)}${spark(60, 98, 7)}${spark(36, 100, 6)}" fill="#ffe2a6"/>`,
  'tour-3': ({ random }) => `
      ${repeat(30, (index) => `<path fill="${BEADS[(index * 3) % 5] ?? '#f2b33d'}" d="M0 0h7v4H0z" transform="translate(${at(random.between(16, 138))} ${at(random.between(12, 54))})rotate(${at(random.between(0, 180))})"/>`)}
      <path d="M80 38v82q0 14 13 14t13-13" fill="none" stroke="#f5d9c9" stroke-width="5" stroke-linecap="round"/>
      <path fill="#f2b33d" d="M80 42c-36 0-56 24-58 54q10-10 20-2 9-10 19 0 10-10 19 0 10-10 19 0 10-10 19 0 10-8 20 2c-2-30-22-54-58-54z"/>
      <path fill="#d68f1c" d="M80 42c-12 14-20 32-19 52 10-10 19 0 19 0 10-10 19 0 19 0 1-20-7-38-19-52z"/><path d="M80 34v10" stroke="#f5d9c9" stroke-width="5" stroke-linecap="round"/>
      <path d="M36 76q8-16 22-22" stroke="#fff" stroke-width="4" stroke-linecap="round" fill="none" opacity=".6"/>
      ${repeat(8, (index) => `<path fill="${BEADS[(index * 2 + 4) % 7] ?? '#f2b33d'}" d="M0 0h7v4H0z" transform="translate(${at(random.between(26, 130))} ${at(random.between(112, 136))})rotate(${at(random.between(0, 180))})"/>`)}`,
} as const satisfies Record<string, Drawing['draw']>;

const drawings: Readonly<Record<ProfileImageName, Drawing['draw']>> = {
  ...earlyEraImages,
  ...middleEraImages,
  ...lateEraImages,
  ...tourImages,
};

/** Grounds from the light to the rim. Eras not named here go from their bead to their panel color. */
const grounds: Readonly<Record<string, readonly [light: Stop, rim: Stop]>> = {
  reputation: ['#8b8a84 0', '#0b0b0b 1'],
  midnights: ['#5063b4 0', '#10163f 1'],
  ttpd: ['#e4d8bf 0', '#6b5636 1'],
  tour: ['#8a3f68 0', '#12132a 1'],
};

/** A profile image: a full circle in a square of 160 x 160, with a motif that reads at 40 px. */
export function profileImageSvg(name: ProfileImageName): string {
  const framed: Drawing = {
    alt: profileImages[name],
    draw: (context) =>
      radial(`${context.prefix}0`, groundOf(name), [0.36, 0.3], 0.9) +
      `<clipPath id="${context.prefix}1"><circle cx="80" cy="80" r="80"/></clipPath>` +
      `<g clip-path="url(#${context.prefix}1)">${area(`url(#${context.prefix}0)`, 160, 160)}${drawings[name](context)}</g>`,
  };
  return toSvg({ width: 160, height: 160 }, framed, `${name}-`, profileImageNames.indexOf(name) + 1);
}

function groundOf(name: ProfileImageName): readonly [Stop, Stop] {
  const family = name.slice(0, name.lastIndexOf('-'));
  const own = grounds[family];
  if (own) return own;
  const { colors } = toEra(family);
  return [`${colors.bead} 0`, `${colors.panel} 1`];
}
