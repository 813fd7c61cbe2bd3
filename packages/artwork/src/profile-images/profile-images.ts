import {
  profileImageNames,
  profileImages,
  type ProfileImageName,
} from '@thirteen/domain/profile/profile-images.ts';
import { toEra } from '@thirteen/catalogue/eras.ts';
import { radial, type Stop } from '../drawing/paint.ts';
import { area, toSvg, type Drawing } from '../drawing/svg.ts';
import { earlyEraImages } from './early-eras.ts';
import { lateEraImages } from './late-eras.ts';
import { middleEraImages } from './middle-eras.ts';
import { tourImages } from './tour.ts';

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
  const { bead, panel } = toEra(family).colors;
  return [`${bead} 0`, `${panel} 1`];
}
