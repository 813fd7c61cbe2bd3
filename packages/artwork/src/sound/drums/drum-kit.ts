import { seededRandom } from '../../random.ts';
import { biquad, highPass, lowPass } from '../filters.ts';
import type { Track } from '../instruments/instrument.ts';
import { fadePerSample } from '../instruments/instrument.ts';
import type { DrumHit, DrumLane } from '../score.ts';

/** A drum of skin: a sine that falls in pitch and fades. */
type Thump = {
  readonly kind: 'thump';
  readonly fromHz: number;
  readonly toHz: number;
  readonly decaySeconds: number;
};

/** Noise between two frequencies: cymbals, shakers, brushes, snares. `gateSeconds` cuts it off, as on a gated reverb. */
type Noise = {
  readonly kind: 'noise';
  readonly lowHz: number;
  readonly highHz: number;
  readonly attackSeconds: number;
  readonly decaySeconds: number;
  readonly gateSeconds?: number;
};

/** A drum is a sum of such sounds, each with its gain. */
export type Drum = readonly { readonly gain: number; readonly sound: Thump | Noise }[];
export type DrumKit = Readonly<Record<DrumLane, Drum>>;

/** Adds strokes on a kit to a track. Each drum is made once and laid down at every stroke. */
export function playDrums(
  track: Track,
  kit: DrumKit,
  hits: readonly DrumHit[],
  secondsPerBeat: number,
): void {
  const drums = {
    kick: strikeDrum(kit.kick, track.sampleRate),
    snare: strikeDrum(kit.snare, track.sampleRate),
    hat: strikeDrum(kit.hat, track.sampleRate),
  };
  for (const hit of hits) {
    const start = Math.round(hit.startBeat * secondsPerBeat * track.sampleRate);
    const drum = drums[hit.lane];
    const end = Math.min(drum.length, track.samples.length - start);
    for (let index = 0; index < end; index += 1) {
      const target = start + index;
      track.samples[target] = (track.samples[target] ?? 0) + hit.velocity * (drum[index] ?? 0);
    }
  }
}

function strikeDrum(drum: Drum, sampleRate: number): Float32Array {
  const seconds = Math.max(0.05, ...drum.map(({ sound }) => sound.decaySeconds));
  const samples = new Float32Array(Math.ceil(seconds * sampleRate));
  for (const { gain, sound } of drum) {
    const stroke =
      sound.kind === 'thump'
        ? thump(sound, samples.length, sampleRate)
        : noise(sound, samples.length, sampleRate);
    for (let index = 0; index < samples.length; index += 1) {
      samples[index] = (samples[index] ?? 0) + gain * (stroke[index] ?? 0);
    }
  }
  return samples;
}

function thump({ fromHz, toHz, decaySeconds }: Thump, length: number, sampleRate: number): Float32Array {
  const fade = fadePerSample(decaySeconds, sampleRate);
  let phase = 0;
  let level = 1;
  return new Float32Array(length).map((_, index) => {
    const seconds = index / sampleRate;
    phase += (toHz + (fromHz - toHz) * Math.exp(-seconds / 0.035)) / sampleRate;
    level *= fade;
    return level * Math.min(1, seconds / 0.0015) * Math.sin(2 * Math.PI * phase);
  });
}

function noise(sound: Noise, length: number, sampleRate: number): Float32Array {
  const { lowHz, highHz, attackSeconds, decaySeconds, gateSeconds = decaySeconds } = sound;
  const random = seededRandom(`noise ${lowHz} ${highHz}`);
  const samples = new Float32Array(length).map(() => random.next() * 2 - 1);
  biquad(samples, highPass(lowHz, sampleRate));
  biquad(samples, lowPass(highHz, sampleRate));
  // A narrower band has less power: bring all to the same.
  const widthGain = Math.sqrt(sampleRate / 2 / Math.max(500, highHz - lowHz));
  const fade = fadePerSample(decaySeconds, sampleRate);
  let level = widthGain;
  return samples.map((sample, index) => {
    const seconds = index / sampleRate;
    const gate = Math.min(1, Math.max(0, (gateSeconds - seconds) / 0.012));
    level *= fade;
    return sample * level * gate * Math.min(1, seconds / attackSeconds);
  });
}
