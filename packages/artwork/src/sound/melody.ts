import type { Random } from '../random.ts';
import { isChordStep, pitchOfStep, previewBars, stepNearPitch } from './score.ts';
import type { Chord, Key, Meter, Note } from './score.ts';

/** How many notes an era likes to sing in a bar. */
export type Pace = 'calm' | 'moving';

type MelodyOptions = {
  readonly random: Random;
  readonly key: Key;
  readonly meter: Meter;
  readonly chords: readonly Chord[];
  readonly pace: Pace;
  /** The MIDI pitch around which the melody moves. */
  readonly center: number;
};

/** A rhythm is a bar of lengths in eighth notes; a length below zero is a rest. */
type Rhythm = readonly number[];

/** What a listener recognizes when it returns: a rhythm, and how far each note lies from the one before. */
type Motif = { readonly rhythm: Rhythm; readonly moves: readonly number[] };

/** The share of its length that a note is held. */
const LEGATO = 0.94;

type Range = { readonly low: number; readonly high: number };
type SungBar = { readonly notes: readonly Note[]; readonly lastStep: number };

const OPENINGS: readonly Rhythm[] = [
  [2, 2],
  [3, 1],
  [2, 1, 1],
  [1, 1, 2],
  [-1, 1, 2],
  [1, 2, 1],
  [-1, 1, 1, 1],
  [1, 1, 1, 1],
];
const ENDINGS: readonly Rhythm[] = [
  [4],
  [2, -2],
  [3, -1],
  [2, 2],
  [1, 3],
  [1, 1, -2],
  [2, 1, -1],
  [1, 2, -1],
];
const SYNCOPATED: readonly Rhythm[] = [
  [3, 3, 2],
  [3, 3, -2],
  [1, 2, 2, 3],
  [2, 1, 2, 1, -2],
  [3, 1, 2, -2],
  [1, 2, 3, -2],
  [1, 1, 1, 2, 3],
];
const BARS: Readonly<Record<Meter, readonly Rhythm[]>> = {
  4: [...OPENINGS.flatMap((opening) => ENDINGS.map((ending) => [...opening, ...ending])), ...SYNCOPATED],
  3: [
    [2, 2, 2],
    [4, 2],
    [2, 4],
    [3, 1, 2],
    [1, 1, 2, 2],
    [2, 1, 1, 2],
    [2, 2, 1, 1],
    [3, 3],
    [-1, 1, 2, 2],
    [1, 1, 1, 1, 2],
    [2, 2, -2],
    [3, 1, -2],
    [1, 2, 1, 2],
    [2, 1, 1, -2],
    [-1, 1, 1, 1, 2],
    [3, 2, -1],
  ],
};
// An answer comes to rest: its last note is long.
const ANSWERS: Readonly<Record<Meter, readonly Rhythm[]>> = {
  4: [
    [1, 1, 2, 4],
    [2, 2, 4],
    [3, 1, 4],
    [2, 1, 1, 4],
    [-1, 1, 1, 1, 4],
    [1, 1, 1, 1, 4],
    [3, 3, -2],
    [2, 2, 3, -1],
    [1, 2, 1, 4],
  ],
  3: [
    [2, 4],
    [1, 1, 4],
    [2, 1, 3],
    [1, 2, 3],
    [1, 1, 1, 3],
    [3, 3],
    [-1, 1, 4],
    [2, 3, -1],
  ],
};

/** Motif, its return and an answer, in three orders. */
const FORMS = [
  ['motif', 'return', 'contrast', 'answer'],
  ['motif', 'contrast', 'return', 'answer'],
  ['motif', 'return', 'return', 'answer'],
] as const;
type Section = (typeof FORMS)[number][number];

const NOTES_A_BAR: Readonly<Record<Pace, Range>> = { calm: { low: 2, high: 4 }, moving: { low: 3, high: 6 } };

/**
 * A melody of four bars and a closing note. Long notes and those on strong beats belong to the chord; the others pass
 * between them by step. It closes on the tonic chord.
 */
