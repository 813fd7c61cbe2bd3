import { eras } from '@thirteen/catalogue/eras.ts';
import type { Era } from '@thirteen/domain/catalogue/era-look.ts';
import { profileImageNames } from '@thirteen/domain/profile/profile-choices.ts';
import { plainWholeCoverSvg, wholeCoverNames, wholeCoverSvg } from './covers/whole-covers.ts';
import { backgroundSvg, coverSvg, panelSvg, plainCoverSvg } from './eras/era-drawings.ts';
import { iconSvg, maskableIconSvg, monochromeIconSvg } from './icons/icons.ts';
import { aboutPhotos, aboutPhotoSvg } from './photos/about-photos.ts';
import { profileImageSvg } from './profile-images/profile-images.ts';
import {
  defaultArtistSvg,
  envelopeSvg,
  nightStageSvg,
  snappedBraceletSvg,
  stadiumSvg,
} from './scenes/scenes.ts';

type Entry = readonly [path: string, draw: () => string];

const entries: readonly Entry[] = [
  ...eras.map(({ key }): Entry => [`covers/${key}.svg`, () => coverSvg(key)]),
  ...wholeCoverNames.map((name): Entry => [`covers/${name}.svg`, () => wholeCoverSvg(name)]),
  ...eras.map(({ key }): Entry => [`backgrounds/${key}.svg`, () => backgroundSvg(key)]),
  ...eras.map(({ key }): Entry => [`panels/${key}.svg`, () => panelSvg(key)]),
  ['scenes/default-artist.svg', defaultArtistSvg],
  ['scenes/stadium.svg', stadiumSvg],
  ['scenes/snapped-bracelet.svg', snappedBraceletSvg],
  ['scenes/envelope.svg', envelopeSvg],
  ['scenes/night-stage.svg', nightStageSvg],
  ['icons/icon.svg', iconSvg],
  ['icons/maskable.svg', maskableIconSvg],
  ['icons/monochrome.svg', monochromeIconSvg],
  ...profileImageNames.map((name): Entry => [`profile-images/${name}.svg`, () => profileImageSvg(name)]),
  ...aboutPhotos.map(({ number }): Entry => [`photos/${number}.svg`, () => aboutPhotoSvg(number)]),
];

const plainCovers: ReadonlyMap<string, () => string> = new Map([
  ...eras.map(({ key }): Entry => [`covers/${key}.svg`, () => plainCoverSvg(key)]),
  ...wholeCoverNames.map((name): Entry => [`covers/${name}.svg`, () => plainWholeCoverSvg(name)]),
]);

const drawings: ReadonlyMap<string, () => string> = new Map(entries);

/** The path of every drawing, relative to the root of the media. */
export const drawingPaths: readonly string[] = [...drawings.keys()];

/** The SVG at a path, such as `covers/red.svg`. Undefined when nothing is drawn there. */
export function drawing(path: string): string | undefined {
  return drawings.get(path)?.();
}

/** The drawing as a small picture shows it: without the grain, which nobody sees there and which makes a file heavy. */
export function smallDrawing(path: string): string | undefined {
  return plainCovers.get(path)?.() ?? drawing(path);
}

const ERA_DRAWING = /^(covers|backgrounds|panels)\/(.+?)(?:-\d+\.png|\.svg)$/;
const ofEra = { covers: coverSvg, backgrounds: backgroundSvg, panels: panelSvg } as const;

/** The key of the era that a path of a cover, a background or a panel names, as a drawing or as a PNG of a width. */
export function eraOfPath(path: string): string | undefined {
  return ERA_DRAWING.exec(path)?.[2];
}

/** The SVG at a path of an era that was added later; `isSmall` leaves out what only large pictures show. */
export function drawingOfEra(path: string, era: Era, isSmall = false): string | undefined {
  const [, folder] = ERA_DRAWING.exec(path) ?? [];
  if (folder === 'covers' && isSmall) return plainCoverSvg(era);
  return folder === 'covers' || folder === 'backgrounds' || folder === 'panels'
    ? ofEra[folder](era)
    : undefined;
}
