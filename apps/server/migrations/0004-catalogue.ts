import type { Kysely } from 'kysely';

/** The albums and songs that can be ranked, and single facts of the installation. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('albums')
    .addColumn('key', 'text', (column) => column.notNull())
    .addColumn('slug', 'text', (column) => column.notNull())
    .addColumn('era', 'text')
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('release_date', 'text')
    .addColumn('cover', 'text')
    .addColumn('position', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('albums_pk', ['key'])
    .addUniqueConstraint('albums_slug_unique', ['slug'])
    .addUniqueConstraint('albums_title_unique', ['title'])
    .execute();

  await db.schema
    .createTable('songs')
    .addColumn('id', 'text', (column) => column.notNull())
    .addColumn('album_key', 'text', (column) => column.notNull())
    .addColumn('track', 'integer', (column) => column.notNull())
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('featuring', 'text')
    .addColumn('duration_seconds', 'integer')
    .addColumn('audio_source', 'text')
    .addPrimaryKeyConstraint('songs_pk', ['id'])
    .addUniqueConstraint('songs_title_unique', ['title'])
    .addUniqueConstraint('songs_album_track_unique', ['album_key', 'track'])
    .addForeignKeyConstraint('songs_album_fk', ['album_key'], 'albums', ['key'])
    .execute();

  await db.schema
    .createTable('facts')
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('value', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('facts_pk', ['name'])
    .execute();
}
