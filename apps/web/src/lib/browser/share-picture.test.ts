import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openShareSheet } from './share-picture.ts';

const link = { title: 'My Top 13', text: 'My Top 13', url: 'https://thirteen.example.org/t13/1' };
const share = vi.fn<(data: ShareData) => Promise<void>>(() => Promise.resolve());

beforeEach(() => {
  share.mockClear();
  vi.useFakeTimers();
  vi.stubGlobal('navigator', { share, canShare: () => true });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** What the share sheet gets of a picture that takes so long to be drawn. */
async function sharedAfter(drawnMs: number): Promise<ShareData | undefined> {
  const draw = () => new Promise<Blob>((resolve) => setTimeout(() => resolve(new Blob(['png'])), drawnMs));
  const opened = openShareSheet(link, { fileName: 'my-top-13.png', draw });
  await vi.advanceTimersByTimeAsync(4000);
  await opened;
  return share.mock.calls[0]?.[0];
}

test('the share sheet gets the picture that is drawn in time', async () => {
  expect((await sharedAfter(2000))?.files).toMatchObject([{ name: 'my-top-13.png' }]);
});

test('the share sheet gets the link alone while the tap still counts, where the picture takes longer', async () => {
  expect(await sharedAfter(60_000)).toEqual(link);
});
