import type { FastifyBaseLogger } from 'fastify';
import { LRUCache } from 'lru-cache';
import { roughAddress } from './http/connections/networks.ts';

/** Events that the operator may have to look into later. */
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
  | 'account-renamed'
  | 'fan-hidden'
  | 'fan-shown'
  | 'fan-reported'
  | 'email-bounced'
  | 'email-bounce-cleared'
  | 'right-granted'
  | 'right-revoked'
  | 'access-refused'
  | 'input-refused'
  | 'limit-hit';

type Facts = {
  /** The account's id; never a username or an e-mail address. */
  readonly userId?: string | undefined;
  /** The full address; the log keeps only `roughAddress` of it. */
  readonly address?: string | undefined;
  /** What was refused or limited: a problem's code, the name of a limit or a route's pattern. */
  readonly what?: string | undefined;
};

/** Notes a security event as a line of the log, with its time. */
export type SecurityLog = (event: SecurityEvent, facts?: Facts) => void;

// These come in floods. Equal events are logged once a minute, so that they can't flood the log; metrics count them all.
const OF_FLOODS: ReadonlySet<SecurityEvent> = new Set(['access-refused', 'input-refused', 'limit-hit']);
const HIT_NOTED_EVERY_MS = 60_000;
const MAX_HITS_REMEMBERED = 10_000;

/** Writes security events to the log: lines with a field `security`, at level `info`. */
export function createSecurityLog(log: Pick<FastifyBaseLogger, 'info'>): SecurityLog {
  const hits = new LRUCache<string, true>({ max: MAX_HITS_REMEMBERED, ttl: HIT_NOTED_EVERY_MS });

  function isRepeated(hit: string): boolean {
    if (hits.has(hit)) return true;
    hits.set(hit, true);
    return false;
  }

  return (event, { userId, address, what } = {}) => {
    const network = address === undefined ? undefined : roughAddress(address);
    if (OF_FLOODS.has(event) && isRepeated(`${event} ${userId} ${network} ${what}`)) return;
    log.info({ security: event, userId, network, what }, 'security event');
  };
}
