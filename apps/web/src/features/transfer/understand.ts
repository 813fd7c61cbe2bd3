import type { Album } from '@thirteen/contract/catalogue.ts';
import { createMatcher, type LineMatch } from '@thirteen/domain/transfer/match-songs.ts';
import type { TransferProblem } from '@thirteen/domain/transfer/read-lines.ts';
import { ok, type Result } from '@thirteen/domain/result.ts';
import { readList } from './read-list.ts';
import { CATALOGUE_ARTIST } from './song-list.ts';

/** What a text was understood as, line by line. */
export type Understood = Result<readonly LineMatch[], TransferProblem>;

/** A text, and the catalogue to find its songs in. */
export type ToUnderstand = { readonly text: string; readonly albums: readonly Album[] };

/** Reads a list out of a text and finds its songs. */
export function understand({ text, albums }: ToUnderstand): Understood {
  const numbers = new Map(albums.flatMap(({ songs }) => songs.map((song) => [song.number, song['_id']])));
  const read = readList(text, (number) => numbers.get(number));
  if (!read.ok) return read;
  const match = createMatcher(
    albums.map((album) => ({
      ...album,
      songs: album.songs.map(({ _id: id, title, artist, featuring }) => ({
        id,
        title,
        artists: [artist, ...(featuring?.split(', ') ?? [])].filter((name) => name !== null),
      })),
    })),
    CATALOGUE_ARTIST,
  );
  return ok(match(read.value));
}
