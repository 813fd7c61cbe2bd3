import { seededRandom } from '../../random.ts';
import type { Spectrum } from './instrument.ts';

/** Samples in one period of a wavetable. The table has one more, equal to the first, for interpolation. */
export const wavetableLength = 2048;

// Where a string is plucked, as a share of its length: overtones with a node there are missing.
const PLUCKED_AT = 0.21;
const BRIDGE_PLUCKED_AT = 0.11;

const STRENGTHS: Readonly<Record<Spectrum, (harmonic: number) => number>> = {
  sine: (harmonic) => (harmonic === 1 ? 1 : 0),
  soft: (harmonic) => 1 / harmonic ** 2.2,
  hollow: (harmonic) => (harmonic % 2 === 1 ? 1 / harmonic ** 1.3 : 0.04 / harmonic),
  reed: (harmonic) => (harmonic <= 4 ? 1 / harmonic ** 0.5 : 1.5 / harmonic ** 1.6),
  saw: (harmonic) => 1 / harmonic,
  string: (harmonic) => Math.sin(Math.PI * harmonic * PLUCKED_AT) / harmonic ** 1.2,
  'bright-string': (harmonic) => Math.sin(Math.PI * harmonic * BRIDGE_PLUCKED_AT) / harmonic ** 0.7,
};

const HARMONIC_LIMITS = [1, 2, 3, 4, 6, 8, 12, 16, 24, 32, 48];
const tables = new Map<string, Float32Array>();

/** One period of a spectrum with no harmonic above 45 % of the sample rate, so that it never aliases. Its RMS is 1. */
export function wavetable(spectrum: Spectrum, frequency: number, sampleRate: number): Float32Array {
  const room = Math.floor((0.45 * sampleRate) / frequency);
  const harmonics = HARMONIC_LIMITS.findLast((limit) => limit <= room) ?? 1;
  const name = `${spectrum} ${harmonics}`;
  const known = tables.get(name);
  if (known) return known;
  const table = makeTable(STRENGTHS[spectrum], harmonics, seededRandom(name));
  tables.set(name, table);
  return table;
}

function makeTable(
  strength: (harmonic: number) => number,
  harmonics: number,
  random: { readonly next: () => number },
): Float32Array {
  const table = new Float32Array(wavetableLength + 1);
  let power = 0;
  for (let harmonic = 1; harmonic <= harmonics; harmonic += 1) {
    const amplitude = strength(harmonic);
    // Scattered phases: in step, the harmonics would add up to a peak that the ear does not hear as loudness.
    const phase = harmonic === 1 ? 0 : random.next() * 2 * Math.PI;
    power += (amplitude * amplitude) / 2;
    const turn = (2 * Math.PI * harmonic) / wavetableLength;
    for (let index = 0; index <= wavetableLength; index += 1) {
      table[index] = (table[index] ?? 0) + amplitude * Math.sin(turn * index + phase);
    }
  }
  const scale = 1 / Math.sqrt(power);
  return table.map((sample) => sample * scale);
}

/** The value of a wavetable at a phase from 0 to 1. */
export function readWavetable(table: Float32Array, phase: number): number {
  const position = phase * wavetableLength;
  const index = position | 0;
  const before = table[index] ?? 0;
  return before + (position - index) * ((table[index + 1] ?? 0) - before);
}
