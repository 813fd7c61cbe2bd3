import { useEffect, type RefObject } from 'react';

/** A clip that takes longer than this to load does not hold up the others. */
const CLIP_TIMEOUT_MS = 4000;

/** Loads the clips within an element one after the other, whenever the page has nothing else to do. */
export function useIdlePreload(container: RefObject<HTMLElement | null>, isWanted: boolean): void {
  useEffect(() => {
    if (!isWanted || !isPreloadingSensible()) return;
    const clips = container.current?.querySelectorAll('audio') ?? [];
    const stopping = new AbortController();
    void preloadAll([...clips], stopping.signal);
    return () => stopping.abort();
  }, [container, isWanted]);
}

/** Not where nothing is hovered, nor for those who pay for each byte. */
function isPreloadingSensible(): boolean {
  const { connection } = navigator as Navigator & { connection?: { readonly saveData?: boolean } };
  return window.matchMedia('(hover: hover)').matches && connection?.saveData !== true;
}

async function preloadAll(clips: readonly HTMLAudioElement[], stop: AbortSignal): Promise<void> {
  for (const clip of clips) {
    // One at a time, so that nothing else on the page waits for the network.
    // oxlint-disable-next-line no-await-in-loop
    await idle();
    if (stop.aborted) return;
    // oxlint-disable-next-line no-await-in-loop
    await preload(clip);
  }
}

function idle(): Promise<void> {
  return new Promise((resolve) => {
    // Safari has no idle callbacks.
    if (typeof requestIdleCallback === 'function') requestIdleCallback(() => resolve());
    else setTimeout(resolve, 300);
  });
}

function preload(clip: HTMLAudioElement): Promise<void> {
  if (clip.readyState > 0 || !clip.paused) return Promise.resolve();
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, CLIP_TIMEOUT_MS);
    for (const event of ['canplaythrough', 'error', 'play']) {
      clip.addEventListener(event, finish, { once: true });
    }
    function finish() {
      clearTimeout(timer);
      resolve();
    }
    clip.preload = 'auto';
    clip.load();
  });
}
