import type { FastifyInstance } from 'fastify';
import type { AccountParts, AccountServices } from './account-parts.ts';
import { createDeletionLog } from './deletion-log.ts';
import { createPasswords } from './passwords/passwords.ts';
import { createSessionUses } from './sessions/session-uses.ts';
import { createAuthenticate, sweepSessions } from './sessions/sessions.service.ts';
import { createSiteNames } from './passwords/new-password.ts';
import { createSlowDown } from './passwords/slow-down.ts';

const HOUR_MS = 60 * 60 * 1000;
const DAY_SECONDS = 24 * 60 * 60;

/** Makes what accounts need, lets the app know whose session a token is, and ends with it. */
export function openAccounts(app: FastifyInstance, services: AccountServices): AccountParts {
  const { database, now, config, background, limits, catalogue, passwordCost } = services;
  const slowDown = createSlowDown(limits);
  const sessionUses = createSessionUses({
    database,
    now,
    idleMs: config.sessionIdleHours * HOUR_MS,
    onFailure: (err) => app.log.warn({ err }, 'uses of sessions not kept'),
  });
  app.decorate('authenticate', createAuthenticate(database, sessionUses, now));
  const deletionLog = createDeletionLog({
    database,
    file: config.deletionsLog,
    onFailure: (err) => app.log.error({ err }, 'deletions not logged'),
  });
  background.atStart(deletionLog.flush, 'deletions not logged');
  background.repeat(deletionLog.flush, 'deletions not logged');
  background.repeat(() => sweepSessions(database, now), 'sweep failed');
  app.addHook('preClose', async () => slowDown.close());
  app.addHook('onClose', async () => sessionUses.close());
  const passwords = createPasswords(config.limitsFactor, passwordCost);
  app.metrics.watchQueue('passwords', passwords.waiting);
  return {
    ...services,
    deletionLog,
    passwords,
    slowDown,
    sessionSeconds: Math.max(1, Math.round(config.sessionDays * DAY_SECONDS)),
    sessionUses,
    isSiteName: createSiteNames(catalogue.current),
  };
}
