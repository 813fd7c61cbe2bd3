import type { BrowserKey } from './browser-data.ts';

/** What tells the other tabs of this browser of changes; undefined where there is none, or where it may not be used. */
export function openChannel(name: BrowserKey): BroadcastChannel | undefined {
  try {
    return new BroadcastChannel(name);
  } catch {
    return undefined;
  }
}
