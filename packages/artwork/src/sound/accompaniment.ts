import type { Random } from '../random.ts';
import { drumLanes, pitchOfStep, previewBars } from './score.ts';
import type { Chord, DrumHit, DrumLane, Key, Meter, Note } from './score.ts';

export type HarmonyStyle = 'strum' | 'picking' | 'arpeggio' | 'pulse' | 'block' | 'sustain';
export type BassStyle = 'whole' | 'halves' | 'alternating' | 'eighths' | 'pushed';

/** One bar of drums for each lane, in sixteenth notes: `x` is an accent, `o` a soft stroke, `-` silence. */
export type DrumPattern = Readonly<Record<DrumLane, string>>;

/** A stroke inside a bar: when, for how long (both in beats), how loud, and which voices (0 is the lowest). */
type Stroke = {
  readonly at: number;
  readonly beats: number;
  readonly velocity: number;
  readonly voices: readonly number[];
};

const ALL = [0, 1, 2] as const;

/** The harmony of a preview: the chords in the manner of an era. The closing chord is always held. */
export function composeHarmony(
  random: Random,
  chords: readonly Chord[],
  style: HarmonyStyle,
  meter: Meter,
): Note[] {
  const pattern = strokesOf(random, style, meter);
  return chords.flatMap((chord, bar) => {
    const isClosing = bar === previewBars;
    const strokes = isClosing ? [{ at: 0, beats: chord.beats, velocity: 0.9, voices: ALL }] : pattern;
    const spread = style === 'strum' || style === 'picking' || isClosing ? 0.03 : 0;
    return strokes.flatMap((stroke) => strike(chord, stroke, spread));
  });
}

/** Held chords, one for each, that overlap a little so that the sound never breaks off. */
export function composePad(chords: readonly Chord[]): Note[] {
  return chords.flatMap((chord) =>
    strike(chord, { at: 0, beats: chord.beats, velocity: 0.8, voices: ALL }, 0),
  );
}

function strike(chord: Chord, stroke: Stroke, spreadBeats: number): Note[] {
  return stroke.voices.map((voice, order) => ({
    startBeat: chord.startBeat + stroke.at + order * spreadBeats,
    beats: stroke.beats,
    pitch: voicePitch(chord, voice),
    velocity: stroke.velocity,
  }));
}

/** Voice 3 is the lowest voice an octave above. */
function voicePitch(chord: Chord, voice: number): number {
  return (chord.voices[voice % 3] ?? 60) + 12 * Math.floor(voice / 3);
}

function strokesOf(random: Random, style: HarmonyStyle, meter: Meter): readonly Stroke[] {
  const each = (orders: readonly (readonly number[])[], eighths: number, velocity: number): Stroke[] => {
    const order = random.pick(orders);
    return Array.from({ length: (meter * 2) / eighths }, (_, index) => ({
      at: (index * eighths) / 2,
      beats: eighths / 2,
      velocity: velocity * (index % 2 === 0 ? 1 : 0.8),
      voices: [order[index % order.length] ?? 0],
    }));
  };
  const hits = (places: readonly number[], velocity: number): Stroke[] =>
    places.map((at, index) => ({
      at,
      beats: (places[index + 1] ?? meter) - at,
      velocity: at % 1 === 0 ? velocity : velocity * 0.75,
      voices: at % 1 === 0 ? ALL : [2, 1],
    }));
  switch (style) {
    case 'strum':
      return hits(random.pick(STRUMS[meter]), 0.85);
    case 'picking':
      return each(PICKINGS[meter], 1, 0.85);
    case 'arpeggio':
      return each(ARPEGGIOS[meter], 1, 0.8);
    case 'pulse':
      return Array.from({ length: meter * 2 }, (_, index) => ({
        at: index / 2,
        beats: 0.36,
        velocity: index % 2 === 0 ? 0.7 : 0.9,
        voices: ALL,
      }));
    case 'block':
      return hits(random.pick(BLOCKS[meter]), 0.85).map((stroke) => ({ ...stroke, voices: ALL }));
    case 'sustain':
      return [{ at: 0, beats: meter, velocity: 0.85, voices: ALL }];
  }
}

