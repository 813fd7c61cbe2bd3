import { fadePerSample } from './instruments/instrument.ts';
import type { Track } from './instruments/instrument.ts';

// Delays of M. Schroeder's reverberator as tuned in Freeverb, in seconds; no two share a factor that would ring.
const COMB_SECONDS = [0.0253, 0.0269, 0.029, 0.0307, 0.0322, 0.0338];
const ALL_PASS_SECONDS = [0.0126, 0.01, 0.0077];
const ALL_PASS_GAIN = 0.5;
/** How much of the treble is lost each time round: a room with curtains. */
const DAMPING = 0.35;

/** What a room gives back of a sound, as new samples of the same length. `seconds` is the time to fade by 60 dB. */
export function reverberate({ samples, sampleRate }: Track, seconds: number): Float32Array {
  const room = new Float32Array(samples.length);
  for (const combSeconds of COMB_SECONDS) {
    const line = new Float32Array(Math.round(combSeconds * sampleRate));
    addComb(room, samples, line, fadePerSample(seconds, sampleRate) ** line.length);
  }
  for (const allPassSeconds of ALL_PASS_SECONDS) {
    diffuse(room, new Float32Array(Math.round(allPassSeconds * sampleRate)));
  }
  return room;
}

function addComb(room: Float32Array, samples: Float32Array, line: Float32Array, feedback: number): void {
  let place = 0;
  let damped = 0;
  for (let index = 0; index < samples.length; index += 1) {
    const out = line[place] ?? 0;
    damped = out * (1 - DAMPING) + damped * DAMPING;
    line[place] = (samples[index] ?? 0) + damped * feedback;
    place = place + 1 === line.length ? 0 : place + 1;
    room[index] = (room[index] ?? 0) + out / COMB_SECONDS.length;
  }
}

function diffuse(room: Float32Array, line: Float32Array): void {
  let place = 0;
  for (let index = 0; index < room.length; index += 1) {
    const delayed = line[place] ?? 0;
    const sample = room[index] ?? 0;
    line[place] = sample + delayed * ALL_PASS_GAIN;
    place = place + 1 === line.length ? 0 : place + 1;
    room[index] = delayed - sample * ALL_PASS_GAIN;
  }
}

/** Adds repeats of a sound to itself, each softer and duller than the one before. */
export function addEcho({ samples, sampleRate }: Track, seconds: number, level: number): void {
  const line = new Float32Array(Math.round(seconds * sampleRate));
  let place = 0;
  let dull = 0;
  for (let index = 0; index < samples.length; index += 1) {
    const sample = samples[index] ?? 0;
    dull += 0.35 * ((line[place] ?? 0) - dull);
    line[place] = sample + dull * 0.35;
    place = place + 1 === line.length ? 0 : place + 1;
    samples[index] = sample + dull * level;
  }
}
