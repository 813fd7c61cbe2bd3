import { once } from 'node:events';
import { Agent, get, type RequestListener, type Server } from 'node:http';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { connectionLimits, type ConnectionLimits } from './connection-limits.ts';
import { createGuardedServer } from './connections.ts';
import { createOverload } from './overload.ts';
import { createParserAnswers } from './parser-answers.ts';
import { createRequestTurns } from './request-turns.ts';
import { securityHeaders } from './security.ts';

const LIMITS = { longLine: 10, longForMs: 100, maxWaitMs: 20, calmMs: 500 };

describe('overload', () => {
  /** A process whose turns of the event loop take the given times, each with so many requests in line. */
  function live(turns: readonly (readonly [ms: number, waiting: number])[]) {
    let time = 0;
    let begun = 0;
    const overload = createOverload(
      LIMITS,
      () => (begun += 1),
      () => time,
    );
    for (const [ms, waiting] of turns) {
      time += ms;
      overload.note(waiting);
    }
    return { overload, begun };
  }
  const turns = (count: number, ms: number, waiting: number) =>
    Array.from({ length: count }, () => [ms, waiting] as const);

  test.each([
    { name: 'a line that stays long is one', lived: turns(12, 10, 50), isOn: true },
    { name: 'a long line that was worked off in time is none', lived: turns(10, 10, 50), isOn: false },
    {
      name: 'a line that is short in between is none',
      lived: [...turns(8, 10, 50), [10, 9] as const, ...turns(8, 10, 50)],
      isOn: false,
    },
    { name: 'what few browsers ask of a slow machine is none', lived: turns(500, 40, 9), isOn: false },
    {
      name: 'a process that stood still for seconds has none by that',
      lived: [[0, 50] as const, [9000, 50] as const],
      isOn: false,
    },
    {
      name: 'is over once nothing had to be refused for a while',
      lived: [...turns(12, 10, 50), ...turns(60, 10, 0)],
      isOn: false,
    },
  ])('$name', ({ lived, isOn }) => {
    expect(live(lived).overload.isOn()).toBe(isOn);
  });

  test('refuses those who waited for too long, and tells of its beginning once', () => {
    const { overload, begun } = live(turns(40, 10, 50));
    expect(begun).toBe(1);
    expect(overload.mustRefuse(overload.now() - LIMITS.maxWaitMs - 1, 0)).toBe(true);
    expect(overload.mustRefuse(overload.now() - LIMITS.maxWaitMs, 0)).toBe(false);
  });

  test('refuses nobody while there is none, however long the wait', () => {
    const { overload } = live(turns(10, 10, 50));
    expect(overload.mustRefuse(overload.now() - 10_000, 0)).toBe(false);
  });
});

describe('a server that is asked for more than it can do', () => {
  const answers = createParserAnswers(securityHeaders({ mediaBaseUrl: '/media', publicUrl: undefined }));
  let server: Server;
  let turns: ReturnType<typeof createRequestTurns>;
  let agent: Agent;
  let begun = 0;
  let backlog = 0;

  async function listen(limits: ConnectionLimits) {
    begun = 0;
    backlog = 0;
    turns = createRequestTurns(limits, { onOverload: () => (begun += 1), backlog: () => backlog });
    const handle: RequestListener = (request, response) => {
      if (request.url === '/work') workFor(2);
      response.end('done');
    };
    server = createGuardedServer(handle, answers, limits, turns).listen(0, '127.0.0.1');
    agent = new Agent({ keepAlive: true });
    await once(server, 'listening');
  }

  beforeEach(() => listen({ ...connectionLimits, ...LIMITS }));
  afterEach(() => {
    agent.destroy();
    server.close();
  });

  /** Keeps the processor busy, as the work of a request does. */
  function workFor(ms: number): void {
    for (const end = performance.now() + ms; performance.now() < end;);
  }

  async function ask(path: string) {
    const address = server.address();
    const port = typeof address === 'object' && address !== null ? address.port : 0;
    const { promise, resolve, reject } = Promise.withResolvers<{
      status: number;
      text: string;
      headers: object;
    }>();
    const sent = get({ port, host: '127.0.0.1', path, agent }, (response) => {
      let text = '';
      response.on('data', (chunk) => (text += String(chunk)));
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, text, headers: response.headers }),
      );
    });
    sent.on('error', reject);
    return promise;
  }

  /** A client who asks again as soon as there is an answer, until one is refused or all have asked long enough. */
  async function askOverAndOver(count: number) {
    const all = [];
    for (let asked = 0; asked < count; asked += 1) {
      const answer = await ask('/work');
      all.push(answer);
      if (answer.status !== 200) break;
    }
    return all;
  }

  test('refuses some with 503, when to come back and the one error shape, and others get their answer', async () => {
    const clients = Array.from({ length: 60 }, () => askOverAndOver(20));
    const all = (await Promise.all(clients)).flat();
    const refused = all.filter(({ status }) => status === 503);
    // How many of each is the machine's matter.
    expect(new Set(all.map(({ status }) => status))).toEqual(new Set([200, 503]));
    expect(refused[0]?.headers).toMatchObject({
      'retry-after': expect.stringMatching(/^[234]$/),
      'problem-code': 'unavailable',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    });
    expect(refused[0]?.headers).toMatchObject({ connection: 'keep-alive' });
    expect(JSON.parse(refused[0]?.text ?? '')).toEqual({
      statusCode: 503,
      error: 'Service Unavailable',
      message: 'The service is briefly unavailable. Please try again.',
    });
    expect(turns.figures()).toEqual({ waiting: 0, refused: refused.length });
    expect(begun).toBe(1);
  });

  test('answers monitoring and, when the flood is over, everyone', async () => {
    const flood = Promise.all(Array.from({ length: 60 }, () => askOverAndOver(20)));
    const watching = [];
    for (let look = 0; look < 5; look += 1) watching.push((await ask('/api/health')).status);
    expect(new Set(watching)).toEqual(new Set([200]));
    await flood;
    expect((await ask('/work')).status).toBe(200);
  });

  test('refuses what needs a database where much waits, and goes on with all else', async () => {
    expect((await ask('/api/first')).status).toBe(200);
    backlog = LIMITS.longLine;
    await expect.poll(async () => (await ask('/api/list')).status).toBe(503);
    expect((await ask('/page')).status).toBe(200);
    backlog = LIMITS.longLine - 1;
    expect((await ask('/api/list')).status).toBe(200);
  });

  test('refuses nothing of what ten browsers send at once, however slow it is', async () => {
    server.close();
    await listen({ ...connectionLimits, maxWaitMs: 0, longForMs: 0 });
    const all = await Promise.all(Array.from({ length: connectionLimits.longLine - 4 }, () => ask('/work')));
    expect(new Set(all.map(({ status }) => status))).toEqual(new Set([200]));
    expect(begun).toBe(0);
  });
});
