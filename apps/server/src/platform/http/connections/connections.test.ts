import { once } from 'node:events';
import type { RequestListener, Server } from 'node:http';
import { connect, type Socket } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { connectionLimits, type ConnectionLimits } from './connection-limits.ts';
import { createGuardedServer } from './connections.ts';
import { createParserAnswers } from '../parser-answers.ts';
import { clientReader } from './proxies.ts';
import { securityHeaders } from '../security.ts';

// As in production, but of another time scale: what takes a second there takes 20 ms here.
const FAST: ConnectionLimits = {
  ...connectionLimits,
  headMs: 200,
  requestMs: 900,
  idleMs: 500,
  stallMs: 200,
  graceMs: 200,
  checkMs: 10,
  maxWaitingBytes: Infinity,
  maxWaitingBytesInAll: Infinity,
};
// A third of this is what systems keep of a connection by themselves.
const LARGE = Buffer.alloc(12 * 1024 * 1024);
const ASK = 'GET / HTTP/1.1\r\nHost: localhost\r\n\r\n';

const sockets: Socket[] = [];

afterEach(() => {
  for (const socket of sockets.splice(0)) socket.destroy();
});

/** A client on a bare connection, with all that it has read so far. */
async function aClient(server: Server, localAddress = '127.0.0.1') {
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('The server does not listen');
  const socket = connect({ port: address.port, host: '127.0.0.1', localAddress });
  sockets.push(socket);
  let text = '';
  socket.on('data', (chunk) => (text += String(chunk)));
  // A dropped connection may also end with a reset.
  socket.on('error', () => undefined);
  const closed = new Promise((resolve) => socket.once('close', () => resolve('closed')));
  await once(socket, 'connect');
  return { socket, read: () => text, closed };
}

/** An answer without the framework, read by hand. */
function readAnswer(text: string) {
  const [head = '', body = ''] = text.split('\r\n\r\n');
  const [first = '', ...lines] = head.split('\r\n');
  const headers = new Headers(
    lines.map((line): [string, string] => [line.split(': ')[0] ?? '', line.slice(line.indexOf(': ') + 2)]),
  );
  return {
    status: Number(first.split(' ')[1]),
    code: headers.get('problem-code'),
    policy: headers.get('content-security-policy'),
    sniffing: headers.get('x-content-type-options'),
    reply: JSON.parse(body) as unknown,
  };
}

function aProblem(status: number, code: string) {
  return {
    status,
    code,
    policy: expect.stringContaining("default-src 'self'"),
    sniffing: 'nosniff',
    reply: expect.objectContaining({
      statusCode: status,
      error: expect.any(String),
      message: expect.any(String),
    }),
  };
}

