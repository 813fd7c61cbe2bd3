import { fadePerSample } from './instrument.ts';
import type { SustainedTone, Tone, Track } from './instrument.ts';
import { readWavetable, wavetable } from './wavetable.ts';

const SILENCE = 0.0004;
/** The filter and the vibrato move once in this many samples: too often to be heard as steps. */
const CONTROL_SAMPLES = 32;
const VIBRATO_HZ = 5.2;
const VIBRATO_DELAY_SECONDS = 0.25;

/** Adds a sustained tone to a track: attack, decay, sustain and release, through a filter of 12 dB an octave. */
export function sustainTone({ samples, sampleRate }: Track, sound: SustainedTone, tone: Tone): void {
  const copies = {
    table: wavetable(sound.spectrum, tone.frequency, sampleRate),
    steps: detunedSteps(sound, tone.frequency / sampleRate),
    phases: Array.from({ length: sound.copies }, (_, copy) => (copy * 0.37) % 1),
  };
  const gain = tone.gain / Math.sqrt(sound.copies);
  const attackSamples = Math.max(1, Math.round(sound.attackSeconds * sampleRate));
  const fall = fadePerSample(sound.decaySeconds, sampleRate);
  const release = fadePerSample(sound.releaseSeconds, sampleRate);
  const block = new Float32Array(CONTROL_SAMPLES);
  const end = samples.length - tone.startSample;
  const filter = { first: 0, second: 0 };
  let falling = 1 - sound.sustain;
  let released = 1;
  let level = 1;

  for (let start = 0; start < end && level > SILENCE; start += CONTROL_SAMPLES) {
    const seconds = start / sampleRate;
    fillBlock(block, copies, vibratoAfter(seconds, sound.vibratoCents));
    filterBlock(block, filter, filterOpening(sound, tone.frequency, seconds, sampleRate));
    const blockEnd = Math.min(CONTROL_SAMPLES, end - start);
    for (let offset = 0; offset < blockEnd; offset += 1) {
      const index = start + offset;
      if (index >= attackSamples) falling *= fall;
      if (index >= tone.heldSamples) released *= release;
      const attack = index < attackSamples ? index / attackSamples : sound.sustain + falling;
      const target = tone.startSample + index;
      samples[target] = (samples[target] ?? 0) + gain * attack * released * (block[offset] ?? 0);
    }
    level = released * (sound.sustain + falling);
  }
}

/** How far each copy moves in its period with each sample, before vibrato. */
function detunedSteps(sound: SustainedTone, cyclesPerSample: number): readonly number[] {
  return Array.from({ length: sound.copies }, (_, copy) => {
    const cents = sound.copies === 1 ? 0 : (copy / (sound.copies - 1) - 0.5) * 2 * sound.detuneCents;
    return cyclesPerSample * 2 ** (cents / 1200);
  });
}

/** The factor on the frequency, after some seconds of a tone. The vibrato sets in late, as a player's does. */
function vibratoAfter(seconds: number, depthCents: number): number {
  if (depthCents === 0 || seconds < VIBRATO_DELAY_SECONDS) return 1;
  const depth = Math.min(1, (seconds - VIBRATO_DELAY_SECONDS) * 3);
  return 2 ** ((depthCents * depth * Math.sin(2 * Math.PI * VIBRATO_HZ * seconds)) / 1200);
}

type Copies = { readonly table: Float32Array; readonly steps: readonly number[]; readonly phases: number[] };

function fillBlock(block: Float32Array, { table, steps, phases }: Copies, vibrato: number): void {
  block.fill(0);
  for (let copy = 0; copy < phases.length; copy += 1) {
    const step = (steps[copy] ?? 0) * vibrato;
    let phase = phases[copy] ?? 0;
    for (let offset = 0; offset < CONTROL_SAMPLES; offset += 1) {
      block[offset] = (block[offset] ?? 0) + readWavetable(table, phase);
      phase += step;
      if (phase >= 1) phase -= 1;
    }
    phases[copy] = phase;
  }
}

/** The coefficient of a one-pole filter whose corner moves from `from` to `to`. */
function filterOpening(
  { filter }: SustainedTone,
  frequency: number,
  seconds: number,
  sampleRate: number,
): number {
  const multiple = filter.to + (filter.from - filter.to) * Math.exp(-seconds / filter.seconds);
  const corner = Math.min(0.4 * sampleRate, Math.max(120, multiple * frequency));
  return 1 - Math.exp((-2 * Math.PI * corner) / sampleRate);
}

function filterBlock(block: Float32Array, state: { first: number; second: number }, opening: number): void {
  let { first, second } = state;
  for (let offset = 0; offset < CONTROL_SAMPLES; offset += 1) {
    first += opening * ((block[offset] ?? 0) - first);
    second += opening * (first - second);
    block[offset] = second;
  }
  state.first = first;
  state.second = second;
}
