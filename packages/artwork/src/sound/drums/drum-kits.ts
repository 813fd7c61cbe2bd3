import type { DrumKit } from './drum-kit.ts';

const shaker = {
  kind: 'noise',
  lowHz: 4500,
  highHz: 10000,
  attackSeconds: 0.012,
  decaySeconds: 0.11,
} as const;
const closedHat = {
  kind: 'noise',
  lowHz: 6500,
  highHz: 12000,
  attackSeconds: 0.001,
  decaySeconds: 0.09,
} as const;
const softKick = { kind: 'thump', fromHz: 95, toHz: 52, decaySeconds: 0.32 } as const;
const snareSkin = { kind: 'thump', fromHz: 230, toHz: 185, decaySeconds: 0.16 } as const;

/** The kits that play previews. */
export const drumKits = {
  brushes: {
    kick: [{ gain: 0.9, sound: softKick }],
    snare: [
      {
        gain: 0.16,
        sound: { kind: 'noise', lowHz: 900, highHz: 6000, attackSeconds: 0.012, decaySeconds: 0.26 },
      },
    ],
    hat: [{ gain: 0.07, sound: shaker }],
  },
  band: {
    kick: [{ gain: 1, sound: { kind: 'thump', fromHz: 130, toHz: 55, decaySeconds: 0.3 } }],
    snare: [
      { gain: 0.4, sound: snareSkin },
      {
        gain: 0.17,
        sound: { kind: 'noise', lowHz: 1200, highHz: 7500, attackSeconds: 0.001, decaySeconds: 0.24 },
      },
    ],
    hat: [{ gain: 0.07, sound: closedHat }],
  },
  gated: {
    kick: [{ gain: 1, sound: { kind: 'thump', fromHz: 150, toHz: 52, decaySeconds: 0.36 } }],
    snare: [
      { gain: 0.4, sound: snareSkin },
      {
        gain: 0.2,
        sound: {
          kind: 'noise',
          lowHz: 700,
          highHz: 7000,
          attackSeconds: 0.002,
          decaySeconds: 0.7,
          gateSeconds: 0.2,
        },
      },
    ],
    hat: [{ gain: 0.07, sound: closedHat }],
  },
  electronic: {
    kick: [{ gain: 1.1, sound: { kind: 'thump', fromHz: 140, toHz: 44, decaySeconds: 0.5 } }],
    snare: [
      {
        gain: 0.2,
        sound: { kind: 'noise', lowHz: 1000, highHz: 6500, attackSeconds: 0.004, decaySeconds: 0.22 },
      },
    ],
    hat: [
      {
        gain: 0.06,
        sound: { kind: 'noise', lowHz: 7000, highHz: 12000, attackSeconds: 0.001, decaySeconds: 0.06 },
      },
    ],
  },
  snaps: {
    kick: [{ gain: 0.8, sound: softKick }],
    snare: [
      {
        gain: 0.22,
        sound: { kind: 'noise', lowHz: 1700, highHz: 4200, attackSeconds: 0.001, decaySeconds: 0.09 },
      },
    ],
    hat: [{ gain: 0.05, sound: shaker }],
  },
  timpani: {
    kick: [{ gain: 1, sound: { kind: 'thump', fromHz: 90, toHz: 62, decaySeconds: 0.9 } }],
    snare: [
      {
        gain: 0.12,
        sound: { kind: 'noise', lowHz: 3000, highHz: 9000, attackSeconds: 0.06, decaySeconds: 0.9 },
      },
    ],
    hat: [{ gain: 0.03, sound: shaker }],
  },
} as const satisfies Record<string, DrumKit>;