describe('what the parser can not read', () => {
  let site: TestApp;

  beforeAll(async () => {
    site = await startTestApp();
    await site.app.listen({ port: 0, host: '127.0.0.1' });
  });
  afterAll(() => site.close());

  test('is answered without a body where only the head was asked for', async () => {
    const { socket, read, closed } = await aClient(site.app.server);
    socket.write(`HEAD / HTTP/1.1\r\nHost: a\r\nX: ${'a'.repeat(20_000)}\r\n\r\n`);
    await closed;
    expect(read()).toMatch(/^HTTP\/1\.1 431 [\s\S]+\r\n\r\n$/);
  });

  test.each([
    { name: 'nonsense', sent: 'nonsense\r\n\r\n', status: 400, code: 'malformed' },
    { name: 'a request for no host', sent: 'GET / HTTP/1.1\r\n\r\n', status: 400, code: 'malformed' },
    {
      name: 'two lengths of a body',
      sent: 'POST /api/auth/login HTTP/1.1\r\nHost: a\r\nContent-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
      status: 400,
      code: 'malformed',
    },
    { name: 'no method', sent: ' / HTTP/1.1\r\nHost: a\r\n\r\n', status: 400, code: 'malformed' },
    { name: 'another protocol', sent: 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n', status: 400, code: 'malformed' },
    { name: 'the start of TLS', sent: '\x16\x03\x01\x02\x00\x01', status: 400, code: 'malformed' },
    {
      name: 'a header with a NUL',
      sent: 'GET / HTTP/1.1\r\nHost: a\r\nX: b\0c\r\n\r\n',
      status: 400,
      code: 'malformed',
    },
    {
      name: 'a length that is no number',
      sent: 'POST /api/auth/login HTTP/1.1\r\nHost: a\r\nContent-Length: 1e3\r\n\r\n{}',
      status: 400,
      code: 'malformed',
    },
    {
      name: 'a chunk without a size',
      sent: 'POST /api/auth/login HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n{}\r\n0\r\n\r\n',
      status: 400,
      code: 'malformed',
    },
    {
      name: 'a head without an end',
      sent: `GET / HTTP/1.1\r\nHost: a\r\nX: ${'a'.repeat(20_000)}\r\n\r\n`,
      status: 431,
      code: 'head-too-large',
    },
    {
      name: 'extensions of a chunk without an end',
      sent: `POST /api/auth/login HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n2;${'a'.repeat(20_000)}\r\n{}\r\n0\r\n\r\n`,
      status: 413,
      code: 'too-large',
    },
    {
      name: 'an expectation that nobody knows',
      sent: 'GET / HTTP/1.1\r\nHost: a\r\nExpect: applause\r\n\r\n',
      status: 417,
      code: 'expectation-unknown',
    },
    {
      name: 'a body that is announced as too large',
      sent: 'POST /api/auth/login HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 300000\r\nConnection: close\r\n\r\n{',
      status: 413,
      code: 'too-large',
    },
  ])(
    '$name is a $status in the shape of the API, with the security headers',
    async ({ sent, status, code }) => {
      const { socket, read, closed } = await aClient(site.app.server);
      socket.write(sent);
      await closed;
      expect(readAnswer(read())).toEqual(aProblem(status, code));
    },
  );

  test.each([
    'OPTIONS *',
    'TRACE /',
    'PROPFIND /api/health',
    'PATCH /user/about',
    'GET http://a.example',
    'GET //a.example/%2e%2e',
    'GET /%',
    'GET /api/albums/album/\xFF\xFE',
    `GET /${'a'.repeat(9000)}`,
  ])('%s is answered, and with no 500', async (request) => {
    const { socket, read, closed } = await aClient(site.app.server);
    socket.write(`${request} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`);
    await closed;
    expect(read()).toMatch(/^HTTP\/1\.1 [24]\d\d /);
  });

  test('an address with its origin is the same address', async () => {
    const { socket, read, closed } = await aClient(site.app.server);
    socket.write('GET http://a.example/api/health?a=1 HTTP/1.1\r\nHost: b\r\nConnection: close\r\n\r\n');
    await closed;
    expect(read()).toContain('"status":"ok"');
  });

  test('an upload that breaks off is no error of the server', async () => {
    const error = vi.spyOn(site.app.log, 'error');
    const connecting = once(site.app.server, 'connection');
    const { socket } = await aClient(site.app.server);
    const [accepted] = (await connecting) as [Socket];
    socket.write(
      'POST /api/auth/login HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 99\r\n\r\n{',
    );
    await once(site.app.server, 'request');
    socket.destroy();
    await once(accepted, 'close');
    await site.send('GET', '/api/health');
    expect(error).not.toHaveBeenCalled();
  });

  test('a tunnel is not opened', async () => {
    const { socket, closed } = await aClient(site.app.server);
    socket.write('CONNECT a.example:443 HTTP/1.1\r\nHost: a\r\n\r\n');
    expect(await closed).toBe('closed');
  });
});

describe('a client', () => {
  let server: Server;

  /** Starts a server that answers with many bytes, or with how many a body has. */
  async function serve(
    limits: Partial<ConnectionLimits>,
    handle: RequestListener = answerLarge,
    surroundings: Parameters<typeof createGuardedServer>[3] = {},
  ) {
    const answers = createParserAnswers(securityHeaders({ mediaBaseUrl: '/media', publicUrl: undefined }));
    server = createGuardedServer(handle, answers, { ...FAST, ...limits }, surroundings);
    server.on('clientError', answers.dropUnreadable);
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
  }
  afterEach(() => server.close());

  test('that never ends its head is dropped with a 408', async () => {
    await serve({});
    const { socket, read, closed } = await aClient(server);
    socket.write('GET / HTTP/1.1\r\nHost: a\r\nX: ');
    await closed;
    expect(readAnswer(read())).toEqual(aProblem(408, 'too-slow'));
  });

  test('that says nothing at all is dropped', async () => {
    await serve({});
    const { closed } = await aClient(server);
    expect(await closed).toBe('closed');
  });

  test('that sends its body too slowly is dropped with a 408, long before the longest time', async () => {
    await serve({ requestMs: 60_000 }, countBody);
    const { socket, read, closed } = await aClient(server);
    socket.write('POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 1000\r\n\r\n');
    const drip = setInterval(() => socket.write('a'), 10);
    await closed;
    clearInterval(drip);
    expect(readAnswer(read())).toEqual(aProblem(408, 'too-slow'));
  });

  test('that sends as fast as a bad phone line is served', async () => {
    // Two hundred times less than it sends, so that a busy machine is in time, too.
    await serve({ graceMs: 50, minBytesPerSecond: 1000, requestMs: 60_000 }, countBody);
    const { socket, read } = await aClient(server);
    socket.write('POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 40000\r\n\r\n');
    let left = 40;
    const drip = setInterval(() => {
      socket.write('a'.repeat(1000));
      left -= 1;
      if (left === 0) clearInterval(drip);
    }, 5);
    await expect.poll(read).toMatch(/40000$/);
  });

  test('that never reads is dropped', async () => {
    await serve({});
    const { dropped } = await aSilentReader(ASK);
    expect(await dropped).toBe('dropped');
  });

  test('that reads a little now and then is dropped', async () => {
    await serve({ stallMs: 60_000, minBytesPerSecond: 20_000_000 });
    const { socket, dropped } = await aSilentReader(ASK);
    const sip = setInterval(() => socket.read(1000), 10);
    expect(await dropped).toBe('dropped');
    clearInterval(sip);
  });

  test('that reads slowly, but fast enough, gets everything', async () => {
    await serve({ graceMs: 50, minBytesPerSecond: 500_000 });
    const { socket } = await aClient(server);
    let bytes = 0;
    socket.removeAllListeners('data');
    socket.on('data', (chunk) => {
      bytes += chunk.length;
      socket.pause();
      setTimeout(() => socket.resume(), 1);
    });
    socket.write(ASK);
    await expect.poll(() => bytes).toBeGreaterThan(LARGE.length);
  });

  test('that asks for more at a time than may be in flight is dropped, and at most the first of it is begun', async () => {
    let begun = 0;
    let read = 0;
    await serve({ maxInFlight: 4 }, () => void (begun += 1));
    server.on('request', () => (read += 1));
    const { dropped } = await aSilentReader(ASK.repeat(60));
    await dropped;
    // The one too many is the last that is looked at. On a busy machine not even the first had its turn before it.
    expect(read).toBe(5);
    expect(begun).toBeLessThanOrEqual(1);
  });

  test('that asks for a few things at a time gets them all', async () => {
    await serve({ maxInFlight: 4 }, (_request, response) => void response.end('here'));
    const { socket, read } = await aClient(server);
    socket.write(ASK.repeat(4));
    await expect.poll(() => read().match(/here/g)?.length).toBe(4);
  });

  test('that leaves more waiting than one may is dropped at once', async () => {
    await serve({ maxWaitingBytes: LARGE.length / 2, stallMs: 60_000, graceMs: 60_000 });
    const { dropped } = await aSilentReader(ASK);
    expect(await dropped).toBe('dropped');
  });

  test('that has waited longest is dropped when too much waits in all', async () => {
    await serve({
      maxWaitingBytesInAll: LARGE.length * 1.5,
      stallMs: 60_000,
      graceMs: 60_000,
      checkMs: 50,
    });
    const first = await aSilentReader(ASK);
    await expect.poll(() => first.accepted.timeout).toBe(60_000);
    const second = await aSilentReader(ASK);
    await first.dropped;
    expect(second.accepted.destroyed).toBe(false);
  });

  test('too many of one network are closed with a 503, and room is made when one leaves', async () => {
    await serve({ maxPerNetwork: 1 }, (_request, response) => void response.end('here'));
    const first = await aClient(server);
    const second = await aClient(server);
    await second.closed;
    expect(readAnswer(second.read())).toEqual(aProblem(503, 'unavailable'));
    expect(second.read()).toMatch(/\r\nretry-after: 2\r\n/);
    first.socket.destroy();
    await expect
      .poll(async () => {
        const next = await aClient(server);
        next.socket.write(ASK);
        await Promise.race([next.closed, once(next.socket, 'data')]);
        return next.read();
      })
      .toContain('here');
  });

  test('the last places are for networks that have few', async () => {
    await serve({ maxConnections: 4, fewConnections: 1 }, (_request, response) => void response.end('here'));
    const hostile = [];
    for (let count = 0; count < 4; count += 1) hostile.push(await aClient(server, '127.0.0.2'));
    await hostile.at(-1)?.closed;
    const fan = await aClient(server, '127.0.0.3');
    fan.socket.write(ASK);
    await expect.poll(fan.read).toContain('here');
  });

  test.each([
    { name: 'its own', flood: ['127.0.0.2', ''], fan: ['127.0.0.3', ''] },
    {
      name: 'the one that a proxy tells',
      flood: ['127.0.0.1', '192.0.2.1'],
      fan: ['127.0.0.1', '192.0.2.2'],
    },
  ])('one that asks once is not behind a hundred of another network: $name', async ({ flood, fan }) => {
    const begun: string[] = [];
    const handle: RequestListener = (request, response) => {
      begun.push(request.url ?? '');
      workFor(2);
      response.end();
    };
    const clientOf = clientReader(fan[1] === '' ? false : 1);
    await serve({}, handle, { clientOf });
    const ask = async ([localAddress = '', forwarded = '']: readonly string[], path: string) => {
      const { socket } = await aClient(server, localAddress);
      return () => socket.write(`GET ${path} HTTP/1.1\r\nHost: a\r\nX-Forwarded-For: ${forwarded}\r\n\r\n`);
    };
    const asks = await Promise.all(Array.from({ length: 100 }, () => ask(flood, '/')));
    asks.push(await ask(fan, '/fan'), await ask(flood, '/api/health'));
    for (const send of asks) send();
    await expect.poll(() => begun.length).toBe(102);
    // Behind what was begun before all was read, and no more; the flood's own probe goes before the rest of it.
    expect(begun.indexOf('/fan')).toBeLessThan(50);
    expect(begun.indexOf('/api/health')).toBeLessThan(50);
  });

  test('one connection too many finds room when others are idle', async () => {
    await serve({ maxConnections: 1, idleMs: 60_000 }, (_request, response) => void response.end('here'));
    const first = await aClient(server);
    first.socket.write(ASK);
    await once(first.socket, 'data');
    await (
      await aClient(server)
    ).closed;
    expect(await first.closed).toBe('closed');
  });

  /** A client that asks and does not read, and the other end of its connection. */
  async function aSilentReader(asked: string) {
    const connecting = once(server, 'connection');
    const { socket } = await aClient(server);
    const [accepted] = (await connecting) as [Socket];
    socket.removeAllListeners('data').pause().write(asked);
    return {
      socket,
      accepted,
      dropped: new Promise((resolve) => accepted.once('close', () => resolve('dropped'))),
    };
  }
});

/** Keeps the processor busy, as the work of a request does. */
function workFor(ms: number): void {
  for (const end = performance.now() + ms; performance.now() < end;);
}

const answerLarge: RequestListener = (_request, response) => void response.end(LARGE);

const countBody: RequestListener = (request, response) => {
  let bytes = 0;
  request.on('data', (chunk: Buffer) => (bytes += chunk.length));
  request.on('end', () => response.end(String(bytes)));
};
