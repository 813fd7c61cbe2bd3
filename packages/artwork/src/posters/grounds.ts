import type { Color, EraRef } from '@thirteen/domain/catalogue/era-look.ts';
import type { Canvas } from '../drawing/svg.ts';
import type { Inlay } from './inlay.ts';
import { CARD, SQUARE, STORY } from './shapes.ts';
import { backdrop, type PanelPlace } from './stage.ts';

type Hanging = Parameters<typeof backdrop>[2];

// Painted once for each era and kept, so each shape has one for all that is drawn on it.
const grounds: Readonly<Record<'card' | 'poster' | 'square', { canvas: Canvas; hanging: Hanging }>> = {
  card: {
    canvas: CARD,
    hanging: (paper: Color) => ({ artHeight: 675, fade: [-2, -1], veil: [`${paper} 0 .3`, `${paper} 1 .3`] }),
  },
  poster: {
    canvas: STORY,
    hanging: (paper: Color) => ({
      artHeight: 1260,
      fade: [760, 1100],
      veil: [`${paper} 0 0`, `${paper} 1 0`],
    }),
  },
  square: {
    canvas: SQUARE,
    hanging: (paper: Color) => ({
      artHeight: 1080,
      fade: [-2, -1],
      veil: [`${paper} 0 .92`, `${paper} .34 .82`, `${paper} .48 .3`, `${paper} 1 0`],
    }),
  },
};

/**
 * The art of an era all over a card, a tall poster or a square. With a panel where it has one place on all of a kind: as
 * part of what is painted once, it costs nothing.
 */
export function eraGround(
  theme: EraRef,
  shape: keyof typeof grounds,
  inlay: Inlay,
  panel?: PanelPlace,
): string {
  const { canvas, hanging } = grounds[shape];
  return inlay(backdrop(theme, canvas, hanging, panel), [0, 0], canvas.width);
}
