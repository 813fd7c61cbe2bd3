import { biquad } from './filters.ts';
import type { Biquad } from './filters.ts';

/** Loudness of silence: below every gate of the measure. */
const silenceLufs = -Infinity;

const ABSOLUTE_GATE_LUFS = -70;
const RELATIVE_GATE_LU = -10;
const BLOCK_SECONDS = 0.4;
const STEPS_A_BLOCK = 4;

/**
 * Integrated loudness of a mono sound in LUFS after ITU-R BS.1770-5: K-weighting, blocks of 400 ms that overlap by three
 * quarters, an absolute gate at -70 LUFS and a relative one 10 LU below. Silence is minus infinity.
 */
export function measureLoudness(samples: Float32Array, sampleRate: number): number {
  const weighted = Float32Array.from(samples);
  for (const stage of kWeighting(sampleRate)) biquad(weighted, stage);

  const powers = blockPowers(weighted, Math.round((BLOCK_SECONDS * sampleRate) / STEPS_A_BLOCK));
  const audible = powers.filter((power) => lufs(power) > ABSOLUTE_GATE_LUFS);
  const relativeGate = lufs(mean(audible)) + RELATIVE_GATE_LU;
  return lufs(mean(audible.filter((power) => lufs(power) > relativeGate)));
}

/** The largest absolute value between and at the samples, in dBFS: four times oversampled as in BS.1770-5, annex 2. */
export function measureTruePeak(samples: Float32Array): number {
  let peak = 0;
  for (let index = 0; index < samples.length; index += 1) {
    peak = Math.max(peak, peakAround(samples, index, peak));
  }
  return 20 * Math.log10(peak);
}

/**
 * The largest absolute value from one sample to the next. Where it cannot be above `floor` only the sample itself is
 * looked at: no wave between two samples of a band-limited sound rises to twice its neighbors.
 */
export function peakAround(samples: Float32Array, index: number, floor: number): number {
  const here = Math.abs(samples[index] ?? 0);
  if (2 * Math.max(here, Math.abs(samples[index + 1] ?? 0)) < floor) return here;
  let peak = here;
  for (const phase of INTERPOLATION) {
    let sum = 0;
    for (let tap = 0; tap < phase.length; tap += 1) {
      sum += (phase[tap] ?? 0) * (samples[index + tap - TAPS_BEFORE] ?? 0);
    }
    peak = Math.max(peak, Math.abs(sum));
  }
  return peak;
}

const TAPS_BEFORE = 5;
/** A windowed sinc for each of the three places between two samples, 12 taps as in the standard. */
const INTERPOLATION = [0.25, 0.5, 0.75].map((place) => {
  const taps = Array.from({ length: 12 }, (_, tap) => {
    const distance = tap - TAPS_BEFORE - place;
    const turn = Math.PI * distance;
    return (Math.sin(turn) / turn) * Math.cos(turn / 13) ** 2;
  });
  const sum = taps.reduce((total, tap) => total + tap, 0);
  return Float64Array.from(taps, (tap) => tap / sum);
});

function blockPowers(weighted: Float32Array, stepSamples: number): number[] {
  const steps: number[] = [];
  for (let start = 0; start + stepSamples <= weighted.length; start += stepSamples) {
    let sum = 0;
    for (let index = start; index < start + stepSamples; index += 1) sum += (weighted[index] ?? 0) ** 2;
    steps.push(sum / stepSamples);
  }
  const blocks = Math.max(0, steps.length - STEPS_A_BLOCK + 1);
  return Array.from({ length: blocks }, (_, block) => mean(steps.slice(block, block + STEPS_A_BLOCK)));
}

function mean(values: readonly number[]): number {
  return values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;
}

function lufs(power: number): number {
  return power > 0 ? -0.691 + 10 * Math.log10(power) : silenceLufs;
}

/**
 * The two stages of K-weighting for any sample rate. The standard gives coefficients for 48 kHz only; these analog
 * parameters reproduce them (as in libebur128).
 */
function kWeighting(sampleRate: number): readonly Biquad[] {
  const shelf = bilinear(1681.974450955533, 0.7071752369554196, sampleRate);
  const gain = 10 ** (3.999843853973347 / 20);
  const middle = gain ** 0.4996667741545416;
  const cut = bilinear(38.13547087602444, 0.5003270373238773, sampleRate);
  return [
    {
      ...shelf.poles,
      b0: (gain + (middle * shelf.k) / shelf.q + shelf.k ** 2) / shelf.a0,
      b1: (2 * (shelf.k ** 2 - gain)) / shelf.a0,
      b2: (gain - (middle * shelf.k) / shelf.q + shelf.k ** 2) / shelf.a0,
    },
    { ...cut.poles, b0: 1, b1: -2, b2: 1 },
  ];
}

/** What both stages share when an analog filter becomes a digital one. */
function bilinear(cornerHz: number, q: number, sampleRate: number) {
  const k = Math.tan((Math.PI * cornerHz) / sampleRate);
  const a0 = 1 + k / q + k ** 2;
  return { k, q, a0, poles: { a1: (2 * (k ** 2 - 1)) / a0, a2: (1 - k / q + k ** 2) / a0 } };
}
