import type { Kysely } from 'kysely';

/**
 * Mails with a link are stored as what they are for and for whom; their words, which hold the link's secret, are
 * written when they are sent. Those that were stored with their link go: whoever waits for one asks again.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('mails')
    .addColumn('kind', 'text', (column) => column.notNull().defaultTo('message'))
    .execute();
  await db.schema
    .alterTable('mails')
    .addColumn('user_id', 'text', (column) => column.references('users.id').onDelete('cascade'))
    .execute();
  await db.schema.createIndex('mails_user_index').on('mails').column('user_id').execute();

  const mails = db as Kysely<{ mails: { reply_to: string | null; text: string } }>;
  // Only messages of the contact form, which nobody may lose, have a reply address.
  await mails
    .deleteFrom('mails')
    .where('reply_to', 'is', null)
    .where('text', 'like', '%/reset-password?token=%')
    .execute();
}
