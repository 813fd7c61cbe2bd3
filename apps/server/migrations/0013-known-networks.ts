import type { Kysely } from 'kysely';

/** Where each fan logged in from, as hashes of networks, so that a flood of wrong passwords never slows the owner down. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('known_networks')
    .addColumn('user_id', 'text', (column) => column.notNull())
    .addColumn('network_hash', 'text', (column) => column.notNull())
    .addColumn('used_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('known_networks_pk', ['user_id', 'network_hash'])
    .addForeignKeyConstraint('known_networks_user_fk', ['user_id'], 'users', ['id'], (key) =>
      key.onDelete('cascade'),
    )
    .execute();
  await db.schema
    .createIndex('known_networks_used_at_index')
    .on('known_networks')
    .column('used_at')
    .execute();
}
