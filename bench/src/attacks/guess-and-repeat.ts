import type { AttackResult } from './attack-result.ts';
import { logIn, signUp, type Try } from './log-in.ts';
import { attackEach } from './victims.ts';

const RIGHT_LOGINS = 230;
const ADDRESSES = 150;
// As many as wait without being turned away, so that limits decide and not the queue.
const AT_ONCE = 5;
const SETTINGS = { LIMITS_FACTOR: '1', TRUST_PROXY: 'on' };

/** How often one client may log in, and how many passwords one IPv6 customer may try. */
export function guessAndRepeat(): Promise<readonly AttackResult[]> {
  return attackEach(async ({ origin }, name) => {
    const suffix = name === 'before' ? ', before' : '';
    return [await repeatLogins(origin, suffix), await guessFromNetwork(origin, suffix)];
  }, SETTINGS);
}

async function repeatLogins(origin: string, suffix: string): Promise<AttackResult> {
  const right: Try = { username: 'fan-1', password: 'a long quiet evening', localAddress: '127.0.0.9' };
  await signUp(origin, right);
  const answers = await inBatches(RIGHT_LOGINS, () => logIn(origin, right));
  const opened = answers.filter(({ status }) => status === 200);
  const { token } = JSON.parse(opened.at(-1)?.body ?? '{}') as { readonly token?: string };
  const reply = await fetch(`${origin}/api/account/data`, { headers: { authorization: `Bearer ${token}` } });
  const { sessions } = (await reply.json()) as { readonly sessions: readonly unknown[] };
  return {
    attack: `${RIGHT_LOGINS} right logins in a row${suffix}`,
    figure: 'logins, and sessions kept',
    under: `${opened.length}, ${sessions.length}`,
    aim: '30, 20',
  };
}

async function guessFromNetwork(origin: string, suffix: string): Promise<AttackResult> {
  const answers = await inBatches(ADDRESSES, (index) =>
    logIn(origin, {
      username: 'fan-1',
      password: 'a wrong password',
      localAddress: '127.0.0.9',
      forwardedFor: `2001:db8:0:1::${(index + 1).toString(16)}`,
    }),
  );
  return {
    attack: `a wrong password from each of ${ADDRESSES} addresses of one /64${suffix}`,
    figure: 'passwords checked',
    under: String(answers.filter(({ status }) => status === 401).length),
    aim: '10',
  };
}

async function inBatches<Value>(
  count: number,
  run: (index: number) => Promise<Value>,
): Promise<readonly Value[]> {
  const values: Value[] = [];
  for (let start = 0; start < count; start += AT_ONCE) {
    const indexes = Array.from({ length: Math.min(AT_ONCE, count - start) }, (_, offset) => start + offset);
    values.push(...(await Promise.all(indexes.map(run))));
  }
  return values;
}
