import type { Store } from '../explorer/stores.ts';

/** How many sessions and known networks each fan gets. */
const SIGN_INS = 2;

// Texts of the length of the server's own hashes (SHA-256 as base64url).
const HASH = `translate(rtrim(encode(sha256((id || number)::bytea), 'base64'), '='), '+/', '-_')`;

/** Gives each fan of a PostgreSQL database sessions, and the networks that they were opened from. */
export async function addSignIns(store: Store): Promise<void> {
  const each = `from users, generate_series(1, ${SIGN_INS}) as number order by random()`;
  await store.run(
    `insert into sessions (user_id, token_hash, created_at, expires_at, device, last_seen_at)
     select id, ${HASH}, 1767225600000, 1774915200000 + number, 'Firefox on Windows', 1767225600000 ${each}`,
  );
  await store.run(
    `insert into known_networks (user_id, network_hash, used_at)
     select id, ${HASH}, 1767225600000 + number ${each}`,
  );
}
