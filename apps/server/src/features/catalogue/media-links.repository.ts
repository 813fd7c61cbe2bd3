import type { Db, Tx } from '#platform/db/tables.ts';

/**
 * What was found: the cover of an album, by its key, or of a song, by its id, the preview and the page to listen to all of
 * it. Only what is `linked` has an address.
 */
export type MediaLink = {
  readonly kind: 'album' | 'song' | 'page';
  readonly item: string;
  readonly outcome: 'linked' | 'unsure' | 'missing';
  readonly address: string | null;
  /** What came closest, for the operator to judge. */
  readonly note: string;
};

/** All that was looked up so far. */
export async function listMediaLinks(db: Db): Promise<MediaLink[]> {
  const rows = await db
    .selectFrom('media_links')
    .select(['kind', 'item', 'outcome', 'address', 'note'])
    .orderBy('kind')
    .orderBy('item')
    .execute();
  // Written by `saveMediaLink` below.
  return rows as MediaLink[];
}

/** The linked covers by albums' keys, and the linked previews and pages by songs' ids. */
export async function listLinkedAddresses(db: Db) {
  const links = await listMediaLinks(db);
  const addressesOf = (kind: MediaLink['kind']) =>
    new Map(
      links.flatMap((link) =>
        link.kind === kind && link.address !== null ? [[link.item, link.address]] : [],
      ),
    );
  return { albums: addressesOf('album'), songs: addressesOf('song'), pages: addressesOf('page') };
}

/** Keeps what was found, in place of what was found before. The caller moves the catalogue's revision on. */
export async function saveMediaLink(tx: Tx, link: MediaLink, lookedUpAt: string): Promise<void> {
  const { kind, item, outcome, address, note } = link;
  const values = { outcome, address, note, looked_up_at: lookedUpAt };
  await tx
    .insertInto('media_links')
    .values({ kind, item, ...values })
    .onConflict((conflict) => conflict.columns(['kind', 'item']).doUpdateSet(values))
    .execute();
}
