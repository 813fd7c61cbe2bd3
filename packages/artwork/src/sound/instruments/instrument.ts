/** The overtones of a tone, as how strong each harmonic is beside the first. */
export type Spectrum = 'sine' | 'soft' | 'hollow' | 'reed' | 'saw' | 'string' | 'bright-string';

/** A plucked string (Karplus and Strong, 1983): one period of sound that loses its overtones as it goes round. */
export type PluckedString = {
  readonly kind: 'plucked';
  readonly spectrum: Spectrum;
  /** Seconds until a tone at middle C has faded by 60 dB. */
  readonly decaySeconds: number;
  /** 0 keeps the overtones for long (steel), 0.5 loses them at once (nylon, muted). */
  readonly damping: number;
};

/** A struck body: a sum of partials that each fade at their own speed. Bells, pianos, marimbas. */
export type StruckBody = {
  readonly kind: 'struck';
  readonly partials: readonly {
    /** Frequency as a multiple of the note's. */
    readonly ratio: number;
    readonly gain: number;
    /** Seconds until the partial has faded by 60 dB, for a tone at middle C. */
    readonly decaySeconds: number;
  }[];
  readonly attackSeconds: number;
  readonly releaseSeconds: number;
};

/** A sustained tone: detuned copies of one spectrum through a filter that closes. Synths, strings, pads. */
export type SustainedTone = {
  readonly kind: 'sustained';
  readonly spectrum: Spectrum;
  readonly copies: 1 | 2 | 3;
  readonly detuneCents: number;
  readonly attackSeconds: number;
  readonly decaySeconds: number;
  /** The level after the decay, from 0 to 1. */
  readonly sustain: number;
  readonly releaseSeconds: number;
  /** The filter's corner as a multiple of the note's frequency: where it opens, where it settles, and how soon. */
  readonly filter: { readonly from: number; readonly to: number; readonly seconds: number };
  readonly vibratoCents: number;
};

export type Instrument = PluckedString | StruckBody | SustainedTone;

/** A tone to be rendered: where it starts and how long it is held, both in samples. */
export type Tone = {
  readonly frequency: number;
  readonly startSample: number;
  readonly heldSamples: number;
  readonly gain: number;
};

/** A stretch of sound that instruments add their tones to. */
export type Track = { readonly samples: Float32Array; readonly sampleRate: number };

/** The frequency in hertz of a MIDI pitch, A4 being 440. */
export function frequencyOf(pitch: number): number {
  return 440 * 2 ** ((pitch - 69) / 12);
}

/** The factor by which something shrinks in each sample so that it has faded by 60 dB after some seconds. */
export function fadePerSample(seconds: number, sampleRate: number): number {
  return 10 ** (-3 / (seconds * sampleRate));
}
