import {
  buildCatalogue,
  SINGLES_KEY,
  type Album,
  type Catalogue,
  type Song,
} from '@thirteen/domain/catalogue/catalogue.ts';
import { PLAIN_ERA, type EraLook } from '@thirteen/domain/catalogue/era-look.ts';
import { findFact, saveFact } from '#platform/db/facts.ts';
import type { Db, Tx } from '#platform/db/tables.ts';
import { listLinkedAddresses } from './media-links.repository.ts';
import { numbersOf } from './song-numbers.repository.ts';

const REVISION = 'catalogue-revision';

/** The number that grows with every change of the catalogue; 0 before the first. */
export async function findCatalogueRevision(db: Db): Promise<number> {
  return Number((await findFact(db, REVISION)) ?? 0);
}

/** Reads the whole catalogue, in order of the albums' positions and the songs' tracks. */
export async function readCatalogue(db: Db): Promise<Catalogue> {
  const albums = await db
    .selectFrom('albums')
    .select(['key', 'slug', 'era', 'title', 'release_date', 'cover', 'look', 'short_names', 'on_tour'])
    .orderBy('position')
    .execute();
  const songs = await db.selectFrom('songs').select(songColumns).orderBy('track').execute();

  const links = await listLinkedAddresses(db);
  const songsByAlbum = Map.groupBy(
    songs.map((song) => {
      const linked = withLink(toSong(song), 'linkedAudio', links.songs.get(song.id));
      return withLink(linked, 'linkedPage', links.pages.get(song.id));
    }),
    (song) => song.albumKey,
  );
  return buildCatalogue(
    albums.map((album) => ({
      key: album.key,
      slug: album.slug,
      era: album.era,
      onTour: album.on_tour === 1,
      title: album.title,
      // Written by `saveAlbums` below.
      shortNames: JSON.parse(album.short_names) as readonly string[],
      releaseDate: album.release_date,
      releaseYear: album.release_date === null ? null : Number(album.release_date.slice(0, 4)),
      cover: album.cover,
      theme: album.look === null ? PLAIN_ERA : album.slug,
      ...withLink({}, 'linkedCover', links.albums.get(album.key)),
      ...(album.look !== null && { look: JSON.parse(album.look) as EraLook }),
      songs: songsByAlbum.get(album.key) ?? [],
    })),
  );
}

/** Writes albums with their songs; those known by key or id take the new values. The caller moves the revision on. */
export async function saveAlbums(
  tx: Tx,
  albums: readonly (Album & { readonly position: number })[],
): Promise<void> {
  for (const album of albums) {
    const values = {
      slug: album.slug,
      era: album.era,
      title: album.title,
      release_date: album.releaseDate,
      cover: album.cover,
      position: album.position,
      look: album.look ? JSON.stringify(album.look) : null,
      short_names: JSON.stringify(album.shortNames),
      on_tour: album.onTour ? 1 : 0,
    };
    await tx
      .insertInto('albums')
      .values({ key: album.key, ...values })
      .onConflict((conflict) => conflict.column('key').doUpdateSet(values))
      .execute();
    for (const song of album.songs) await saveSong(tx, song);
  }
}

/** Lets additions take turns until the transaction ends, so that what was read of the catalogue stays true. */
export async function lockCatalogue(tx: Tx): Promise<void> {
  await tx.updateTable('facts').set({ name: REVISION }).where('name', '=', REVISION).execute();
}

/** How many albums stand before the singles: the place of the next one. */
export async function countAlbums(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom('albums')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('key', '!=', SINGLES_KEY)
    .executeTakeFirstOrThrow();
  return count;
}

/** Moves the revision on, so that every process reads the catalogue anew. */
export async function bumpCatalogueRevision(tx: Tx): Promise<void> {
  const next = String((await findCatalogueRevision(tx)) + 1);
  await saveFact(tx, REVISION, next);
}

async function saveSong(tx: Tx, song: Song): Promise<void> {
  const values = {
    album_key: song.albumKey,
    track: song.track,
    title: song.title,
    artist: song.artist,
    featuring: song.featuring,
    duration_seconds: song.durationSeconds,
    audio_source: song.audioSource,
  };
  await tx
    .insertInto('songs')
    .values({ id: song.id, ...values })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(values))
    .execute();
}

function withLink<Item extends object, Name extends string>(
  item: Item,
  name: Name,
  address: string | undefined,
) {
  return address === undefined ? item : { ...item, [name]: address };
}

const songColumns = [
  'id',
  'album_key',
  'track',
  'title',
  'artist',
  'featuring',
  'duration_seconds',
  'audio_source',
  'number',
] as const;

type SongRow = {
  readonly id: string;
  readonly album_key: string;
  readonly track: number;
  readonly title: string;
  readonly artist: string | null;
  readonly featuring: string | null;
  readonly duration_seconds: number | null;
  readonly audio_source: string | null;
  readonly number: number | null;
};

function toSong(row: SongRow): Song {
  return {
    id: row.id,
    title: row.title,
    albumKey: row.album_key,
    track: row.track,
    durationSeconds: row.duration_seconds,
    artist: row.artist,
    featuring: row.featuring,
    audioSource: row.audio_source,
    numbers: numbersOf(row),
  };
}
