import { eras } from '@thirteen/catalogue/eras.ts';
import { describe, expect, test } from 'vitest';
import { composePreview } from './compose-preview.ts';
import { measureLoudness, measureTruePeak } from './loudness.ts';
import { previewSampleRate, renderPreview, renderStems } from './render-preview.ts';
import { catalogueSongs } from './testing/catalogue-songs.ts';

// The first song of each era, and every fiftieth of the catalogue.
const sample = catalogueSongs.filter(
  ({ theme }, index) =>
    index % 50 === 0 || catalogueSongs.findIndex((song) => song.theme === theme) === index,
);

function levelOf(samples: Float32Array): number {
  return Math.sqrt(samples.reduce((sum, value) => sum + value * value, 0) / samples.length);
}

describe.each(sample)('the preview of $id', (song) => {
  const samples = renderPreview(song);

  test('is 8 to 12 seconds of numbers', () => {
    const seconds = samples.length / previewSampleRate;
    expect(seconds).toBeGreaterThanOrEqual(8);
    expect(seconds).toBeLessThanOrEqual(12);
    expect(samples.every(Number.isFinite)).toBe(true);
  });

  test('is as loud as all others', () => {
    const lufs = measureLoudness(samples, previewSampleRate);
    expect(lufs).toBeGreaterThan(-17.5);
    expect(lufs).toBeLessThan(-15.5);
  });

  test('does not clip', () => {
    expect(measureTruePeak(samples)).toBeLessThan(-1);
  });

  test('begins and ends in silence, around zero', () => {
    expect(Math.abs(samples[0] ?? 1)).toBeLessThan(0.001);
    expect(Math.abs(samples.at(-1) ?? 1)).toBeLessThan(0.001);
    const mean = samples.reduce((sum, value) => sum + value, 0) / samples.length;
    expect(Math.abs(mean)).toBeLessThan(0.001);
  });

  test('sounds from its first tenth of a second on', () => {
    const tenths = Array.from({ length: 10 }, (_, tenth) =>
      levelOf(samples.subarray(tenth * 0.1 * previewSampleRate, (tenth + 1) * 0.1 * previewSampleRate)),
    );
    expect(Math.min(...tenths)).toBeGreaterThan(0.02);
  });
});

describe('the parts of a preview', () => {
  test.each(eras)('let the melody stand out from the chords in the era $key', ({ key: theme }) => {
    const stems = renderStems(composePreview({ id: 'any-song', theme }));
    const melodyLufs = measureLoudness(stems.melody, previewSampleRate);
    expect(melodyLufs - measureLoudness(stems.harmony, previewSampleRate)).toBeGreaterThan(4);
    expect(melodyLufs - measureLoudness(stems.pad, previewSampleRate)).toBeGreaterThan(4);
  });
});

describe('renderPreview', () => {
  test('gives the same samples for the same song, to the last bit', () => {
    const song = { id: 'some-song', theme: 'midnights' } as const;
    expect(Buffer.from(renderPreview(song).buffer).equals(Buffer.from(renderPreview(song).buffer))).toBe(
      true,
    );
  });
});
