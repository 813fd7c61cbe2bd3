import type { Database } from '../../apps/server/src/platform/db/database.ts';
import { grantRight } from '../../apps/server/src/platform/db/rights.ts';
import type { PublicFacts } from '../../apps/server/src/testing/public-facts.ts';
import type { SessionKind } from './requests.ts';
import { saveAll } from './saves.ts';

/** The password of all fans but the untouched one. */
export const PASSWORD = 'a long quiet evening';
const UNTOUCHED_PASSWORD = 'nobody knows this one';

/** A fan with an open session. */
export type FuzzFan = { readonly username: string; readonly token: string };

/** The fans in whose names requests are sent, and the one whose data must stay as they are. */
export type FuzzFans = {
  readonly untouched: FuzzFan;
  readonly usernames: readonly string[];
  /** The token of a kind; undefined for none. */
  tokenOf(kind: SessionKind): string | undefined;
  /** Whether a session of this kind lets anyone in. */
  isAlive(kind: SessionKind): boolean;
  /** Brings a fan back whose session was ended or whose account was removed by a request. */
  revive(kind: SessionKind): Promise<void>;
};

type Stage = { readonly origin: string; readonly database: Database; readonly facts: PublicFacts };

const LIVING = ['own', 'foreign', 'editor'] as const;
type Living = (typeof LIVING)[number];

/** Signs up all fans of a run on a new site. */
export async function createFuzzFans(stage: Stage): Promise<FuzzFans> {
  const untouched = await signUp(stage, 'fan-untouched', UNTOUCHED_PASSWORD);
  await saveAll(stage.facts, (method, target, body) => send(stage, method, target, { body, fan: untouched }));

  const living = new Map<Living, FuzzFan>();
  let made = 0;
  async function enter(kind: Living): Promise<void> {
    made += 1;
    const fan = await signUp(stage, `fan-${kind}-${made}`, PASSWORD);
    living.set(kind, fan);
    if (kind === 'own')
      await saveAll(stage.facts, (method, target, body) => send(stage, method, target, { body, fan }));
    if (kind === 'editor') await stage.database.write((tx) => grantRight(tx, fan.username, 'catalogue'));
  }
  for (const kind of LIVING) await enter(kind);

  const expired = await signUp(stage, 'fan-expired', PASSWORD);
  await expireSessions(stage.database, expired.username);
  const ended = await signUp(stage, 'fan-ended', PASSWORD);
  await send(stage, 'POST', '/api/auth/logout', { body: {}, fan: ended });

  const isLiving = (kind: SessionKind) => LIVING.find((known) => known === kind);
  return {
    untouched,
    usernames: [untouched, expired, ...living.values()].map(({ username }) => username),
    tokenOf(kind) {
      const name = isLiving(kind);
      if (name !== undefined) return living.get(name)?.token;
      return { expired: expired.token, ended: ended.token, malformed: `${untouched.token}x` }[String(kind)];
    },
    isAlive: (kind) => isLiving(kind) !== undefined,
    async revive(kind) {
      const name = isLiving(kind);
      const fan = name && living.get(name);
      if (name === undefined || fan === undefined) return;
      const { status } = await send(stage, 'GET', '/api/profile/user-profile', { fan });
      if (status === 401) await enter(name);
    },
  };
}

/** Sends a plain request, as the web app would. */
export function send(
  { origin }: { readonly origin: string },
  method: string,
  target: string,
  { body, fan }: { readonly body?: unknown; readonly fan?: FuzzFan } = {},
): Promise<Response> {
  return fetch(origin + target, {
    method,
    headers: {
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(fan && { authorization: `Bearer ${fan.token}` }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
}

async function signUp(stage: Stage, username: string, password: string): Promise<FuzzFan> {
  const body = { username, email: `${username}@example.org`, password };
  const made = await send(stage, 'POST', '/api/auth/signup', { body });
  if (made.status !== 201) throw new Error(`Signup answered ${made.status}: ${await made.text()}`);
  const login = await send(stage, 'POST', '/api/auth/login', { body: { username, password } });
  return { username, token: ((await login.json()) as { token: string }).token };
}

function expireSessions(database: Database, username: string): Promise<unknown> {
  return database.write((tx) =>
    tx
      .updateTable('sessions')
      .set({ expires_at: 0 })
      .where('user_id', '=', (query) =>
        query.selectFrom('users').select('id').where('username', '=', username),
      )
      .execute(),
  );
}
