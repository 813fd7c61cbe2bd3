import type { Kysely } from 'kysely';

/** Mails that were promised and not yet sent, and the points that limit how often something may be tried. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('mails')
    .addColumn('id', 'text', (column) => column.notNull())
    .addColumn('recipient', 'text', (column) => column.notNull())
    .addColumn('reply_to', 'text')
    .addColumn('subject', 'text', (column) => column.notNull())
    .addColumn('text', 'text', (column) => column.notNull())
    .addColumn('attempts', 'integer', (column) => column.notNull())
    .addColumn('next_attempt_at', 'bigint', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('sent_at', 'text')
    .addPrimaryKeyConstraint('mails_pk', ['id'])
    .execute();
  await db.schema
    .createIndex('mails_due_index')
    .on('mails')
    .columns(['sent_at', 'next_attempt_at'])
    .execute();

  await db.schema
    .createTable('limits')
    .addColumn('key', 'text', (column) => column.notNull())
    .addColumn('points', 'integer', (column) => column.notNull())
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('limits_pk', ['key'])
    .execute();
  await db.schema.createIndex('limits_expires_at_index').on('limits').column('expires_at').execute();
}
