import { coverSource } from '#ui/cover.tsx';

const preloaded = new Set<string>();

/** Fetches covers before their question comes. The songs of an album share one: all of a sort are a dozen pictures. */
export function preloadCovers(covers: readonly (string | null)[]): void {
  for (const cover of covers) {
    for (const size of [96, 320]) {
      const source = coverSource(cover, size);
      if (preloaded.has(source)) continue;
      preloaded.add(source);
      new Image().src = source;
    }
  }
}
