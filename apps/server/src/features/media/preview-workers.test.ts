import { afterAll, describe, expect, test } from 'vitest';
import { createPreviewWorkers } from './preview-workers.ts';

const previews = createPreviewWorkers();

afterAll(() => previews.close());

const BITS_PER_SECOND = 96_000;
const SAMPLE_RATE = 32_000;
const FRAME_SAMPLES = 1152;
const FRAME_BYTES = (FRAME_SAMPLES / 8) * (BITS_PER_SECOND / SAMPLE_RATE);

/** Sync, MPEG-1, layer III; 7 and 2 of the tables of bit and sample rates, no padding; mode 3 is mono. */
function isFrame(header: number): boolean {
  const isLayerThree = header >>> 17 === 0b111_1111_1111_1101;
  return isLayerThree && ((header >>> 8) & 0xfe) === 0x78 && ((header >>> 6) & 3) === 3;
}

describe('the preview worker', () => {
  test('answers with MPEG-1 layer III frames, mono, 96 kbit/s, one after another to the last byte', async () => {
    const mp3 = Buffer.from(await previews.run({ songId: 'some-song', theme: 'lover' }));
    expect(mp3.length % FRAME_BYTES).toBe(0);
    const frames = Array.from({ length: mp3.length / FRAME_BYTES }, (_, index) =>
      mp3.readUInt32BE(index * FRAME_BYTES),
    );
    expect(frames.filter((header) => !isFrame(header))).toEqual([]);
    const seconds = (frames.length * FRAME_SAMPLES) / SAMPLE_RATE;
    expect(seconds).toBeGreaterThanOrEqual(8);
    expect(seconds).toBeLessThanOrEqual(12);
  });

  test('gives the same bytes for the same song, whatever it made before', async () => {
    const job = { songId: 'some-song', theme: 'red' } as const;
    const first = Buffer.from(await previews.run(job));
    await previews.run({ ...job, songId: 'another-song' });
    expect(Buffer.from(await previews.run(job)).equals(first)).toBe(true);
  });
});
