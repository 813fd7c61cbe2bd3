import { DAYS_KEPT } from '@thirteen/domain/history/kept-days.ts';
import type { Config } from '#config.ts';
import { CONFIRMATION_LIFE_MS, RESET_LIFE_MS } from '#features/account/emails/account-mails.ts';
import { accountLimits } from '#features/account/account.limits.ts';
import { NETWORK_KEPT_MS, NETWORKS_PER_USER } from '#features/account/sessions/known-networks.repository.ts';
import { reportLimits } from '#features/report/report.routes.ts';
import { COUNTER_DAYS_KEPT } from '#features/statistics/statistics.service.ts';
import type { Retention } from '#platform/db/stored-data.words.ts';
import { BOUNCES_KEPT_MS, SENT_KEPT_MS } from '#platform/mail/mail-sender.ts';

const MINUTE_MS = 60 * 1000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** How long this site keeps things: the figures of the code that forgets them, and the operator's own. */
export function retentionOf(config: Config): Retention {
  const { sessionDays, sessionIdleHours, outboxDays, cardCacheMb } = config;
  const windows = Object.values({ ...accountLimits, ...reportLimits }).map(({ seconds }) => seconds / 60);
  return {
    sessionDays,
    sessionIdleHours,
    outboxDays,
    hasMailServer: config.smtpUrl !== undefined,
    cardCacheMb,
    networkDays: NETWORK_KEPT_MS / DAY_MS,
    networks: NETWORKS_PER_USER,
    resetMinutes: RESET_LIFE_MS / MINUTE_MS,
    confirmationHours: CONFIRMATION_LIFE_MS / HOUR_MS,
    limitMinutes: Math.max(...windows),
    bounceDays: BOUNCES_KEPT_MS / DAY_MS,
    chartDays: COUNTER_DAYS_KEPT,
    historyDays: DAYS_KEPT,
    sentMailHours: SENT_KEPT_MS / HOUR_MS,
  };
}
