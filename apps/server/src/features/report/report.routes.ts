import { reportPage, type PageReport } from '@thirteen/contract/report.ts';
import type { FastifyInstance } from 'fastify';
import { serve } from '#platform/http/serve.ts';
import { REPORTED, reportMail } from './report.words.ts';
import type { LimitRule, Limits } from '#platform/http/limits.ts';
import { pages } from '@thirteen/contract/pages/pages.ts';
import type { ReportedPage } from '@thirteen/domain/report/report-rules.ts';
import { UserGone, type Database } from '#platform/db/database.ts';
import { HttpProblem } from '#platform/http/problem.ts';
import { operatorAddress } from '#platform/mail/transports.ts';
import type { MailSender } from '#platform/mail/mail-sender.ts';
import { storeMail } from '#platform/mail/mail.repository.ts';
import type { SecurityLog } from '#platform/security-log.ts';
import { countReport, findShownFan, type ShownFan } from './report.repository.ts';

/** Reports of public pages, open to all. */
export function serveReports(app: FastifyInstance, parts: ReportParts): void {
  serve(app, reportPage, async ({ body, address }) => {
    // A bot that filled in the trap field gets the usual answer.
    if (!body.website) await acceptReport(parts, body, address);
    return REPORTED;
  });
}

const HOUR = 60 * 60;

/** How often pages may be reported, before `LIMITS_FACTOR`. */
export const reportLimits = {
  reportsPerAddress: { name: 'report-address', points: 5, seconds: HOUR },
  /** Mails about one fan; reports beyond them are counted, so that a crowd can't fill the operator's mailbox. */
  mailsPerFan: { name: 'report-fan', points: 10, seconds: 24 * HOUR, slowsOnly: true },
} as const satisfies Record<string, LimitRule>;

/** What reports work with. */
export type ReportParts = {
  readonly database: Database;
  readonly limits: Limits;
  readonly securityLog: SecurityLog;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** The mailbox of the people behind the site; where they named none, reports go to the outbox folder. */
  readonly config: { readonly contactTo: string | undefined };
  readonly mails: Pick<MailSender, 'sendSoon'>;
  /** The origin of the site's own addresses. */
  readonly origin: () => string;
};

const addressesOf: Readonly<Record<ReportedPage, string>> = {
  profile: pages.publicProfile.path,
  'set-list': pages.shareSetlist.path,
  'top-13': pages.namedTop13.path,
};

/**
 * Counts a report and stores the mail about it, in one transaction, so that it is sent whatever happens. Throws
 * HttpProblem `not-found` where nobody has such a page in public, and `too-many-requests`; then nothing is counted.
 */
async function acceptReport(parts: ReportParts, report: PageReport, address: string): Promise<void> {
  const { database, limits, securityLog, mails } = parts;
  const fan = await findShownFan(database.read, report);
  if (!fan) throw new HttpProblem('not-found');
  const count = { rule: reportLimits.reportsPerAddress, address };
  await limits.take(count, { rule: reportLimits.mailsPerFan, name: fan.userId });
  try {
    const isMailed = (await limits.excess(reportLimits.mailsPerFan, fan.userId)) <= 0;
    await storeReport(parts, fan, report, isMailed);
  } catch (error) {
    // If the database is still away the point stays; the client must be told that nothing was stored.
    await limits.giveBack(count).catch(() => undefined);
    // The account went since it was found.
    throw error instanceof UserGone ? new HttpProblem('not-found') : error;
  }
  securityLog('fan-reported', { userId: fan.userId, address, what: report.topic });
  mails.sendSoon();
}

async function storeReport(
  { database, now, config, origin }: ReportParts,
  { userId, username }: ShownFan,
  { page, topic, words }: PageReport,
  isMailed: boolean,
): Promise<void> {
  const at = now();
  const path = addressesOf[page].replace(':username', encodeURIComponent(username));
  const mail = {
    recipient: operatorAddress(config.contactTo),
    ...reportMail({ username, address: `${origin()}${path}`, topic, words }),
  };
  await database.writeForUser(userId, async (tx) => {
    await countReport(tx, userId, topic, new Date(at).toISOString());
    if (isMailed) await storeMail(tx, mail, at);
  });
}
