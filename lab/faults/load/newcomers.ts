import { readdir, readFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Asker } from './asker.ts';
import { untilAnswered } from './fan.ts';

/** An account, what was promised of it, and the passwords of which one must be right. */
type Newcomer = {
  readonly username: string;
  readonly email: string;
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
  const unchecked: Newcomer[] = [];

  async function come(isOver: () => boolean): Promise<void> {
    const username = `${prefix}-${(count += 1)}`;
    const email = `${username}@example.org`;
    const newcomer: Newcomer = {
      username,
      email,
      isSignedUp: false,
      passwords: [FIRST_PASSWORD],
      mails: 0,
      mailsMore: 0,
    };
    unchecked.push(newcomer);
    /** Asks until an answer comes; false where it is over before. */
    const post = async (path: string, body: unknown, ...allowed: readonly number[]) => {
      const answer = await untilAnswered(asker, { method: 'POST', path: `/api/auth/${path}`, body }, isOver);
      if (answer && !allowed.includes(answer.status))
        asker.offences.push(`${username}: ${path} was a ${answer.status}`);
      return answer !== undefined;
    };
    // A try that was kept and got no answer may have taken the name, and may have used the link.
    if (!(await post('signup', { username, email, password: FIRST_PASSWORD }, 201, 409))) return;
    newcomer.isSignedUp = true;
    acknowledged += 1;
    if (!(await post('login', { username, password: FIRST_PASSWORD }, 200))) return;
    const token = await forget(newcomer, isOver);
    if (token === undefined) return;
    const newPassword = `a longer quiet evening ${username}`;
    newcomer.passwords = [FIRST_PASSWORD, newPassword];
    if (!(await post('reset-password', { token, newPassword }, 200, 400))) return;
    newcomer.passwords = [newPassword];
    acknowledged += 1;
  }

  /** The token of a mail that was asked for, if it comes in time: what a killed process had begun to send comes minutes later. */
  async function forget(newcomer: Newcomer, isOver: () => boolean): Promise<string | undefined> {
    const { email } = newcomer;
    while (!isOver() && newcomer.mails === 0) {
      const path = '/api/auth/forgot-password';
      const answer = await asker.ask({ method: 'POST', path, body: { email } });
      newcomer[answer ? 'mails' : 'mailsMore'] += 1;
    }
    const until = Date.now() + MAIL_WITHIN_MS;
    while (!isOver() && Date.now() < until) {
      const [mail] = await findMails(email);
      const [, token] = /\/reset-password\?token=(\S+)/.exec(mail?.text ?? '') ?? [];
      if (token !== undefined) return token;
      await sleep(LOOK_EVERY_MS);
    }
    return undefined;
  }

  async function findMails(address: string) {
    const names = (await readdir(outbox).catch(() => [])).filter((name) => name.endsWith('.eml'));
    const mails = await Promise.all(
      names.map(async (name) => ({
        id: name.slice('link-'.length, -'.eml'.length),
        text: await readFile(`${outbox}/${name}`, 'utf8').catch(() => ''),
      })),
    );
    return mails.filter(({ text }) => text.includes(address));
  }

  async function findLosses(newcomer: Newcomer): Promise<readonly string[]> {
    const { username, email, passwords, isSignedUp, mails, mailsMore } = newcomer;
    const statuses: number[] = [];
    for (const password of passwords) {
      const question = { method: 'POST', path: '/api/auth/login', body: { username, password } };
      const answer = await asker.ask(question);
      if (answer) statuses.push(answer.status);
    }
    const entered = statuses.filter((status) => status === 200).length;
    if (entered > 1 || (isSignedUp && entered === 0))
      return [`${username}: logins by ${passwords.length} passwords were ${statuses.join(', ')}`];
    // A mail that is written already may not be noted as sent yet.
    const written = (await findMails(email)).map(({ id }) => id);
    const stored = new Set([...written, ...(await listWaiting(email))]).size;
    return stored < mails || stored > mails + mailsMore
      ? [`${username}: ${stored} mails are there, ${mails} to ${mails + mailsMore} were asked for`]
      : [];
  }

  return {
    async live(isOver: () => boolean) {
      while (!isOver()) await come(isOver);
    },
    /** What is not as it was promised of those who came since this was asked last, in sentences. */
    async findLosses(): Promise<readonly string[]> {
      const losses: string[] = [];
      for (const newcomer of unchecked.splice(0)) losses.push(...(await findLosses(newcomer)));
      return losses;
    },
    acknowledged: () => acknowledged,
  };
}
