import { fadePerSample } from './instrument.ts';
import type { StruckBody, Tone, Track } from './instrument.ts';

const SILENCE = 0.0003;

/** Adds the tone of a bell, a piano or a bar to a track. */
export function strikeBody(track: Track, body: StruckBody, tone: Tone): void {
  for (const partial of body.partials) {
    const frequency = tone.frequency * partial.ratio;
    if (frequency > 0.45 * track.sampleRate) continue;
    // High tones fade sooner.
    const decaySeconds = partial.decaySeconds * Math.sqrt(262 / tone.frequency);
    ringPartial(track, { ...tone, frequency, gain: tone.gain * partial.gain }, { ...body, decaySeconds });
  }
}

type Fading = {
  readonly attackSeconds: number;
  readonly decaySeconds: number;
  readonly releaseSeconds: number;
};

/** A sine that fades: a resonator of two poles, struck once, needs no sine for each sample. */
function ringPartial({ samples, sampleRate }: Track, tone: Tone, fading: Fading): void {
  const turn = (2 * Math.PI * tone.frequency) / sampleRate;
  const attackSamples = fading.attackSeconds * sampleRate;
  const end = samples.length - tone.startSample;
  let fade = fadePerSample(fading.decaySeconds, sampleRate);
  let previous = (-tone.gain * Math.sin(turn)) / fade;
  let value = 0;
  let level = tone.gain;
  for (let index = 0; index < end && level > SILENCE; index += 1) {
    if (index === tone.heldSamples) fade *= fadePerSample(fading.releaseSeconds, sampleRate);
    const attack = index < attackSamples ? index / attackSamples : 1;
    const target = tone.startSample + index;
    samples[target] = (samples[target] ?? 0) + attack * value;
    const next = 2 * fade * Math.cos(turn) * value - fade * fade * previous;
    previous = value;
    value = next;
    level *= fade;
  }
}
