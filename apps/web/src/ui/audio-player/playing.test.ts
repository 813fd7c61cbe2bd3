import { expect, test, vi } from 'vitest';
import { pauseAllAudio, playAlone } from './playing.ts';

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
