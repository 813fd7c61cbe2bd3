import { MATCH_SONGS } from '@thirteen/domain/match/match.ts';
import { createKeptIds } from '#lib/browser/unsaved.ts';

/** The songs that a visitor picked, by id, the one loved most first: in this browser alone, until a Top 13 begins with them. */
export const keptPicks = createKeptIds('picked-songs', MATCH_SONGS);
