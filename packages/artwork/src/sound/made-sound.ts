import { seededRandom } from '../random.ts';
import { drumKits } from './drums/drum-kits.ts';
import { backBeatPatterns, halfTimePatterns } from './drums/drum-patterns.ts';
import type { EraSound } from './era-sound.ts';
import { instruments } from './instruments/instruments.ts';

/** Who plays together; each band sounds well with each kit. */
const bands = [
  {
    melody: { instrument: instruments.warmGuitar, pace: 'moving', center: 70 },
    harmony: {
      instrument: instruments.electricPiano,
      levelLu: -7,
      styles: ['block', 'arpeggio'],
      center: 60,
    },
    pad: { instrument: instruments.organ, levelLu: -13 },
    bass: { instrument: instruments.electricBass, levelLu: -6, styles: ['halves', 'eighths'] },
  },
  {
    melody: { instrument: instruments.synthLead, pace: 'moving', center: 72 },
    harmony: { instrument: instruments.synthChords, levelLu: -7, styles: ['pulse', 'block'], center: 62 },
    pad: { instrument: instruments.warmPad, levelLu: -11 },
    bass: { instrument: instruments.synthBass, levelLu: -5, styles: ['eighths', 'pushed'] },
  },
  {
    melody: { instrument: instruments.violins, pace: 'moving', center: 74 },
    harmony: { instrument: instruments.steelGuitar, levelLu: -6, styles: ['strum', 'picking'], center: 60 },
    pad: { instrument: instruments.cellos, levelLu: -10 },
    bass: { instrument: instruments.uprightBass, levelLu: -6, styles: ['alternating', 'halves'] },
  },
] as const satisfies readonly Pick<EraSound, 'melody' | 'harmony' | 'pad' | 'bass'>[];

const beats = [
  { kit: drumKits.band, levelLu: -9, patterns: backBeatPatterns },
  { kit: drumKits.snaps, levelLu: -10, patterns: backBeatPatterns },
  { kit: drumKits.electronic, levelLu: -8, patterns: halfTimePatterns },
] as const;

/** The sound of an era that names none: a band, a beat and a tempo that always belong to the same name. */
export function madeSound(era: string): EraSound {
  const random = seededRandom(`${era} sound`);
  const slowest = Math.round(random.between(102, 110));
  return {
    ...random.pick(bands),
    tempos: [{ meter: 4, slowest, fastest: slowest + 14 }],
    minorShare: random.between(0.1, 0.4),
    color: random.pick(['triads', 'sevenths', 'ninths'] as const),
    closingSeconds: 2.2,
    drums: random.pick(beats),
    reverb: { seconds: random.between(1.1, 1.8), level: 0.28 },
    echoLevel: random.between(0.1, 0.22),
  };
}
