import { benignBody, hostileBodies } from '../../../apps/server/src/testing/hostile-bodies.ts';
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
