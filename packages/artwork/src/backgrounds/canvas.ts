import type { Canvas } from '../drawing/svg.ts';

/** Era backgrounds. A wide banner shows their lower part only, a phone their right part: motifs stand there. */
export const BACKGROUND: Canvas = { width: 1600, height: 900 };