const STRUMS: Readonly<Record<Meter, readonly (readonly number[])[]>> = {
  4: [
    [0, 1, 1.5, 2.5, 3, 3.5],
    [0, 1, 1.5, 2, 3, 3.5],
    [0, 0.5, 1, 2, 2.5, 3],
    [0, 1.5, 2, 3, 3.5],
  ],
  3: [
    [0, 1, 1.5, 2, 2.5],
    [0, 1, 2],
    [0, 1, 1.5, 2],
  ],
};
const BLOCKS: Readonly<Record<Meter, readonly (readonly number[])[]>> = {
  4: [
    [0, 2],
    [0, 1, 2, 3],
    [0, 1.5, 3],
    [0, 2, 3],
  ],
  3: [
    [0, 1, 2],
    [0, 2],
    [0, 1.5],
  ],
};
const PICKINGS: Readonly<Record<Meter, readonly (readonly number[])[]>> = {
  4: [
    [0, 2, 1, 3, 0, 2, 1, 2],
    [0, 1, 3, 2, 0, 1, 3, 1],
    [0, 3, 1, 2, 0, 3, 2, 1],
  ],
  3: [
    [0, 2, 1, 3, 2, 1],
    [0, 1, 2, 3, 2, 1],
    [0, 3, 2, 1, 2, 3],
  ],
};
const ARPEGGIOS: Readonly<Record<Meter, readonly (readonly number[])[]>> = {
  4: [
    [0, 1, 2, 3, 2, 1, 2, 1],
    [0, 1, 2, 1],
    [0, 2, 1, 2],
    [0, 1, 2, 3],
    [3, 2, 1, 2],
  ],
  3: [
    [0, 1, 2, 3, 2, 1],
    [0, 2, 1, 2, 1, 2],
    [0, 1, 2],
  ],
};

// The bass between F1 and E2: low enough to carry, high enough for small speakers.
const LOWEST_BASS = 29;

/** The roots of the chords in the manner of an era. */
export function composeBass(key: Key, chords: readonly Chord[], style: BassStyle, meter: Meter): Note[] {
  return chords.flatMap((chord, bar) => {
    const root = bassPitch(key, chord.degree);
    const play = (at: number, beats: number, pitch = root): Note => ({
      startBeat: chord.startBeat + at,
      beats: beats * 0.95,
      pitch,
      velocity: at === 0 ? 0.95 : 0.8,
    });
    if (bar === previewBars) return [play(0, chord.beats)];
    const fifth = pitchOfStep(key, chord.degree + 4) - pitchOfStep(key, chord.degree) + root;
    switch (style) {
      case 'whole':
        return [play(0, meter)];
      case 'halves':
        return meter === 4 ? [play(0, 2), play(2, 1.5), play(3.5, 0.5)] : [play(0, 2), play(2, 1)];
      case 'alternating':
        return meter === 4 ? [play(0, 1.8), play(2, 1.8, fifth)] : [play(0, 1.8), play(2, 0.9, fifth)];
      case 'eighths':
        return Array.from({ length: meter * 2 }, (_, index) => play(index / 2, 0.5));
      case 'pushed':
        return meter === 4 ? [play(0, 1.5), play(1.5, 1.5), play(3, 1)] : [play(0, 1.5), play(1.5, 1.5)];
    }
  });
}

function bassPitch(key: Key, degree: number): number {
  const pitch = pitchOfStep(key, degree);
  return LOWEST_BASS + ((((pitch - LOWEST_BASS) % 12) + 12) % 12);
}

/** The same bar of drums four times, and one stroke of the kick to close. */
export function composeDrums(pattern: DrumPattern, meter: Meter): DrumHit[] {
  const bar = drumLanes.flatMap((lane) =>
    [...pattern[lane]].flatMap((mark, sixteenth) =>
      mark === '-' ? [] : [{ lane, startBeat: sixteenth / 4, velocity: mark === 'x' ? 1 : 0.55 }],
    ),
  );
  const bars = Array.from({ length: previewBars }, (_, index) =>
    bar.map((hit) => ({ ...hit, startBeat: hit.startBeat + index * meter })),
  ).flat();
  return [...bars, { lane: 'kick', startBeat: previewBars * meter, velocity: 0.8 }];
}
