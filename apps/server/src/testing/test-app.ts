import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import { buildApp } from '../app/app.ts';
import { readConfig } from '../config.ts';
import { openDatabase } from '../platform/db/open.ts';
import { CHEAP_PASSWORDS } from './cheap-passwords.ts';
import { copyPostgresDatabase } from './databases/postgres-databases.ts';
import { planStatements } from './statements/planned-statements.ts';

/** A web app of one page, since what is tried here does not depend on the real one being built. */
const WEB_APP = fileURLToPath(new URL('./web', import.meta.url));

const START = Date.UTC(2026, 0, 13, 13);

/** A running app on a database of its own, with a clock that only tests move. */
export type TestApp = Awaited<ReturnType<typeof startTestApp>>;

type SendOptions = {
  readonly token?: string | undefined;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
};

type StartOptions = {
  /** Hashes passwords at the cost of a real site, for tests that are about that cost. */
  readonly realPasswords?: boolean;
  /** The folder of another web app. */
  readonly webApp?: string;
  /** Milliseconds since 1970. */
  readonly startsAt?: number;
  /** What is asked of pages, if not the contract's own number. */
  readonly contractNumber?: number;
};

/** Starts an app on SQLite, or on a fresh PostgreSQL database where `TEST_ENGINE` says so. */
export async function startTestApp(
  env: Readonly<Record<string, string>> = {},
  { realPasswords = false, webApp = WEB_APP, startsAt = START, ...parts }: StartOptions = {},
) {
  const dataDir = await mkdtemp(join(tmpdir(), 'thirteen-test-'));
  const storage = process.env['TEST_ENGINE'] === 'postgres' ? await copyPostgresDatabase() : undefined;
  const config = readConfig({
    DATA_DIR: dataDir,
    LOG_LEVEL: 'silent',
    ...(storage && { DATABASE_URL: storage.url }),
    ...env,
  });
  const clock = { now: startsAt };
  const database = await openDatabase(config, { syncs: false });
  const { http: app, startBackground } = await buildApp({
    config,
    database,
    now: () => clock.now,
    webApp,
    warmsMedia: false,
    ...parts,
    ...(!realPasswords && { passwordCost: CHEAP_PASSWORDS }),
  });
  await app.ready();
  const statements = planStatements();

  return {
    app,
    database,
    dataDir,
    /** Where PostgreSQL's database is; undefined on SQLite, which is in `dataDir`. */
    databaseUrl: config.databaseUrl,
    clock,
    /** Starts what goes on beside requests, but for making media. */
    startBackground,
    /** Sends a request as `token`'s fan, or as nobody. */
    send: (
      method: string,
      url: string,
      { token, body, headers = {} }: SendOptions = {},
    ): Promise<LightMyRequestResponse> =>
      statements.during(() =>
        app.inject({
          method: method,
          url,
          headers: { ...headers, ...(token !== undefined && { authorization: `Bearer ${token}` }) },
          ...(body !== undefined && { payload: body as NonNullable<InjectOptions['payload']> }),
        }),
      ),
    async close() {
      await app.close();
      await database.close();
      try {
        if (storage) await statements.check(storage.url);
      } finally {
        await storage?.drop();
      }
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

let fans = 0;

/** Signs up a fan with a neutral name of its own, or one of the test's choice, and logs in. */
export async function signUpFan(
  testApp: TestApp,
  named?: string,
): Promise<{ username: string; token: string; password: string }> {
  fans += 1;
  const username = named ?? `fan-${process.pid}-${fans}`;
  const password = 'a long quiet evening';
  const body = { username, email: `${username}@example.org`, password };
  const made = await testApp.send('POST', '/api/auth/signup', { body });
  if (made.statusCode !== 201) throw new Error(`Signup answered ${made.statusCode}: ${made.body}`);
  const login = await testApp.send('POST', '/api/auth/login', { body: { username, password } });
  return { username, password, token: login.json<{ token: string }>().token };
}
