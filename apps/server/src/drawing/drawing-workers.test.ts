import { afterAll, describe, expect, test } from 'vitest';
import { createDrawingWorkers } from './drawing.ts';

const workers = createDrawingWorkers();
afterAll(() => workers.close());

describe('the drawing worker', () => {
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 20 10"><rect width="20" height="10"/></svg>';

  test('answers with a PNG of the width that was asked for', async () => {
    const png = Buffer.from(await workers.run({ kind: 'raster', svg, widthPx: 240 }));
    expect(png.subarray(1, 4).toString()).toBe('PNG');
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([240, 120]);
  });

  test('refuses what is no drawing', async () => {
    await expect(workers.run({ kind: 'raster', svg: 'no drawing', widthPx: 240 })).rejects.toThrow(
      'unknown token',
    );
  });
});
