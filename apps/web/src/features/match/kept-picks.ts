import { MATCH_SONGS } from '@thirteen/domain/match/match.ts';
import { safeStorage } from '#lib/safe-storage.ts';

const NAME = 'picked-songs';
const storage = safeStorage();

/** The songs that a visitor picked, by id, the one loved most first: in this browser alone, until a Top 13 begins with them. */
export const keptPicks = {
  keep: (songIds: readonly string[]): void => storage.setItem(NAME, JSON.stringify(songIds)),
  /** Empty where there are none, or where something else stands in their place. */
  read: (): readonly string[] => parse(storage.getItem(NAME)),
  drop: (): void => storage.removeItem(NAME),
} as const;

function parse(text: string | null): readonly string[] {
  try {
    const kept: unknown = text === null ? [] : JSON.parse(text);
    return Array.isArray(kept) ? kept.filter((id) => typeof id === 'string').slice(0, MATCH_SONGS) : [];
  } catch {
    return [];
  }
}
