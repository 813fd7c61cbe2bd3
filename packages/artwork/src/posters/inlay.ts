import type { Canvas, Point } from '../drawing/svg.ts';

/**
 * A finished drawing that posters lay in: the name that tells it from all others, its own size and how it is made. It
 * may have pictures laid into itself.
 */
export type InlaidPicture = {
  readonly name: string;
  readonly canvas: Canvas;
  readonly svg: (inlay: Inlay) => string;
};

/** Lays a picture into a poster, `width` wide; its height follows. It may reach beyond the poster. */
export type Inlay = (picture: InlaidPicture, place: Point, width: number) => string;
