import { setTimeout as sleep } from 'node:timers/promises';
import type { Database } from '../../../apps/server/src/platform/db/database.ts';
import type { Fault } from '../fault.ts';
import { mailModes, startMailTaker, type MailTaker } from '../load/mail-taker.ts';
import { openSqliteSite } from '../sqlite-site.ts';

const FANS = 3;
const ANSWER_WITHIN_MS = 2000;
// The time limits of a mail that hangs, a few after each other, and the time between two looks for due mails.
const TRIED_WITHIN_MS = 45_000;
const TAKEN_WITHIN_MS = 60_000;
// Waits between tries go by faster: half a second of the server's clock for each look.
const LOOK_EVERY_MS = 50;
const STEP_MS = 500;

/** The mail server refuses mails for now, is not there, or says nothing. */
export const mailServer: Fault = {
  name: 'mail-server',
  title: 'mail server that refuses, is away or hangs',
  rounds: { full: 12, quick: 0 },
  async play({ rounds, seed, notes }) {
    const mail = await startMailTaker();
    const options = { clock: true };
    const site = await openSqliteSite({ seed, env: { SMTP_URL: mail.url }, options });
    const { asker } = site.crowd;
    let offsetMs = 0;
    const post = (path: string, body: unknown) => asker.ask({ method: 'POST', path, body });
    try {
      for (let round = 0; round < rounds; round += 1) {
        await mail.setMode(mailModes[round % (mailModes.length - 1)] ?? 'refuses');
        const addresses: string[] = [];
        asker.longestMs = 0;
        for (let number = 1; number <= FANS; number += 1) {
          const username = `mailed-${round}-${number}`;
          const email = `${username}@example.org`;
          await post('/api/auth/signup', { username, email, password: 'a long quiet evening' });
          const asked = await post('/api/auth/forgot-password', { email });
          if (asked.kind === 'answered' && asked.status === 200) addresses.push(email);
        }
        notes.time('answer after', asker.longestMs, ANSWER_WITHIN_MS);
        await until(() => areTried(site.database, addresses), 'a first try', TRIED_WITHIN_MS);
        await mail.setMode('takes');
        const areTakenSoon = async () => {
          await site.server().setClock((offsetMs += STEP_MS));
          return areTaken(mail, addresses);
        };
        await until(areTakenSoon, 'the mails', TAKEN_WITHIN_MS);
        await until(() => areSent(site.database, addresses), 'their being noted', TAKEN_WITHIN_MS);
        const [token] = /(?<=token=)\S+/.exec(mail.taken.get(addresses[0] ?? '')?.[0] ?? '') ?? [];
        const reset = await post('/api/auth/reset-password', { token, newPassword: 'another quiet evening' });
        const counts = addresses.map((address) => mail.taken.get(address)?.length ?? 0);
        notes.count('mails', counts.length);
        notes.endRound([
          ...(addresses.length === FANS ? [] : [`${addresses.length} of ${FANS} mails were promised`]),
          ...(counts.every((count) => count === 1) ? [] : [`mails came ${counts.join(', ')} times`]),
          ...(reset.kind === 'answered' && reset.status === 200 ? [] : ['the link of a mail is no good']),
          ...asker.offences.splice(0),
        ]);
      }
    } finally {
      await site.close();
      await mail.close();
    }
  },
};

async function until(isSo: () => Promise<boolean>, what: string, withinMs: number): Promise<void> {
  const end = Date.now() + withinMs;
  while (!(await isSo())) {
    if (Date.now() > end) throw new Error(`${what} did not come within ${withinMs} ms`);
    await sleep(LOOK_EVERY_MS);
  }
}

/** Whether a first try was made, or is being made, to send each mail. */
async function areTried({ read }: Database, addresses: readonly string[]): Promise<boolean> {
  const rows = await read
    .selectFrom('mails')
    .select('attempts')
    .where('recipient', 'in', addresses)
    .execute();
  return rows.length === addresses.length && rows.every(({ attempts }) => attempts > 0);
}

/** A mail that was sent is noted without its address. */
async function areSent({ read }: Database, addresses: readonly string[]): Promise<boolean> {
  const rows = await read.selectFrom('mails').select('id').where('recipient', 'in', addresses).execute();
  return rows.length === 0;
}

function areTaken({ taken }: MailTaker, addresses: readonly string[]): boolean {
  return addresses.every((address) => taken.has(address));
}
