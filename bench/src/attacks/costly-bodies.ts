import { signUpFans } from '../api.ts';
import type { AttackResult } from './attack-result.ts';
import { attackEach, slowestHealthMs } from './victims.ts';

/** One route of each kind: texts of anybody, a long message, lists, lists in lists. */
const ROUTES = [
  ['POST', '/api/auth/login'],
  ['POST', '/api/sendMail/sendMail'],
  ['PUT', '/api/rankings/all-songs-ranking'],
  ['PUT', '/api/rankings/track-rankings'],
  ['PUT', '/api/rankings/eras-tour-set-list'],
] as const;

const SIZE = 248 * 1024;
const fill = (unit: string, bytes = SIZE) => unit.repeat(Math.floor(bytes / Buffer.byteLength(unit)));
const marks = (bytes: number) => `{"username":"a${fill('\u0301\u0323', bytes)}","password":"a"}`;
const objects = (name: (index: number) => string) =>
  `{"ranking":[${Array.from({ length: 9000 }, (_, index) => `{"${name(index)}":"red-${index}"}`).join(',')}]}`;

const benignBody = objects(() => 'songId');

/** By what is wrong with them; `npm test` knows more. */
const hostileBodies: Readonly<Record<string, string>> = {
  '248 KB of combining marks': marks(SIZE),
  '20 KB of combining marks': marks(20_000),
  'lists, 3,000 deep': `{"username":${fill('[', 3000)}${fill(']', 3000)}}`,
  'lists, as deep as they can be': `{"username":${fill('[', SIZE / 2)}${fill(']', SIZE / 2)}}`,
  'ever other names': objects((index) => `f${index}`),
  'many numbers': `{"ranking":[${fill('1,')}1]}`,
  'one long number': `{"slot":${fill('9')}}`,
  'many escapes': `{"message":"${fill('\\u0061')}"}`,
};

/** The longest time for which one body keeps everyone else waiting. */
export function sendCostlyBodies(): Promise<readonly AttackResult[]> {
  return attackEach(async ({ origin }, name) => {
    const [token = ''] = await signUpFans(origin, 1);
    const post = async (method: string, path: string, body: string) => {
      const done = new AbortController();
      const slowest = slowestHealthMs(origin, done.signal);
      const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
      await (await fetch(origin + path, { method, headers, body })).text();
      done.abort();
      return slowest;
    };
    let idle = 0;
    let longest = { ms: 0, what: '' };
    for (const [method, path] of ROUTES) {
      idle = Math.max(idle, await post(method, path, benignBody));
      for (const [what, body] of Object.entries(hostileBodies)) {
        const ms = await post(method, path, body);
        if (ms > longest.ms) longest = { ms, what: `${what} to ${path}` };
      }
    }
    return [
      {
        attack: `costly bodies, ${name}`,
        figure: `longest hold of the event loop, ms (${longest.what})`,
        idle: idle.toFixed(0),
        under: longest.ms.toFixed(0),
        aim: '50',
      },
    ];
  });
}
