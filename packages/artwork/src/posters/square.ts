import type { Canvas } from '../drawing/svg.ts';

/** What feeds show whole. */
export const SQUARE: Canvas = { width: 1080, height: 1080 };
