import type { Random } from '../random.ts';
import { pitchOfStep } from './score.ts';
import type { Chord, Key, Meter, Mode } from './score.ts';
import { previewBars } from './score.ts';

/** Which notes sweeten the triads of an era. */
export type ChordColor = 'triads' | 'ninths' | 'sevenths';

// Four degrees each, 0 is the tonic: common property of popular music, chosen so that each leads back to the tonic.
const PROGRESSIONS: Readonly<Record<Mode, readonly (readonly number[])[]>> = {
  major: [
    [0, 4, 5, 3],
    [0, 5, 3, 4],
    [5, 3, 0, 4],
    [0, 3, 5, 4],
    [3, 0, 4, 5],
    [0, 2, 3, 4],
    [3, 4, 5, 4],
    [0, 5, 1, 4],
    [0, 3, 1, 4],
    [5, 4, 3, 4],
  ],
  minor: [
    [0, 5, 2, 6],
    [0, 3, 5, 6],
    [0, 5, 3, 4],
    [0, 6, 5, 6],
    [5, 6, 0, 4],
    [0, 2, 5, 6],
    [0, 2, 3, 6],
    [5, 2, 6, 4],
  ],
};

type HarmonyOptions = {
  readonly random: Random;
  readonly key: Key;
  readonly meter: Meter;
  readonly color: ChordColor;
  /** The MIDI pitch around which the upper voices lie. */
  readonly center: number;
  readonly closingBeats: number;
};

/** A loop of one chord a bar, and the tonic to close. Each voicing is the one nearest to the chord before. */
export function composeChords({ random, key, meter, color, center, closingBeats }: HarmonyOptions): Chord[] {
  const chords: Chord[] = [];
  let voices: readonly number[] = [center - 4, center, center + 4];
  const add = (degree: number, beats: number, chordColor: ChordColor) => {
    voices = nearestVoicing(chordSteps(key, degree, chordColor), key, voices, center);
    chords.push({ startBeat: chords.length * meter, beats, degree, voices });
  };
  for (const degree of random.pick(PROGRESSIONS[key.mode])) {
    add(degree, meter, random.next() < 0.6 ? color : 'triads');
  }
  add(0, closingBeats, 'triads');
  return chords.slice(0, previewBars + 1);
}

/** Three steps of the scale. The bass has the root, so that a ninth or a seventh may take its place above. */
function chordSteps(key: Key, degree: number, color: ChordColor): readonly number[] {
  if (color === 'sevenths') return [degree + 2, degree + 4, degree + 6];
  const isWholeTone = pitchOfStep(key, degree + 1) - pitchOfStep(key, degree) === 2;
  if (color === 'ninths' && isWholeTone) return [degree + 1, degree + 2, degree + 4];
  return [degree, degree + 2, degree + 4];
}

function nearestVoicing(
  steps: readonly number[],
  key: Key,
  before: readonly number[],
  center: number,
): readonly number[] {
  const voicings = [-14, -7, 0, 7].flatMap((octave) =>
    steps.map((_, turn) =>
      steps
        .map((step, index) => pitchOfStep(key, step + octave + (index < turn ? 7 : 0)))
        .toSorted((a, b) => a - b),
    ),
  );
  const cost = (voicing: readonly number[]) => {
    const moved = voicing.reduce((sum, pitch, index) => sum + Math.abs(pitch - (before[index] ?? pitch)), 0);
    const middle = voicing.reduce((sum, pitch) => sum + pitch, 0) / voicing.length;
    // Moving little matters most; the pull to the middle keeps a long loop from drifting away.
    return moved + 1.5 * Math.abs(middle - center);
  };
  return voicings.reduce((best, voicing) => (cost(voicing) < cost(best) ? voicing : best));
}
