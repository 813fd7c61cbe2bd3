import { grain } from '../drawing/paint.ts';
import { area, toSvg, type Drawing } from '../drawing/svg.ts';
import { confettiFloor, stadiumBowl, umbrellaQueue } from './at-the-show.ts';
import { bedroomShelf, braceletTable, lampDesk, recordCorner, trainWindow } from './at-home.ts';

/** A photo of the About page: its number from 1, what it shows, and the words under it. */
export type DrawnPhoto = { readonly number: number; readonly alt: string; readonly caption: string };

type Scene = Drawing & { readonly caption: string };

const scenes: readonly Scene[] = [
  { ...braceletTable, caption: 'Every bracelet starts with one bead.' },
  { ...stadiumBowl, caption: 'Blue hour, one light for each of us.' },
  { ...recordCorner, caption: 'Side A, from the first note.' },
  { ...trainWindow, caption: 'Rain on the window, the long way home.' },
  { ...lampDesk, caption: 'Two mugs, two lists, no agreement.' },
  { ...confettiFloor, caption: 'What the floor knew after the last song.' },
  { ...umbrellaQueue, caption: 'First in line, before the sun.' },
  { ...bedroomShelf, caption: 'Eleven spines and one critic.' },
];

/** The photos of the About page, in order. */
export const aboutPhotos: readonly DrawnPhoto[] = scenes.map(({ alt, caption }, index) => ({
  number: index + 1,
  alt,
  caption,
}));

/** The photo with a number from 1 to 8, in the frame of an instant photo, 1200 x 900. Throws for other numbers. */
export function aboutPhotoSvg(number: number): string {
  const scene = scenes[number - 1];
  if (!scene) throw new RangeError(`There is no about photo ${number}.`);
  const framed: Drawing = {
    alt: scene.alt,
    draw: (context) => `
      ${area('#fdfbf4', 1200, 900)}
      <svg x="48" y="48" width="1104" height="716" viewBox="0 0 1104 716">${scene.draw(context)}
      ${grain(context.prefix, [1104, 716], 0.3)}</svg>
      <path d="M48 48h1104v716H48z" fill="none" stroke="#2d2318" stroke-opacity=".18" stroke-width="2"/>`,
  };
  return toSvg({ width: 1200, height: 900 }, framed, `ph${number}-`, number);
}
