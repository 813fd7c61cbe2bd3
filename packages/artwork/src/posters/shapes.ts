import type { Canvas } from '../drawing/svg.ts';

/** What chats show under a link. */
export const CARD: Canvas = { width: 1200, height: 630 };

/** A phone's story. */
export const STORY: Canvas = { width: 1080, height: 1920 };

/** What feeds show whole. */
export const SQUARE: Canvas = { width: 1080, height: 1080 };
