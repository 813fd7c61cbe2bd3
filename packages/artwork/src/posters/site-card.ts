import type { Area } from '../drawing/marks.ts';
import type { Drawing } from '../drawing/svg.ts';
import { drawLine } from './lettering/draw-text.ts';
import type { Lettering } from './lettering/lettering.ts';
import { each } from '../drawing/svg.ts';
import { albumEras } from '@thirteen/catalogue/eras.ts';
import { logo, logoWidth } from './brand.ts';
import { night, NIGHT, showBead } from './night.ts';
import { CARD } from './shapes.ts';

const BEAMS = [
  [80, -26, '#ffe2a6'],
  [360, -12, '#f28cb5'],
  [600, 0, '#9fc4ff'],
  [840, 12, '#b586e0'],
  [1120, 26, '#f2b33d'],
] as const;

const STARS: readonly Area[] = [
  [30, 20, 420, 190],
  [780, 20, 1170, 190],
];
const LOGO = 64;
const PITCH = 74;

/** The link preview of the site itself: stadium lights, the logo, the eras on one cord and what it is all about. */
export function siteCard(lettering: Lettering): Drawing {
  return {
    alt: 'Thirteen: rank every song and build your show, over the lights of a stadium',
    draw: (context) => {
      const light = `${context.prefix}l`;
      const title = { face: 'display', size: 104, weight: 600, opticalSize: 20 } as const;
      const middle = CARD.width / 2;
      const from = middle - ((albumEras.length - 1) * PITCH) / 2;
      return `
        ${night(context, CARD, { beams: BEAMS, crowd: 112, stars: STARS })}
        ${logo(lettering, [middle - logoWidth(lettering, LOGO) / 2, 136], LOGO, { light, color: NIGHT.words })}
        ${drawLine('Rank every song.', title, [middle, 276], { lettering, color: NIGHT.words, light, anchor: 'middle' })}
        ${drawLine('Build your show.', { ...title, face: 'display-italic' }, [middle, 388], { lettering, color: NIGHT.brand, light, anchor: 'middle' })}
        <path d="M${from - 70} 470H${CARD.width - from + 70}" stroke="${NIGHT.cord}" stroke-width="3" stroke-linecap="round"/>
        ${each(albumEras, ({ key: theme }, index) => showBead({ theme, isMashup: false }, [from + index * PITCH, 470], 27, light))}`;
    },
  };
}
