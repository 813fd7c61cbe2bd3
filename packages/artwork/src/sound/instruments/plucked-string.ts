import { fadePerSample } from './instrument.ts';
import type { PluckedString, Tone, Track } from './instrument.ts';
import { readWavetable, wavetable } from './wavetable.ts';

const ATTACK_SECONDS = 0.002;
const RELEASE_SECONDS = 0.18;
const SILENCE = 0.0004;

/** Adds the tone of a plucked string to a track. */
export function pluckString({ samples, sampleRate }: Track, string: PluckedString, tone: Tone): void {
  const period = sampleRate / tone.frequency;
  // The averaging filter delays by `damping` samples and the all-pass by 0.1 to 1.1; the line takes the rest of the period.
  const length = Math.floor(period - string.damping - 0.1);
  const fraction = period - string.damping - length;
  const allPass = (1 - fraction) / (1 + fraction);
  // High strings fade sooner.
  const seconds = string.decaySeconds * Math.sqrt(262 / tone.frequency);
  const loss = fadePerSample(seconds, sampleRate) ** period;
  const line = firstPeriod(string, tone.frequency, sampleRate, length);

  const attackSamples = ATTACK_SECONDS * sampleRate;
  const release = fadePerSample(RELEASE_SECONDS, sampleRate);
  const end = Math.min(samples.length - tone.startSample, tone.heldSamples + RELEASE_SECONDS * sampleRate);
  const soundingEnd = Math.min(end, seconds * sampleRate);
  let place = 0;
  let lastOut = 0;
  let lastIn = 0;
  let lastAllPass = 0;
  let level = tone.gain;
  for (let index = 0; index < soundingEnd && level > SILENCE; index += 1) {
    const out = line[place] ?? 0;
    const averaged = loss * ((1 - string.damping) * out + string.damping * lastOut);
    lastOut = out;
    lastAllPass = allPass * (averaged - lastAllPass) + lastIn;
    lastIn = averaged;
    line[place] = lastAllPass;
    place = place + 1 === length ? 0 : place + 1;
    if (index > tone.heldSamples) level *= release;
    const attack = index < attackSamples ? index / attackSamples : 1;
    const target = tone.startSample + index;
    samples[target] = (samples[target] ?? 0) + level * attack * out;
  }
}

function firstPeriod(
  string: PluckedString,
  frequency: number,
  sampleRate: number,
  length: number,
): Float32Array {
  const table = wavetable(string.spectrum, frequency, sampleRate);
  const line = Float32Array.from({ length }, (_, index) => readWavetable(table, index / length));
  // A mean other than zero would go round as a constant and end in a thump.
  const mean = line.reduce((sum, sample) => sum + sample, 0) / length;
  return line.map((sample) => sample - mean);
}
