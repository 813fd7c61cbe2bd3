import { MATCH_SONGS } from '@thirteen/domain/match/match.ts';
import { createKeptIds } from '#lib/browser/unsaved.ts';

/** The songs that a visitor picked, by id, as tapped: in this browser alone, until a Top 13 begins with them. */
export const keptPicks = createKeptIds('picked-songs', MATCH_SONGS);

/** Those of them that the visitor has put in order as numbers, the best first. */
export const numberedPicks = createKeptIds('numbered-picks', MATCH_SONGS);
