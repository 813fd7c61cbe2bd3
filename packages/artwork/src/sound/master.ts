import { biquad, highPass } from './filters.ts';
import type { Track } from './instruments/instrument.ts';
import { measureLoudness, peakAround } from './loudness.ts';

/** The loudness that previews are brought to: inside the wanted -20 to -14 LUFS, with room for the encoder. */
export const previewLufs = -16.5;

// The encoder may overshoot by a decibel; a decoded preview must still not clip.
const CEILING = 10 ** (-2 / 20);
const BLOCK_SAMPLES = 32;
const LOOK_AHEAD_BLOCKS = 5;

/** Brings a mix to the loudness of previews, below the ceiling, without clicks at its ends. In place. */
export function master(
  track: Track,
  fade: { readonly inSeconds: number; readonly outSeconds: number },
): void {
  const { samples, sampleRate } = track;
  biquad(samples, highPass(32, sampleRate));
  // The limiter takes a little loudness away where it works; a second round gives it back.
  for (let round = 0; round < 2; round += 1) {
    scale(samples, 10 ** ((previewLufs - measureLoudness(samples, sampleRate)) / 20));
    limit(samples);
  }
  fadeEnds(samples, Math.round(fade.inSeconds * sampleRate), Math.round(fade.outSeconds * sampleRate));
}

/** Multiplies samples by a gain, in place. */
export function scale(samples: Float32Array, gain: number): void {
  for (let index = 0; index < samples.length; index += 1) samples[index] = (samples[index] ?? 0) * gain;
}

/** Turns the sound down around peaks above the ceiling, smoothly and before they come. */
function limit(samples: Float32Array): void {
  const blocks = Math.ceil(samples.length / BLOCK_SAMPLES);
  const needed = new Float32Array(blocks + 1).fill(1);
  for (let index = 0; index < samples.length; index += 1) {
    const block = Math.floor(index / BLOCK_SAMPLES);
    const allowed = CEILING / Math.max(CEILING, peakAround(samples, index, CEILING));
    if (allowed < (needed[block] ?? 1)) needed[block] = allowed;
  }
  const lowest = slide(needed, (window) => Math.min(...window));
  // The mean of minima over the same window is never above what the middle block needs.
  const smooth = slide(lowest, (window) => window.reduce((sum, gain) => sum + gain, 0) / window.length);
  for (let index = 0; index < samples.length; index += 1) {
    const place = index / BLOCK_SAMPLES;
    const block = Math.floor(place);
    const from = smooth[block] ?? 1;
    const gain = from + (place - block) * ((smooth[block + 1] ?? from) - from);
    samples[index] = (samples[index] ?? 0) * gain;
  }
}

function slide(values: Float32Array, combine: (window: Float32Array) => number): Float32Array {
  return values.map((_, index) =>
    combine(values.subarray(Math.max(0, index - LOOK_AHEAD_BLOCKS), index + LOOK_AHEAD_BLOCKS + 1)),
  );
}

function fadeEnds(samples: Float32Array, inSamples: number, outSamples: number): void {
  for (let index = 0; index < inSamples; index += 1) {
    samples[index] = (samples[index] ?? 0) * raisedCosine(index / inSamples);
  }
  for (let index = 0; index < outSamples; index += 1) {
    const target = samples.length - 1 - index;
    samples[target] = (samples[target] ?? 0) * raisedCosine(index / outSamples);
  }
}

function raisedCosine(share: number): number {
  return 0.5 - 0.5 * Math.cos(Math.PI * share);
}
