import { describe, expect, test } from 'vitest';
import { measureLoudness, measureTruePeak } from './loudness.ts';

function sine(options: {
  hertz: number;
  decibels: number;
  seconds: number;
  sampleRate: number;
  phase?: number;
}) {
  const { hertz, decibels, seconds, sampleRate, phase = 0 } = options;
  return new Float32Array(seconds * sampleRate).map(
    (_, index) => 10 ** (decibels / 20) * Math.sin((2 * Math.PI * hertz * index) / sampleRate + phase),
  );
}

describe('measureLoudness', () => {
  test.each([32_000, 44_100, 48_000])(
    'gives -3.01 LUFS for the full-scale 997 Hz sine of the standard at %d Hz',
    (sampleRate) => {
      expect(
        measureLoudness(sine({ hertz: 997, decibels: 0, seconds: 3, sampleRate }), sampleRate),
      ).toBeCloseTo(-3.01, 1);
    },
  );

  test('follows the level of a sound decibel by decibel', () => {
    const sampleRate = 48_000;
    expect(
      measureLoudness(sine({ hertz: 997, decibels: -23, seconds: 3, sampleRate }), sampleRate),
    ).toBeCloseTo(-26.01, 1);
  });

  test('leaves pauses out', () => {
    const sampleRate = 48_000;
    const tone = sine({ hertz: 997, decibels: -20, seconds: 10, sampleRate });
    const withPause = new Float32Array(tone.length * 2);
    withPause.set(tone);
    expect(measureLoudness(withPause, sampleRate)).toBeCloseTo(-23.01, 0);
  });

  test('weighs a deep tone less than a middle one', () => {
    const sampleRate = 48_000;
    const deep = measureLoudness(sine({ hertz: 40, decibels: -10, seconds: 2, sampleRate }), sampleRate);
    const middle = measureLoudness(sine({ hertz: 1000, decibels: -10, seconds: 2, sampleRate }), sampleRate);
    expect(middle - deep).toBeGreaterThan(3);
  });

  test('gives minus infinity for silence and for less than one block', () => {
    expect(measureLoudness(new Float32Array(48_000), 48_000)).toBe(-Infinity);
    expect(measureLoudness(new Float32Array(10).fill(0.5), 48_000)).toBe(-Infinity);
  });
});

describe('measureTruePeak', () => {
  test('finds the peak between samples that all lie below it', () => {
    const sampleRate = 48_000;
    const samples = sine({ hertz: 12_000, decibels: 0, seconds: 0.1, sampleRate, phase: Math.PI / 4 });
    expect(Math.max(...samples)).toBeLessThan(0.71);
    expect(measureTruePeak(samples)).toBeGreaterThan(-0.6);
    expect(measureTruePeak(samples)).toBeLessThan(0.3);
  });
});
