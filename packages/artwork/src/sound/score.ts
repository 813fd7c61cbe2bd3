import type { EraRef } from '@thirteen/domain/catalogue/era-look.ts';

/** The song whose preview is wanted. Its id is the seed, its theme the timbre. */
export type PreviewSong = { readonly id: string; readonly theme: EraRef };

export type Mode = 'major' | 'minor';

/** A key: the MIDI pitch of the tonic (57 to 68, around middle C) and the mode. Minor is natural minor. */
export type Key = { readonly tonic: number; readonly mode: Mode };

/** One note. Times in beats from the start of the clip, pitch as a MIDI number, velocity from 0 to 1. */
export type Note = {
  readonly startBeat: number;
  readonly beats: number;
  readonly pitch: number;
  readonly velocity: number;
};

/** A chord on a degree of the scale (0 is the tonic), with its upper voices from low to high. */
export type Chord = {
  readonly startBeat: number;
  readonly beats: number;
  readonly degree: number;
  readonly voices: readonly number[];
};

export const drumLanes = ['kick', 'snare', 'hat'] as const;
export type DrumLane = (typeof drumLanes)[number];

export type DrumHit = { readonly lane: DrumLane; readonly startBeat: number; readonly velocity: number };

export const pitchedParts = ['melody', 'harmony', 'pad', 'bass'] as const;
export type PitchedPart = (typeof pitchedParts)[number];

export type Meter = 3 | 4;

/** How many bars are played before the closing chord. */
export const previewBars = 4;

/** A whole preview as notes: four bars and a closing chord on the tonic. */
export type Score = {
  readonly theme: EraRef;
  readonly key: Key;
  readonly tempoBpm: number;
  readonly beatsPerBar: Meter;
  readonly seconds: number;
  readonly chords: readonly Chord[];
  readonly parts: Readonly<Record<PitchedPart, readonly Note[]>>;
  readonly drums: readonly DrumHit[];
};

const SCALES: Readonly<Record<Mode, readonly number[]>> = {
  major: [0, 2, 4, 5, 7, 9, 11],
  minor: [0, 2, 3, 5, 7, 8, 10],
};

/** The MIDI pitch of a step of the scale; step 0 is the tonic of the key, step 7 the tonic an octave above. */
export function pitchOfStep(key: Key, step: number): number {
  const octave = Math.floor(step / 7);
  return key.tonic + 12 * octave + (SCALES[key.mode][step - 7 * octave] ?? 0);
}

/** The step of the scale nearest to a MIDI pitch. */
export function stepNearPitch(key: Key, pitch: number): number {
  let step = Math.round(((pitch - key.tonic) * 7) / 12);
  while (pitchOfStep(key, step) > pitch) step -= 1;
  while (pitchOfStep(key, step + 1) <= pitch) step += 1;
  return step;
}

export function isInKey(key: Key, pitch: number): boolean {
  return pitchOfStep(key, stepNearPitch(key, pitch)) === pitch;
}

/** Whether a step of the scale belongs to the triad on a degree. */
export function isChordStep(step: number, degree: number): boolean {
  const above = (((step - degree) % 7) + 7) % 7;
  return above === 0 || above === 2 || above === 4;
}
