import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { benignBody, hostileBodies } from '../../testing/hostile-bodies.ts';
import { withRoutes } from '../../testing/routes.ts';
import { signUpFan, startTestApp, type TestApp } from '../../testing/test-app.ts';

type Write = { readonly method: 'POST' | 'PUT' | 'DELETE'; readonly url: string };

const TIMES_BENIGN = 5;
// A sixth of how long the event loop may be blocked, and more than the noise of other programs adds.
const ALWAYS_FINE_MS = 16;

/** What routes answer that find nothing wrong in such a body, since they read none of its fields or only sound ones. */
const ACCEPTED: Readonly<Record<string, number>> = {
  'POST /api/account/email': 200,
  'DELETE /api/rankings/user/top-thirteen/1': 200,
  'DELETE /api/account/sessions/1': 404,
  'POST /api/auth/forgot-password': 200,
  'POST /api/sendMail/sendMail': 200,
  'DELETE /api/history': 200,
};

let site: TestApp;
let writes: readonly Write[];
let token: string;

beforeAll(async () => {
  const started = await withRoutes(() => startTestApp({ LIMITS_FACTOR: '1000000' }));
  site = started.app;
  writes = started.routes
    // Logging out would end the session for the others.
    .filter(({ method, pattern }) => !['GET', 'HEAD'].includes(method) && !pattern.includes('logout'))
    .map(({ method, pattern }) => ({
      method: method as Write['method'],
      url: pattern.replaceAll(/:\w+/g, '1'),
    }));
  ({ token } = await signUpFan(site));
});
afterAll(() => site.close());

describe.each(Object.entries(hostileBodies))('a body with %s', (_name, payload) => {
  test('is answered by every route for at most five times the work of a usual one of that size', async () => {
    expect(Buffer.byteLength(payload)).toBeLessThanOrEqual(256 * 1024);
    const wrong: string[] = [];
    const tooExpensive: string[] = [];
    for (const route of writes) {
      const { status, text, ms } = await measure(route, payload);
      const name = `${route.method} ${route.url}`;
      if (status !== 400 && status !== ACCEPTED[name]) wrong.push(`${name}: ${status}`);
      expect(text).not.toMatch(/node_modules|at .*:\d+/);
      // One run is enough where it is cheap; what seems expensive is measured again.
      if (ms <= ALWAYS_FINE_MS) continue;
      const allowedMs = Math.max(ALWAYS_FINE_MS, TIMES_BENIGN * (await costOf(route, benignBody)));
      const costMs = ms > allowedMs ? await costOf(route, payload) : ms;
      if (costMs > allowedMs) tooExpensive.push(`${name}: ${costMs} ms of ${allowedMs} ms`);
    }
    expect({ wrong, tooExpensive }).toEqual({ wrong: [], tooExpensive: [] });
  });
});

/** The CPU time of this thread that an answer takes, in milliseconds: the least of five, which no other program adds to. */
async function costOf(route: Write, payload: string): Promise<number> {
  const costs: number[] = [];
  for (let round = 0; round < 5; round += 1) costs.push((await measure(route, payload)).ms);
  return Math.min(...costs);
}

async function measure({ method, url }: Write, payload: string) {
  const before = process.threadCpuUsage();
  const answer = await site.app.inject({
    method,
    url,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    payload,
  });
  const { user, system } = process.threadCpuUsage(before);
  return { status: answer.statusCode, text: answer.body, ms: (user + system) / 1000 };
}
