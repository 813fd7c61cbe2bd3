import type { NewAlbum } from '@thirteen/contract/albums.ts';
import { isReservedName, type Album, type Catalogue } from '@thirteen/domain/catalogue/catalogue.ts';
import { foldTitle } from '@thirteen/domain/catalogue/fold-title.ts';
import type { Database } from '#platform/db/database.ts';
import { hasRight } from '#platform/db/rights.ts';
import { HttpProblem } from '#platform/http/problem.ts';
import {
  bumpCatalogueRevision,
  countAlbums,
  lockCatalogue,
  readCatalogue,
  saveAlbums,
} from './catalogue.repository.ts';

type Addition = { readonly album: NewAlbum; readonly userId: string };

/**
 * Adds an album with its songs, all or nothing, and answers its key. Throws HttpProblem `forbidden` without the right
 * to edit the catalogue, `album-exists` or `song-exists` for a title that is there already, `invalid` for the rest.
 */
export function addAlbumToCatalogue(database: Database, { album, userId }: Addition): Promise<string> {
  return database.write(async (tx) => {
    if (!(await hasRight(tx, userId, 'catalogue'))) throw new HttpProblem('forbidden');
    await lockCatalogue(tx);
    const added = toAlbum(album);
    refuseTwins(await readCatalogue(tx), added);
    await saveAlbums(tx, [{ ...added, position: await countAlbums(tx) }]);
    await bumpCatalogueRevision(tx);
    return added.key;
  });
}

function toAlbum(album: NewAlbum): Album {
  checkDate(album.releaseDate);
  checkAddress('albumCover', album.albumCover);
  const words = foldTitle(album.title).split(' ').filter(Boolean);
  const slug = words.join('-');
  if (!/^[\p{L}\p{N}-]+$/u.test(slug)) {
    throw new HttpProblem('invalid', { field: 'title', message: 'title must hold letters or digits' });
  }
  const key = words
    .map((word, index) => (index === 0 ? word : word.charAt(0).toUpperCase() + word.slice(1)))
    .join('');
  const songs = album.songs.map((song, index) => {
    checkAddress(`songs.${index}.audioSource`, song.audioSource);
    return {
      id: `${slug}-${foldTitle(song.title).replaceAll(' ', '-') || song.track}`,
      title: song.title,
      albumKey: key,
      track: song.track,
      durationSeconds: null,
      artist: null,
      featuring: song.featuring ?? null,
      audioSource: song.audioSource ?? null,
    };
  });
  return {
    key,
    slug,
    era: null,
    title: album.title,
    releaseDate: album.releaseDate,
    releaseYear: Number(album.releaseDate.slice(0, 4)),
    cover: album.albumCover ?? null,
    songs,
  };
}

/** Titles are unique in the catalogue, since the Top 13 compares them; so are tracks within the album. */
function refuseTwins(catalogue: Catalogue, added: Album): void {
  const isThere = catalogue.albums.some(
    (album) => album.key === added.key || album.slug === added.slug || sameText(album.title, added.title),
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

function checkDate(text: string): void {
  const date = new Date(`${text}T00:00:00Z`);
  // The year of an ISO date may also have a sign and six digits.
  if (
    !/^\d{4}-\d{2}-\d{2}$/.test(text) ||
    Number.isNaN(date.getTime()) ||
    date.toISOString().slice(0, 10) !== text
  ) {
    throw new HttpProblem('invalid', {
      field: 'releaseDate',
      message: 'releaseDate must be a date like 2024-04-19',
    });
  }
}

// Covers and previews are put into pages as they are, so that only plain web addresses and own paths are taken.
function checkAddress(field: string, address: string | undefined): void {
  if (address === undefined || /^\/(?![/\\])/.test(address)) return;
  const isWeb = URL.canParse(address) && /^https?:$/.test(new URL(address).protocol);
  if (!isWeb)
    throw new HttpProblem('invalid', { field, message: `${field} must be an http(s) address or a path` });
}

function sameText(a: string, b: string): boolean {
  return a.toLowerCase() === b.toLowerCase();
}
