import { expect, test, vi } from 'vitest';
import { knownLength, pauseAllAudio, playAlone } from './playing.ts';

function anAudio() {
  const audio = { play: vi.fn<() => Promise<void>>(() => Promise.resolve()), pause: vi.fn<() => void>() };
  return audio as unknown as HTMLAudioElement;
}

test('a sound that starts silences the one before', async () => {
  const first = anAudio();
  await playAlone(first);
  await playAlone(anAudio());
  expect(first.pause).toHaveBeenCalledOnce();
});

test('a sound that starts again goes on', async () => {
  const audio = anAudio();
  await playAlone(audio);
  await playAlone(audio);
  expect(audio.pause).not.toHaveBeenCalled();
});

test('leaving a page silences what plays', async () => {
  const audio = anAudio();
  await playAlone(audio);
  pauseAllAudio();
  expect(audio.pause).toHaveBeenCalledOnce();
});

test.each([
  { clip: 'nothing is known of', duration: Number.NaN, currentTime: 0, length: undefined },
  { clip: 'never ends', duration: Infinity, currentTime: 2, length: undefined },
  { clip: 'begins and is called empty', duration: 0, currentTime: 0, length: undefined },
  { clip: 'has played longer than it is called', duration: 0.5, currentTime: 1.7, length: undefined },
  { clip: 'has ended', duration: 10, currentTime: 10, length: 10 },
])('the length of a clip that $clip is $length', ({ duration, currentTime, length }) => {
  expect(knownLength({ duration, currentTime })).toBe(length);
});
