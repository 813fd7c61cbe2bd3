import { readAlbum } from '@thirteen/catalogue/read-album.ts';
import { isReservedName, type Album, type Catalogue } from '@thirteen/domain/catalogue/catalogue.ts';
import type { Database } from '#platform/db/database.ts';
import { hasRight } from '#platform/db/rights.ts';
import type { Tx } from '#platform/db/tables.ts';
import { HttpProblem } from '#platform/http/problem.ts';
import {
  bumpCatalogueRevision,
  countAlbums,
  lockCatalogue,
  readCatalogue,
  saveAlbums,
} from './catalogue.repository.ts';
import { numberAddedSongs } from './song-numbers.repository.ts';

type Addition = { readonly record: unknown; readonly userId: string };

/** `addAlbum` for a user. Throws HttpProblem `forbidden` without the right to edit the catalogue. */
export function addAlbumOfUser(database: Database, { record, userId }: Addition): Promise<string> {
  return database.write(async (tx) => {
    if (!(await hasRight(tx, userId, 'catalogue'))) throw new HttpProblem('forbidden');
    return storeNewAlbum(tx, record);
  });
}

/**
 * Adds the album of a record with its songs, all or nothing, and answers its key. Throws HttpProblem `album-exists` or
 * `song-exists` for a title that is there already, `invalid` with the field for the rest.
 */
export async function storeNewAlbum(tx: Tx, record: unknown): Promise<string> {
  const read = readAlbum(record);
  if (!read.ok) throw new HttpProblem('invalid', read.problem);
  const added = read.value;
  await lockCatalogue(tx);
  refuseTwins(await readCatalogue(tx), added);
  // The tour is over, and its rules count its eras.
  await saveAlbums(tx, [{ ...added, onTour: false, position: await countAlbums(tx) }]);
  await numberAddedSongs(tx);
  await bumpCatalogueRevision(tx);
  return added.key;
}

/** Titles are unique in the catalogue, since the Top 13 compares them; so are tracks within the album. */
function refuseTwins(catalogue: Catalogue, added: Album): void {
  const isThere = catalogue.albums.some(
    (album) =>
      album.key === added.key ||
      album.slug === added.slug ||
      sameText(album.title, added.title) ||
      (added.era !== null && sameText(album.era ?? '', added.era)),
  );
  if (isThere) throw new HttpProblem('album-exists');
  if (isReservedName(added.slug)) {
    throw new HttpProblem('invalid', { field: 'title', message: 'title is the name of a ranking' });
  }

  const titles = new Set(catalogue.songs.map((song) => song.title.toLowerCase()));
  const ids = new Set(catalogue.songs.map((song) => song.id));
  const tracks = new Set<number>();
  for (const [index, song] of added.songs.entries()) {
    if (titles.has(song.title.toLowerCase()) || ids.has(song.id)) {
      throw new HttpProblem('song-exists', {
        field: `songs.${index}.title`,
        message: `A song called ${song.title} exists already`,
      });
    }
    if (tracks.has(song.track)) {
      throw new HttpProblem('invalid', {
        field: `songs.${index}.track`,
        message: `Track ${song.track} is there twice`,
      });
    }
    titles.add(song.title.toLowerCase());
    ids.add(song.id);
    tracks.add(song.track);
  }
}

function sameText(a: string, b: string): boolean {
  return a.toLowerCase() === b.toLowerCase();
}