export function composeMelody(options: MelodyOptions): Note[] {
  const { random, key, meter, chords, pace, center } = options;
  const middle = stepNearPitch(key, center);
  const range = { low: middle - 5, high: middle + 6 };
  const motif = inventMotif(random, BARS[meter], NOTES_A_BAR[pace]);
  const otherBars = BARS[meter].filter((rhythm) => rhythm !== motif.rhythm);
  const contrast = inventMotif(random, otherBars, NOTES_A_BAR[pace]);
  const answer = inventMotif(random, ANSWERS[meter], { low: 2, high: 6 });
  const opening = middle + random.pick([-2, -1, 0, 1, 2]);

  const notes: Note[] = [];
  let lastStep = opening;
  const starts: Readonly<Record<Section, () => number>> = {
    motif: () => opening,
    return: () => opening + random.pick([-1, 0, 0, 1]),
    contrast: () => middle + random.pick([1, 2, 3]),
    answer: () => lastStep + random.pick([-1, 0, 1]),
  };
  const motifs: Readonly<Record<Section, Motif>> = { motif, return: motif, contrast, answer };
  for (const [bar, section] of random.pick(FORMS).entries()) {
    const chord = chords[bar];
    if (!chord) continue;
    const sung = singBar(motifs[section], { key, meter, chord, range, start: starts[section]() });
    notes.push(...sung.notes);
    lastStep = sung.lastStep;
  }
  return [...notes, closingNote(key, chords[previewBars], lastStep)];
}

function inventMotif(random: Random, rhythms: readonly Rhythm[], notesABar: Range): Motif {
  const fitting = rhythms.filter((rhythm) => {
    const count = rhythm.filter((length) => length > 0).length;
    return count >= notesABar.low && count <= notesABar.high;
  });
  const rhythm = random.pick(fitting);
  const drift = random.pick([-1, 1]);
  const moves: number[] = [];
  for (let index = 0; index < rhythm.length; index += 1) {
    const before = moves.at(-1) ?? 0;
    // After a leap a voice turns back by a step; else it mostly walks one way and sometimes turns or leaps.
    if (Math.abs(before) > 1) moves.push(-Math.sign(before));
    else moves.push(drift * random.pick([1, 1, 1, 1, -1, -1, 2, -2, 3, 0]));
  }
  return { rhythm, moves };
}

type BarPlace = {
  readonly key: Key;
  readonly meter: Meter;
  readonly chord: Chord;
  readonly range: Range;
  /** The step of the scale near which the bar begins. */
  readonly start: number;
};

function singBar(motif: Motif, place: BarPlace): SungBar {
  const { key, meter, chord } = place;
  const notes: Note[] = [];
  let eighth = 0;
  let step = place.start;
  for (const [index, length] of motif.rhythm.entries()) {
    if (length > 0) {
      const isStrong = eighth % (meter === 4 ? 4 : 6) === 0;
      const isHarmonic = notes.length === 0 || isStrong || length >= 3;
      step = nextStep(step, notes.length === 0 ? 0 : (motif.moves[index] ?? 0), isHarmonic, place);
      notes.push({
        startBeat: chord.startBeat + eighth / 2,
        beats: (length / 2) * LEGATO,
        pitch: pitchOfStep(key, step),
        velocity: isStrong ? 0.95 : eighth % 2 === 0 ? 0.85 : 0.75,
      });
    }
    eighth += Math.abs(length);
  }
  return { notes, lastStep: step };
}

/** A move from a step, turned back at the ends of the range; a harmonic note belongs to the chord. */
function nextStep(step: number, move: number, isHarmonic: boolean, { chord, range }: BarPlace): number {
  const moved = step + move >= range.low && step + move <= range.high ? step + move : step - move;
  if (!isHarmonic) return moved;
  // A small move goes on in its direction, so that the motif does not stand still; of three steps one is in the chord.
  const direction = Math.sign(moved - step);
  if (Math.abs(move) !== 1) return nearestChordStep(moved, chord.degree, direction);
  return [moved, moved + direction].find((next) => isChordStep(next, chord.degree)) ?? moved + 2 * direction;
}

/** The step of the chord nearest to a wanted step; of two equally near, the one in the direction of the move. */
function nearestChordStep(wanted: number, degree: number, move: number): number {
  const direction = move < 0 ? -1 : 1;
  const candidates = [wanted, wanted + direction, wanted - direction];
  return candidates.find((step) => isChordStep(step, degree)) ?? wanted + 2 * direction;
}

function closingNote(key: Key, chord: Chord | undefined, lastStep: number): Note {
  if (!chord) throw new RangeError('A melody needs a closing chord');
  // The tonic closes best, where it is near; else the nearest note of its chord.
  const tonic = [0, -1, 1, -2, 2].map((move) => lastStep + move).find((step) => ((step % 7) + 7) % 7 === 0);
  const step = tonic ?? nearestChordStep(lastStep, chord.degree, -1);
  return { startBeat: chord.startBeat, beats: chord.beats, pitch: pitchOfStep(key, step), velocity: 0.9 };
}
