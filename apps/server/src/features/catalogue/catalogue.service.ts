import { createHash } from 'node:crypto';
import { catalogueAlbums, vaultSongs } from '@thirteen/catalogue/catalogue-data.ts';
import { songNumbers } from '@thirteen/catalogue/song-numbers.ts';
import { SINGLES_KEY, type Album, type Catalogue } from '@thirteen/domain/catalogue/catalogue.ts';
import type { Database } from '#platform/db/database.ts';
import { findFact, saveFact } from '#platform/db/facts.ts';
import type { Tx } from '#platform/db/tables.ts';
import {
  bumpCatalogueRevision,
  findCatalogueRevision,
  lockCatalogue,
  readCatalogue,
  saveAlbums,
} from './catalogue.repository.ts';
import { numberAddedSongs } from './song-numbers.repository.ts';

const DATA_HASH = 'catalogue-data-hash';
// Another process may have added an album; its songs are known here after at most this long.
const MAX_AGE_MS = 1000;
// Singles stand behind every album that may ever be added.
const LAST_POSITION = 1_000_000;

/** The catalogue as this process knows it. */
export type CatalogueStore = {
  /** At most a second old. */
  current(): Catalogue;
  /** Names the state of `current()`, for caches. */
  revision(): number;
  /** Reads the catalogue again when another process may have changed it. Called before a song is called unknown. */
  refresh(): Promise<Catalogue>;
  close(): void;
};

/**
 * Loads the data that the project brings along, where it is new, and keeps the catalogue in memory. `onChange` is told of
 * it now and whenever another process changed it.
 */
export async function openCatalogue(
  database: Database,
  onChange: (catalogue: Catalogue) => void = () => undefined,
): Promise<CatalogueStore> {
  await database.write(async (tx) => {
    const isNew = await saveProjectData(tx);
    await lockCatalogue(tx);
    // Songs that were added before songs got numbers.
    const isNumbered = await numberAddedSongs(tx);
    if (isNew || isNumbered) await bumpCatalogueRevision(tx);
  });

  let revision = await findCatalogueRevision(database.read);
  let catalogue = await readCatalogue(database.read);
  onChange(catalogue);

  async function refresh(): Promise<Catalogue> {
    const present = await findCatalogueRevision(database.read);
    if (present !== revision) {
      catalogue = await readCatalogue(database.read);
      revision = present;
      onChange(catalogue);
    }
    return catalogue;
  }
  // While the database is away the known catalogue serves on; requests that need the database say so themselves.
  const timer = setInterval(() => void refresh().catch(() => undefined), MAX_AGE_MS);
  timer.unref();

  return { current: () => catalogue, revision: () => revision, refresh, close: () => clearInterval(timer) };
}

/** Loads the data that the project brings along; false where it is there already. */
async function saveProjectData(tx: Tx): Promise<boolean> {
  const hash = createHash('sha256')
    .update(JSON.stringify([catalogueAlbums, ...songNumbers, ...vaultSongs]))
    .digest('hex');
  if ((await findFact(tx, DATA_HASH)) === hash) return false;
  await saveAlbums(
    tx,
    catalogueAlbums.map((album, index) => ({ ...album, position: positionOf(album, index) })),
  );
  await saveFact(tx, DATA_HASH, hash);
  return true;
}

function positionOf(album: Album, index: number): number {
  return album.key === SINGLES_KEY ? LAST_POSITION : index;
}
