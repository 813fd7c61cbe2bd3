import { LEAST_GIVEN_NUMBER, songNumbers } from '@thirteen/catalogue/song-numbers.ts';
import { SONG_NUMBER_MOST } from '@thirteen/domain/song-code/song-code.ts';
import { findFact, saveFact } from '#platform/db/facts.ts';
import type { Tx } from '#platform/db/tables.ts';

// Stays when songs leave, so that no number is given twice.
const LEAST_GIVEN = 'least-song-number-given';

/** The permanent numbers of a stored song: the project's own, then the one it was given when it was added. */
export function numbersOf({ id, number }: { readonly id: string; readonly number: number | null }) {
  return [songNumbers.get(id), number].filter((known) => known !== undefined && known !== null);
}

/**
 * Gives each song that has no number one of its own, from the highest that codes can hold downwards, and answers whether
 * there was any to give. When none is left, songs stay without. Called while the catalogue is locked.
 */
export async function numberAddedSongs(tx: Tx): Promise<boolean> {
  const rows = await tx
    .selectFrom('songs')
    .innerJoin('albums', 'albums.key', 'songs.album_key')
    .select('songs.id')
    .where('songs.number', 'is', null)
    .orderBy('albums.position')
    .orderBy('songs.track')
    .execute();
  const waiting = rows.filter(({ id }) => !songNumbers.has(id));
  const least = Number((await findFact(tx, LEAST_GIVEN)) ?? SONG_NUMBER_MOST + 1);
  const numbered = waiting.slice(0, least - LEAST_GIVEN_NUMBER);
  if (numbered.length === 0) return false;
  for (const [index, { id }] of numbered.entries()) {
    const number = least - 1 - index;
    await tx.updateTable('songs').set({ number }).where('id', '=', id).execute();
  }
  await saveFact(tx, LEAST_GIVEN, String(least - numbered.length));
  return true;
}
