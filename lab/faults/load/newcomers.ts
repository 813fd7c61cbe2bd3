import { readdir, readFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Asker } from './asker.ts';
import { untilAnswered } from './fan.ts';

/** An account, what was promised of it, and the passwords of which one must be right. */
type Newcomer = {
  readonly username: string;
  isSignedUp: boolean;
  passwords: readonly string[];
  /** Mails with a link that must have been stored, and how many more may have been. */
  mails: number;
  mailsMore: number;
};

type Parts = {
  readonly asker: Asker;
  /** The folder of the mails. */
  readonly outbox: string;
  /** The ids of the mails to an address that wait to be sent. */
  readonly listWaiting: (address: string) => Promise<readonly string[]>;
  readonly prefix: string;
};

const FIRST_PASSWORD = 'a long quiet evening';
const MAIL_WITHIN_MS = 3000;
const LOOK_EVERY_MS = 50;

/**
 * Of a site that writes its mails into a folder: one after the other signs up, logs in, forgets the password and sets a new
 * one by the link of the mail. Their names begin with `prefix`.
 */
export function createNewcomers({ asker, outbox, listWaiting, prefix }: Parts) {
  let count = 0;
  let acknowledged = 0;
  let unchecked: Newcomer[] = [];
  const addressOf = ({ username }: Newcomer) => `${username}@example.org`;

  const post = (path: string, body: unknown, isOver: () => boolean) =>
    untilAnswered(asker, { method: 'POST', path, body }, isOver);
  const offend = (newcomer: Newcomer, what: string) => asker.offences.push(`${newcomer.username}: ${what}`);

  async function come(isOver: () => boolean): Promise<void> {
    const newcomer: Newcomer = {
      username: `${prefix}-${(count += 1)}`,
      isSignedUp: false,
      passwords: [FIRST_PASSWORD],
      mails: 0,
      mailsMore: 0,
    };
    unchecked.push(newcomer);
    const { username } = newcomer;
    const account = { username, email: addressOf(newcomer), password: FIRST_PASSWORD };
    const signup = await post('/api/auth/signup', account, isOver);
    if (!signup) return;
    // Taken, by a try that was kept and got no answer.
    if (signup.status !== 201 && signup.status !== 409) offend(newcomer, `sign-up was a ${signup.status}`);
    newcomer.isSignedUp = true;
    acknowledged += 1;
    const login = await post('/api/auth/login', { username, password: FIRST_PASSWORD }, isOver);
    if (login && login.status !== 200) offend(newcomer, `login after sign-up was a ${login.status}`);
    if (login) await forget(newcomer, isOver);
  }

  async function forget(newcomer: Newcomer, isOver: () => boolean): Promise<void> {
    const question = {
      method: 'POST',
      path: '/api/auth/forgot-password',
      body: { email: addressOf(newcomer) },
    };
    while (!isOver() && newcomer.mails === 0) {
      const answer = await asker.ask(question);
      if (answer.kind === 'answered') newcomer.mails += 1;
      else newcomer.mailsMore += 1;
    }
    const token = await untilMailed(newcomer, isOver);
    if (token === undefined) return;
    const newPassword = `a longer quiet evening ${newcomer.username}`;
    newcomer.passwords = [FIRST_PASSWORD, newPassword];
    const reset = await post('/api/auth/reset-password', { token, newPassword }, isOver);
    if (!reset) return;
    // The link may have been used by a try that was kept and got no answer.
    if (reset.status !== 200 && reset.status !== 400)
      offend(newcomer, `the new password was a ${reset.status}`);
    newcomer.passwords = [newPassword];
    acknowledged += 1;
  }

  async function untilMailed(newcomer: Newcomer, isOver: () => boolean): Promise<string | undefined> {
    const until = Date.now() + MAIL_WITHIN_MS;
    while (!isOver() && Date.now() < until) {
      const [mail] = await findMails(addressOf(newcomer));
      const [, token] = /\/reset-password\?token=(\S+)/.exec(mail?.text ?? '') ?? [];
      if (token !== undefined) return token;
      await sleep(LOOK_EVERY_MS);
    }
    // A mail that a killed process had begun to send is sent by another one, minutes later.
    return undefined;
  }

  async function findMails(
    address: string,
  ): Promise<readonly { readonly id: string; readonly text: string }[]> {
    const names = (await readdir(outbox).catch(() => [])).filter((name) => name.endsWith('.eml'));
    const mails = await Promise.all(
      names.map(async (name) => ({
        id: name.slice('link-'.length, -'.eml'.length),
        text: await readFile(`${outbox}/${name}`, 'utf8').catch(() => ''),
      })),
    );
    return mails.filter(({ text }) => text.includes(address));
  }

  async function findLoss(newcomer: Newcomer): Promise<string | undefined> {
    const { username, passwords, isSignedUp, mails, mailsMore } = newcomer;
    const statuses: number[] = [];
    for (const password of passwords) {
      const question = { method: 'POST', path: '/api/auth/login', body: { username, password } };
      const answer = await asker.ask(question);
      if (answer.kind === 'answered') statuses.push(answer.status);
    }
    const entered = statuses.filter((status) => status === 200).length;
    if (entered > 1 || (isSignedUp && entered === 0))
      return `${username}: logins by ${passwords.length} passwords were ${statuses.join(', ')}`;
    const address = addressOf(newcomer);
    // A mail that is written already may not be noted as sent yet.
    const written = (await findMails(address)).map(({ id }) => id);
    const stored = new Set([...written, ...(await listWaiting(address))]).size;
    if (stored < mails || stored > mails + mailsMore)
      return `${username}: ${stored} mails are there, ${mails} to ${mails + mailsMore} were asked for`;
    return undefined;
  }

  return {
    async live(isOver: () => boolean) {
      while (!isOver()) await come(isOver);
    },
    /** What is not as it was promised of those who came since this was asked last, in sentences. */
    async findLosses(): Promise<readonly string[]> {
      const losses: string[] = [];
      for (const newcomer of unchecked) {
        const loss = await findLoss(newcomer);
        if (loss !== undefined) losses.push(loss);
      }
      unchecked = [];
      return losses;
    },
    acknowledged: () => acknowledged,
  };
}
