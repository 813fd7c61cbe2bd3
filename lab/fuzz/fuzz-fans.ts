import type { Database } from '../../apps/server/src/platform/db/database.ts';
import { grantRight } from '../../apps/server/src/platform/db/rights.ts';
import { fetchJson, send } from '../../apps/server/src/testing/call.ts';
import { addFan, type TestFan } from '../../apps/server/src/testing/fan.ts';
import type { PublicFacts } from '../../apps/server/src/testing/public-facts.ts';
import type { SessionKind } from './requests.ts';
import { saveAll } from './saves.ts';

/** The fans in whose names requests are sent, and the one whose data must stay as they are. */
export type FuzzFans = Awaited<ReturnType<typeof createFuzzFans>>;

type Stage = { readonly origin: string; readonly database: Database; readonly facts: PublicFacts };

const LIVING = ['own', 'foreign', 'editor'] as const;
type Living = (typeof LIVING)[number];

/** Signs up all fans of a run on a new site. */
export async function createFuzzFans({ origin, database, facts }: Stage) {
  const living = new Map<Living, TestFan>();
  async function enter(kind: Living): Promise<void> {
    const fan = await addFan(origin, `fan-${kind}-`);
    living.set(kind, fan);
    if (kind === 'own') await saveAll(facts, origin, fan.session.token);
    if (kind === 'editor') await database.write((tx) => grantRight(tx, fan.username, 'catalogue'));
  }
  const untouched = await addFan(origin, 'fan-still-');
  await saveAll(facts, origin, untouched.session.token);
  // Known to nobody else, so that no request logs in with it.
  const newPassword = 'nobody knows this one';
  await fetchJson(`${origin}/api/account/password`, {
    method: 'PUT',
    token: untouched.session.token,
    body: { currentPassword: untouched.password, newPassword },
  });
  for (const kind of LIVING) await enter(kind);
  const [expired, ended] = [await addFan(origin), await addFan(origin)];
  await expireSessions(database, expired.username);
  await send(`${origin}/api/auth/logout`, { body: {}, token: ended.session.token });
  const tokens: Partial<Record<SessionKind, string>> = {
    expired: expired.session.token,
    ended: ended.session.token,
    malformed: `${untouched.session.token}x`,
  };
  const livingOf = (kind: SessionKind) => LIVING.find((known) => known === kind);

  return {
    untouched: { username: untouched.username, token: untouched.session.token },
    password: untouched.password,
    usernames: [untouched, expired, ...living.values()].map(({ username }) => username),
    /** The token of a kind; undefined for none. */
    tokenOf(kind: SessionKind): string | undefined {
      const name = livingOf(kind);
      return name === undefined ? tokens[kind] : living.get(name)?.session.token;
    },
    /** Whether a session of this kind lets anyone in. */
    isAlive: (kind: SessionKind) => livingOf(kind) !== undefined,
    /** Brings a fan back whose session was ended or whose account was removed by a request. */
    async revive(kind: SessionKind): Promise<void> {
      const name = livingOf(kind);
      if (name === undefined) return;
      const token = living.get(name)?.session.token;
      const { status } = await send(`${origin}/api/profile/user-profile`, { token });
      if (status === 401) await enter(name);
    },
  };
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

// What the account holds, what fans see of it, and the pages behind its links. Lists that go on over the whole
// catalogue are in the account's data as they were saved: an album that was added must not change them there.
const OWN = [
  '/api/account/data',
  '/api/profile/user-profile',
  '/api/rankings/user/top-thirteen',
  '/api/rankings/eras-tour-set-list',
  '/api/rankings/user/top-five-albums',
];
const PUBLIC = [
  '/api/profile/public-profile/{username}',
  '/api/profile/eras-tour-set-list/{username}',
  '/api/profile/{username}/has-completed-eras-tour',
  '/public-profile/{username}',
  '/top13/{username}',
  '/share-setlist/{username}',
];

/** All that the site says of the untouched fan, by address; different when the session no longer lets the fan in. */
export async function readUntouched(
  origin: string,
  { username, token }: FuzzFans['untouched'],
): Promise<ReadonlyMap<string, string>> {
  const state = new Map<string, string>();
  for (const pattern of [...OWN, ...PUBLIC]) {
    const response = await send(
      origin + pattern.replace('{username}', username),
      OWN.includes(pattern) ? { token } : {},
    );
    // When it was read, and when a session was last seen, are nothing that a stranger changes.
    const text = (await response.text()).replace(/"(?:exportedAt|lastSeen\w*)":(?:"[^"]*"|\d+),?/g, '');
    state.set(pattern, `${response.status} ${text}`);
  }
  return state;
}
