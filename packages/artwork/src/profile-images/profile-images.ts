import { isEraTheme } from '@thirteen/domain/catalogue/era-theme.ts';
import { radial, type Stop } from '../drawing/paint.ts';
import { area, toSvg, type Drawing } from '../drawing/svg.ts';
import { eraInks } from '../drawing/era-ink.ts';
import { earlyEraImages } from './early-eras.ts';
import { lateEraImages } from './late-eras.ts';
import { middleEraImages } from './middle-eras.ts';
import { tourImages } from './tour.ts';

/** The images a fan can choose from, in the order in which they are offered. */
export const profileImageNames = [
  'debut-1',
  'debut-2',
  'fearless-1',
  'fearless-2',
  'speak-now-1',
  'speak-now-2',
  'red-1',
  'red-2',
  'nineteen-eighty-nine-1',
  'nineteen-eighty-nine-2',
  'reputation-1',
  'reputation-2',
  'lover-1',
  'lover-2',
  'folklore-1',
  'folklore-2',
  'evermore-1',
  'evermore-2',
  'midnights-1',
  'midnights-2',
  'ttpd-1',
  'ttpd-2',
  'tour-1',
  'tour-2',
  'tour-3',
] as const;

/** The name of a profile image. */
export type ProfileImageName = (typeof profileImageNames)[number];

/** The image of a fan who chose none. */
export const defaultProfileImageName: ProfileImageName = 'debut-1';

const images: Readonly<Record<ProfileImageName, Drawing>> = {
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
  const { alt, draw } = images[name];
  const framed: Drawing = {
    alt,
    draw: (easel) =>
      `${radial(`${easel.prefix}0`, groundOf(name), [0.36, 0.3], 0.9)}` +
      `<clipPath id="${easel.prefix}1"><circle cx="80" cy="80" r="80"/></clipPath>` +
      `<g clip-path="url(#${easel.prefix}1)">${area(`url(#${easel.prefix}0)`, 160, 160)}${draw(easel)}</g>`,
  };
  return toSvg({ width: 160, height: 160 }, framed, `${name}-`, profileImageNames.indexOf(name) + 1);
}

/** What a profile image shows. */
export function profileImageAlt(name: ProfileImageName): string {
  return images[name].alt;
}

function groundOf(name: ProfileImageName): readonly [Stop, Stop] {
  const family = name.slice(0, name.lastIndexOf('-'));
  const own = grounds[family];
  if (own) return own;
  const { bead, panel } = isEraTheme(family) ? eraInks[family] : eraInks.singles;
  return [`${bead} 0`, `${panel} 1`];
}
