import { composePreview } from './compose-preview.ts';
import { playDrums } from './drums/drum-kit.ts';
import type { EraSound } from './era-sound.ts';
import { soundOf } from './era-sounds.ts';
import { biquad, highPass } from './filters.ts';
import { frequencyOf } from './instruments/instrument.ts';
import type { Instrument, Tone, Track } from './instruments/instrument.ts';
import { measureLoudness } from './loudness.ts';
import { master, scale } from './master.ts';
import { pluckString } from './instruments/plucked-string.ts';
import type { Note, PitchedPart, PreviewSong, Score } from './score.ts';
import { addEcho, reverberate } from './space.ts';
import { strikeBody } from './instruments/struck-body.ts';
import { sustainTone } from './instruments/sustained-tone.ts';

/** Samples in a second of a preview. */
export const previewSampleRate = 32_000;

/** The parts of a preview before they are mixed, at the levels of their era. The melody is at -18 LUFS. */
export type Stems = Readonly<Record<PitchedPart | 'drums', Float32Array>>;

const MELODY_LUFS = -18;
const FADE_IN_SECONDS = 0.006;
const FADE_OUT_SECONDS = 0.7;
const ECHO_BEATS = 0.75;
/** Below this the harmony and the pad only make the bass unclear. */
const HARMONY_HIGH_PASS_HZ = 130;
const SILENT_LU = -60;

/**
 * The preview of a song as mono samples from -1 to 1 at `previewSampleRate`: 8 to 12 seconds, about -16.5 LUFS, true
 * peak below -1 dBFS, silent at both ends. The same song gives the same samples. Takes about a tenth of a second.
 */
export function renderPreview(song: PreviewSong): Float32Array {
  const score = composePreview(song);
  const era = soundOf(song.theme);
  const stems = renderStems(score);
  const dry = mix([stems.melody, stems.harmony, stems.pad, stems.bass, stems.drums], [1, 1, 1, 1, 1]);
  const sent = mix([stems.melody, stems.harmony, stems.pad, stems.drums], [1, 0.9, 0.7, 0.35]);
  const room = reverberate(trackOf(sent), era.reverb.seconds);
  const samples = mix([dry, room], [1, era.reverb.level * 2]);
  master(trackOf(samples), { inSeconds: FADE_IN_SECONDS, outSeconds: FADE_OUT_SECONDS });
  return samples;
}

/** Plays each part of a score by itself. */
export function renderStems(score: Score): Stems {
  const era = soundOf(score.theme);
  const melody = playPart(score, 'melody', era.melody.instrument);
  if (era.echoLevel > 0) addEcho(trackOf(melody), (ECHO_BEATS * 60) / score.tempoBpm, era.echoLevel);
  const harmony = playPart(score, 'harmony', era.harmony.instrument);
  const pad = playPart(score, 'pad', era.pad.instrument);
  for (const part of [harmony, pad]) biquad(part, highPass(HARMONY_HIGH_PASS_HZ, previewSampleRate));
  const bass = playPart(score, 'bass', era.bass.instrument);
  return {
    melody: leveled(melody, 0),
    harmony: leveled(harmony, era.harmony.levelLu),
    pad: leveled(pad, era.pad.levelLu),
    bass: leveled(bass, era.bass.levelLu),
    drums: leveled(playKit(score, era), era.drums?.levelLu ?? SILENT_LU),
  };
}

function playPart(score: Score, part: PitchedPart, instrument: Instrument): Float32Array {
  const track = trackOf(emptyPart(score));
  for (const note of score.parts[part]) playNote(track, instrument, toneOf(note, 60 / score.tempoBpm));
  return track.samples;
}

function playNote(track: Track, instrument: Instrument, tone: Tone): void {
  switch (instrument.kind) {
    case 'plucked':
      return pluckString(track, instrument, tone);
    case 'struck':
      return strikeBody(track, instrument, tone);
    case 'sustained':
      return sustainTone(track, instrument, tone);
  }
}

function toneOf(note: Note, secondsPerBeat: number): Tone {
  return {
    frequency: frequencyOf(note.pitch),
    startSample: Math.round(note.startBeat * secondsPerBeat * previewSampleRate),
    heldSamples: Math.round(note.beats * secondsPerBeat * previewSampleRate),
    gain: note.velocity ** 1.5,
  };
}

function playKit(score: Score, era: EraSound): Float32Array {
  const samples = emptyPart(score);
  if (era.drums) playDrums(trackOf(samples), era.drums.kit, score.drums, 60 / score.tempoBpm);
  return samples;
}

function emptyPart(score: Score): Float32Array {
  return new Float32Array(Math.round(score.seconds * previewSampleRate));
}

function trackOf(samples: Float32Array): Track {
  return { samples, sampleRate: previewSampleRate };
}

/** Brings a part to its place beside the melody, whatever its instrument and its notes made of it. */
function leveled(samples: Float32Array, levelLu: number): Float32Array {
  const lufs = measureLoudness(samples, previewSampleRate);
  if (Number.isFinite(lufs)) scale(samples, 10 ** ((MELODY_LUFS + levelLu - lufs) / 20));
  return samples;
}

function mix(parts: readonly Float32Array[], gains: readonly number[]): Float32Array {
  const mixed = new Float32Array(parts[0]?.length ?? 0);
  for (const [index, part] of parts.entries()) {
    const gain = gains[index] ?? 0;
    for (let sample = 0; sample < mixed.length; sample += 1) {
      mixed[sample] = (mixed[sample] ?? 0) + gain * (part[sample] ?? 0);
    }
  }
  return mixed;
}
