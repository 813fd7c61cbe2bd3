import { MOST_LOVED } from '@thirteen/domain/top13/loved-songs.ts';
import { safeStorage } from '#lib/safe-storage.ts';

const NAME = 'loved-songs';
const storage = safeStorage();

/** The songs that were tapped in this browser, by id, until others are: a reload or a way back finds them again. */
export const keptLoved = {
  keep: (songIds: readonly string[]): void => storage.setItem(NAME, JSON.stringify(songIds)),
  /** Empty where nothing was tapped yet, or where something else stands in its place. */
  read: (): readonly string[] => parse(storage.getItem(NAME)),
} as const;

function parse(text: string | null): readonly string[] {
  try {
    const kept: unknown = text === null ? [] : JSON.parse(text);
    return Array.isArray(kept) ? kept.filter((id) => typeof id === 'string').slice(0, MOST_LOVED) : [];
  } catch {
    return [];
  }
}
