import { createHash } from 'node:crypto';
import { prepared } from '#platform/db/prepared.ts';
import type { Db, Tx } from '#platform/db/tables.ts';

/** Where a fan logs in from: `network` as `networksOf` names it. It is stored as a hash of its own for each fan. */
export type KnownNetwork = { readonly userId: string; readonly network: string };

/** How many networks of a fan are remembered. */
export const NETWORKS_PER_USER = 20;
/** How long a network is remembered after the last login from there, in milliseconds. */
export const NETWORK_KEPT_MS = 90 * 24 * 60 * 60 * 1000;

/** Whether a fan logged in from a network before. One read, for whom there is no account as well. */
export async function isKnownNetwork(db: Db, known: KnownNetwork): Promise<boolean> {
  const { rows } = await selectNetwork(db, [known.userId, hashOf(known)]);
  return rows.length > 0;
}

const selectNetwork = prepared((db) =>
  db.selectFrom('known_networks').select('used_at').where('user_id', '=', '').where('network_hash', '=', ''),
);

/** Remembers a network that a fan logged in from at `now`, and the 20 newest at most. */
export async function rememberNetwork(tx: Tx, known: KnownNetwork, now: number): Promise<void> {
  const { userId } = known;
  await tx
    .insertInto('known_networks')
    .values({ user_id: userId, network_hash: hashOf(known), used_at: now })
    .onConflict((conflict) => conflict.columns(['user_id', 'network_hash']).doUpdateSet({ used_at: now }))
    .execute();
  await tx
    .deleteFrom('known_networks')
    .where('user_id', '=', userId)
    .where('network_hash', 'not in', (newest) =>
      newest
        .selectFrom('known_networks')
        .select('network_hash')
        .where('user_id', '=', userId)
        .orderBy('used_at', 'desc')
        .orderBy('network_hash')
        .limit(NETWORKS_PER_USER),
    )
    .execute();
}

/** Forgets networks that nobody logged in from for 90 days. */
export async function forgetOldNetworks(tx: Tx, now: number): Promise<void> {
  await tx
    .deleteFrom('known_networks')
    .where('used_at', '<=', now - NETWORK_KEPT_MS)
    .execute();
}

// The user's id is part of the hash, so that equal networks of two fans have different hashes.
function hashOf({ userId, network }: KnownNetwork): string {
  return createHash('sha256').update(`${userId} ${network}`).digest('base64url');
}
