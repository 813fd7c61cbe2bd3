import { fork } from 'node:child_process';
import { on } from 'node:events';
import { fileURLToPath } from 'node:url';
import { median } from '../figures.ts';
import type { AttackResult } from './attack-result.ts';
import { logIn, signUp, type Try } from './log-in.ts';
import { attackEach } from './victims.ts';

const FLOOD = 570;
const IDLE_LOGINS = 9;
const LOGINS_MEANWHILE = 9;
const SETTINGS = { LIMITS_FACTOR: '1' };

type Flood = { readonly name: string; readonly toTry: (index: number, fan: string) => Omit<Try, 'password'> };

const manyAddresses = (block: number, index: number) =>
  `127.${block}.${Math.floor(index / 250)}.${1 + (index % 250)}`;

/** Each attacks from addresses of its own and another fan, since limits remember. */
const floods: readonly Flood[] = [
  {
    name: 'from one address',
    toTry: (index) => ({ username: `nobody-${index}`, localAddress: '127.10.0.1' }),
  },
  {
    name: 'from as many addresses, for as many names',
    toTry: (index) => ({ username: `nobody-${index}`, localAddress: manyAddresses(20, index) }),
  },
  {
    name: 'from as many addresses, for one name',
    toTry: (index, fan) => ({ username: fan, localAddress: manyAddresses(30, index) }),
  },
];

/** What a fan who logs in notices of 570 wrong logins at once. */
export function floodLogins(): Promise<readonly AttackResult[]> {
  return attackEach(async ({ origin }, name) => {
    const suffix = name === 'before' ? ', before' : '';
    const results: AttackResult[] = [];
    for (const [index, flood] of floods.entries())
      results.push(await measure(origin, flood, { fan: `fan-${index + 1}`, suffix }));
    return results;
  }, SETTINGS);
}

async function measure(
  origin: string,
  { name, toTry }: Flood,
  { fan, suffix }: { readonly fan: string; readonly suffix: string },
): Promise<AttackResult> {
  const right = { username: fan, password: 'a long quiet evening', localAddress: '127.0.0.9' };
  await signUp(origin, right);
  const idle = await logInOften(origin, right, IDLE_LOGINS);

  const flood = fork(fileURLToPath(new URL('flood.process.ts', import.meta.url)));
  const tries = Array.from({ length: FLOOD }, (_, index) => ({
    ...toTry(index, fan),
    password: 'a wrong password',
  }));
  // Kept from the start, since the flood may be over before the last right login is answered.
  const messages = on(flood, 'message');
  flood.send({ origin, tries });
  await messages.next();
  const meanwhile = await logInOften(origin, right, LOGINS_MEANWHILE);
  const { value } = await messages.next();
  const [statuses] = value as [readonly number[]];

  const idleMs = median(idle);
  const slowestMs = Math.max(...meanwhile);
  const checked = statuses.filter((status) => status === 401).length;
  return {
    attack: `${FLOOD} wrong logins at once ${name}${suffix} (${checked} checked)`,
    figure: 'a right login from elsewhere, median and slowest, ms',
    idle: idleMs.toFixed(0),
    under: `${median(meanwhile).toFixed(0)}, ${slowestMs.toFixed(0)} (${(slowestMs / idleMs).toFixed(1)} times)`,
    aim: 'at most 3 times',
  };
}

/** Logs in one time after the other; throws where that is refused. */
async function logInOften(origin: string, right: Try, times: number): Promise<readonly number[]> {
  const durations: number[] = [];
  for (let round = 0; round < times; round += 1) {
    const { status, ms } = await logIn(origin, right);
    if (status !== 200) throw new Error(`A right login was answered ${status}`);
    durations.push(ms);
  }
  return durations;
}
