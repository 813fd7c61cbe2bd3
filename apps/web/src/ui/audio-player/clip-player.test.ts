import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { playQueue, skipClip, stopClips, toggleClip, type Clip } from './clip-player.ts';
import { playAlone } from './playing.ts';

/** An audio element of a browser that lets `refusal` decide how a clip starts. */
class FakeAudio extends EventTarget {
  src = '';
  paused = true;
  ended = false;
  readonly readyState = 0;
  refusal: string | undefined;
  /** What was started, in order. */
  readonly played: string[] = [];

  play() {
    this.played.push(this.src);
    if (this.refusal !== undefined) return Promise.reject(new DOMException('no', this.refusal));
    this.paused = false;
    this.ended = false;
    return Promise.resolve();
  }

  pause() {
    if (this.paused) return;
    this.paused = true;
    this.dispatchEvent(new Event('pause'));
  }

  end() {
    this.ended = true;
    this.pause();
    this.dispatchEvent(new Event('ended'));
  }

  setAttribute() {}
}

const audio = new FakeAudio();
const [a, b, c] = ['a', 'b', 'c'].map((id): Clip => ({ id, sources: [`${id}.mp3`] })) as [Clip, Clip, Clip];
const mashup: Clip = { id: 'a/b', sources: ['a.mp3', 'b.mp3'] };

/** Lets the promise of `play` be settled. */
const settle = () => new Promise((resolve) => setImmediate(resolve));

describe('the clip player', () => {
  beforeAll(() => {
    vi.stubGlobal('document', { createElement: () => audio, body: { append: () => undefined } });
    vi.stubGlobal('HTMLMediaElement', { HAVE_FUTURE_DATA: 3 });
    vi.spyOn(console, 'warn').mockReturnValue(undefined);
  });
  afterEach(() => {
    stopClips();
    audio.refusal = undefined;
    audio.played.length = 0;
  });
  afterAll(() => {
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });

  test('plays both songs of a mashup, then is quiet', () => {
    toggleClip(mashup);
    audio.end();
    audio.end();
    expect(audio.played).toEqual(['a.mp3', 'b.mp3']);
  });

  test('plays a queue in order, forward and back', () => {
    playQueue([a, b, c]);
    audio.end();
    skipClip(1);
    skipClip(-1);
    expect(audio.played).toEqual(['a.mp3', 'b.mp3', 'c.mp3', 'b.mp3']);
  });

  test('stops with its own button, and with another sound of the page', async () => {
    toggleClip(a);
    toggleClip(a);
    expect(audio.paused).toBe(true);
    toggleClip(a);
    await playAlone(new FakeAudio() as unknown as HTMLAudioElement);
    toggleClip(a);
    expect(audio.paused).toBe(false);
  });

  test.each(['NotAllowedError', 'AbortError'])('does not take a %s for a broken clip', async (refusal) => {
    const onFail = vi.fn<() => void>();
    audio.refusal = refusal;
    playQueue([a, b], onFail);
    await settle();
    expect(audio.played).toEqual(['a.mp3']);
    expect(onFail).not.toHaveBeenCalled();
  });

  test('skips what is broken in a queue, and tells of it once', async () => {
    const onFail = vi.fn<() => void>();
    audio.refusal = 'NotSupportedError';
    playQueue([a, b, c], onFail);
    audio.dispatchEvent(new Event('error'));
    await settle();
    expect(audio.played).toEqual(['a.mp3', 'b.mp3', 'c.mp3']);
    expect(onFail).toHaveBeenCalledOnce();
  });

  test('tries a broken clip again', async () => {
    audio.refusal = 'NotSupportedError';
    toggleClip(a);
    await settle();
    toggleClip(a);
    expect(audio.played).toEqual(['a.mp3', 'a.mp3']);
  });
});
