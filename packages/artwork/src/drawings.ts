import { eraThemes } from '@thirteen/domain/catalogue/era-theme.ts';
import { profileImageNames } from '@thirteen/domain/profile/profile-images.ts';
import { backgroundSvg } from './backgrounds/backgrounds.ts';
import { coverSvg, plainCoverSvg } from './covers/covers.ts';
import { plainWholeCoverSvg, wholeCoverNames, wholeCoverSvg } from './covers/whole-covers.ts';
import { iconSvg, maskableIconSvg } from './icons/icons.ts';
import { panelSvg } from './panels/panels.ts';
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
  ...eraThemes.map((theme): Entry => [`covers/${theme}.svg`, () => coverSvg(theme)]),
  ...wholeCoverNames.map((name): Entry => [`covers/${name}.svg`, () => wholeCoverSvg(name)]),
  ...eraThemes.map((theme): Entry => [`backgrounds/${theme}.svg`, () => backgroundSvg(theme)]),
  ...eraThemes.map((theme): Entry => [`panels/${theme}.svg`, () => panelSvg(theme)]),
  ['scenes/default-artist.svg', defaultArtistSvg],
  ['scenes/stadium.svg', stadiumSvg],
  ['scenes/snapped-bracelet.svg', snappedBraceletSvg],
  ['scenes/envelope.svg', envelopeSvg],
  ['scenes/night-stage.svg', nightStageSvg],
  ['icons/icon.svg', iconSvg],
  ['icons/maskable.svg', maskableIconSvg],
  ...profileImageNames.map((name): Entry => [`profile-images/${name}.svg`, () => profileImageSvg(name)]),
  ...aboutPhotos.map(({ number }): Entry => [`photos/${number}.svg`, () => aboutPhotoSvg(number)]),
];

const plainCovers: ReadonlyMap<string, () => string> = new Map([
  ...eraThemes.map((theme): Entry => [`covers/${theme}.svg`, () => plainCoverSvg(theme)]),
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
