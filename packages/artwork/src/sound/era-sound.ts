import type { BassStyle, DrumPattern, HarmonyStyle } from './accompaniment.ts';
import type { DrumKit } from './drums/drum-kit.ts';
import type { ChordColor } from './harmony.ts';
import type { Instrument } from './instruments/instrument.ts';
import type { Pace } from './melody.ts';
import type { Meter } from './score.ts';

/** How loud a part is beside the melody, in loudness units; below zero is softer. */
type Level = { readonly instrument: Instrument; readonly levelLu: number };

/** How an era sounds: what it is played on, how it moves and the room it stands in. */
export type EraSound = {
  /** The meters an era plays in, each with its range of tempo in beats a minute. */
  readonly tempos: readonly { readonly meter: Meter; readonly slowest: number; readonly fastest: number }[];
  /** The share of songs in a minor key, from 0 to 1. */
  readonly minorShare: number;
  readonly color: ChordColor;
  /** The closing chord and its tail, in seconds. */
  readonly closingSeconds: number;
  readonly melody: { readonly instrument: Instrument; readonly pace: Pace; readonly center: number };
  readonly harmony: Level & { readonly styles: readonly HarmonyStyle[]; readonly center: number };
  readonly pad: Level;
  readonly bass: Level & { readonly styles: readonly BassStyle[] };
  readonly drums?: {
    readonly kit: DrumKit;
    readonly levelLu: number;
    readonly patterns: Readonly<Record<Meter, readonly DrumPattern[]>>;
  };
  readonly reverb: { readonly seconds: number; readonly level: number };
  /** How loud the melody's echo is; it comes back after three quarters of a beat. */
  readonly echoLevel: number;
};
