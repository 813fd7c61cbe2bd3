import { toSvg } from '../drawing/svg.ts';
import { defaultArtist } from './default-artist.ts';
import { envelope } from './envelope.ts';
import { nightStage } from './night-stage.ts';
import { snappedBracelet } from './snapped-bracelet.ts';
import { stadium } from './stadium.ts';

/** The image of an artist who has none, 400 x 400. */
export function defaultArtistSvg(): string {
  return toSvg({ width: 400, height: 400 }, defaultArtist, 'da-', 13);
}

/** Stadium lights, 1200 x 1600: the stage sits in the middle, so a strip and a column of it both hold. */
export function stadiumSvg(): string {
  return toSvg({ width: 1200, height: 1600 }, stadium, 'st-', 13);
}

/** The bracelet of the page that was not found, 640 x 440, on nothing. */
export function snappedBraceletSvg(): string {
  return toSvg({ width: 640, height: 440 }, snappedBracelet, 'sb-', 13);
}

/** The letter of the contact page, 640 x 480, on nothing. */
export function envelopeSvg(): string {
  return toSvg({ width: 640, height: 480 }, envelope, 'en-', 13);
}

/** The stage behind a heading, 1280 x 520: dark on the left, where the words stand. */
export function nightStageSvg(): string {
  return toSvg({ width: 1280, height: 520 }, nightStage, 'ns-', 13);
}
