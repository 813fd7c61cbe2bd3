import type { FastifyBaseLogger } from 'fastify';
import { roughAddress } from './http/networks.ts';

/** What a keeper of the site may have to look into later. */
export type SecurityEvent =
  | 'signup'
  | 'login'
  | 'login-refused'
  | 'login-slowed'
  | 'logout'
  | 'sessions-ended'
  | 'password-changed'
  | 'password-reset-asked'
  | 'password-reset'
  | 'email-confirmed'
  | 'email-lost'
  | 'second-factor-on'
  | 'second-factor-off'
  | 'recovery-code-used'
  | 'account-deleted'
  | 'right-granted'
  | 'right-revoked'
  | 'access-refused'
  | 'input-refused'
  | 'limit-hit';

type Facts = {
  /** The account's id, which names nobody outside this site; never a username or an e-mail address. */
  readonly userId?: string | undefined;
  /** The whole address; the log keeps only what `roughAddress` leaves of it. */
  readonly address?: string | undefined;
  /** What was refused or limited, by a name of the code: a problem's code, the name of a limit, a route's pattern. */
  readonly what?: string | undefined;
};

/** Notes a security event as a line of the log, with its time. */
export type SecurityLog = (event: SecurityEvent, facts?: Facts) => void;

// These come in floods: of equal ones one a minute is noted, so that the log can't be flooded, too.
const OF_FLOODS: ReadonlySet<SecurityEvent> = new Set(['input-refused', 'limit-hit']);
const HIT_NOTED_EVERY_MS = 60_000;
const MAX_HITS_REMEMBERED = 10_000;

/** Makes the one place where security events are noted: lines with `security` in them, at the level `info`. */
export function createSecurityLog(log: Pick<FastifyBaseLogger, 'info'>): SecurityLog {
  const hits = new Map<string, number>();

  function isRepeated(hit: string): boolean {
    const now = performance.now();
    if (now - (hits.get(hit) ?? -Infinity) < HIT_NOTED_EVERY_MS) return true;
    if (hits.size >= MAX_HITS_REMEMBERED) hits.clear();
    hits.set(hit, now);
    return false;
  }

  return (event, { userId, address, what } = {}) => {
    const network = address === undefined ? undefined : roughAddress(address);
    if (OF_FLOODS.has(event) && isRepeated(`${event} ${network} ${what}`)) return;
    log.info({ security: event, userId, network, what }, 'security event');
  };
}
