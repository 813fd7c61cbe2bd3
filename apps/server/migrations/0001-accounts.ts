import type { Kysely } from 'kysely';

/** Accounts, what they may do, their sessions and links to reset a password. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('users')
    .addColumn('id', 'text', (column) => column.notNull())
    .addColumn('username', 'text', (column) => column.notNull())
    .addColumn('username_key', 'text', (column) => column.notNull())
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('email_key', 'text', (column) => column.notNull())
    .addColumn('password_hash', 'text')
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('users_pk', ['id'])
    .addUniqueConstraint('users_username_key_unique', ['username_key'])
    .addUniqueConstraint('users_email_key_unique', ['email_key'])
    .execute();

  await db.schema
    .createTable('rights')
    .addColumn('user_id', 'text', (column) => column.notNull())
    .addColumn('right_name', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('rights_pk', ['user_id', 'right_name'])
    .addForeignKeyConstraint('rights_user_fk', ['user_id'], 'users', ['id'], (key) => key.onDelete('cascade'))
    .execute();

  await db.schema
    .createTable('sessions')
    .addColumn('user_id', 'text', (column) => column.notNull())
    .addColumn('token_hash', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('sessions_pk', ['user_id', 'token_hash'])
    .addForeignKeyConstraint('sessions_user_fk', ['user_id'], 'users', ['id'], (key) =>
      key.onDelete('cascade'),
    )
    .execute();
  await db.schema.createIndex('sessions_expires_at_index').on('sessions').column('expires_at').execute();

  await db.schema
    .createTable('password_resets')
    .addColumn('user_id', 'text', (column) => column.notNull())
    .addColumn('token_hash', 'text', (column) => column.notNull())
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('password_resets_pk', ['user_id', 'token_hash'])
    .addForeignKeyConstraint('password_resets_user_fk', ['user_id'], 'users', ['id'], (key) =>
      key.onDelete('cascade'),
    )
    .execute();
}
