import fc from 'fast-check';

/** Bytes for a connection of their own, as text of one byte a letter, and how many answers they should get at least. */
export type RawRequest = { readonly bytes: string; readonly leastAnswers: number };

const HOST = 'Host: 127.0.0.1\r\n';
const CLOSE = 'Connection: close\r\n';
const JSON_TYPE = 'Content-Type: application/json\r\n';
const LOGIN = `POST /api/auth/login HTTP/1.1\r\n${HOST}${JSON_TYPE}`;

const get = (target: string, headers = '') => `GET ${target} HTTP/1.1\r\n${HOST}${headers}\r\n`;

/** Heads that are broken in one way, each to be answered with a refusal or with silence. */
const BROKEN_HEADS = [
  '\r\n\r\n\r\n',
  'GET /\r\n\r\n',
  'GET\r\n\r\n',
  ` / HTTP/1.1\r\n${HOST}\r\n`,
  `GET / HTTP/9.9\r\n${HOST}\r\n`,
  `GET / HTTP/2.0\r\n${HOST}\r\n`,
  `GET /api/health HTTP/1.0\r\n\r\n`,
  'GET /api/health HTTP/1.1\r\n\r\n',
  `GET /api/health HTTP/1.1\r\n${HOST}${HOST}${CLOSE}\r\n`,
  `BREW /coffee HTTP/1.1\r\n${HOST}\r\n`,
  `get / HTTP/1.1\r\n${HOST}\r\n`,
  'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n',
  `CONNECT evil.example:443 HTTP/1.1\r\n${HOST}\r\n`,
  `OPTIONS * HTTP/1.1\r\n${HOST}${CLOSE}\r\n`,
  `GET http://evil.example/api/health HTTP/1.1\r\n${HOST}${CLOSE}\r\n`,
  `GET //evil.example/%2e%2e HTTP/1.1\r\n${HOST}${CLOSE}\r\n`,
  `GET /api/albums/album/\xFF\xFE HTTP/1.1\r\n${HOST}${CLOSE}\r\n`,
  `GET /a b c HTTP/1.1\r\n${HOST}\r\n`,
  `GET /\0 HTTP/1.1\r\n${HOST}\r\n`,
  get('/api/health', 'No colon here\r\n'),
  get('/api/health', 'Bad Name: x\r\n'),
  get('/api/health', 'A: b\0c\r\n'),
  get('/api/health', 'A: b\r\n folded\r\n'),
  get('/api/health', 'A: b\nB: c\r\n'),
  get('/api/health', `A: ${'x'.repeat(20_000)}\r\n`),
  get(`/${'a'.repeat(20_000)}`),
  get('/api/health', CLOSE + 'A: b\r\n'.repeat(1500)),
  get('/api/health', 'Expect: the unexpected\r\n'),
  get('/api/health', `Upgrade: websocket\r\nConnection: upgrade\r\nSec-WebSocket-Key: eA==\r\n`),
  get(
    '/api/health',
    `Upgrade: h2c\r\nConnection: upgrade, http2-settings, close\r\nHTTP2-Settings: AAMA\r\n`,
  ),
  '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03',
];

/** Bodies whose length is a lie. */
const LIES = [
  `${LOGIN}Content-Length: 100\r\n\r\n{}`,
  `${LOGIN}Content-Length: 2\r\n\r\n{}garbage`,
  `${LOGIN}Content-Length: -1\r\n\r\n{}`,
  `${LOGIN}Content-Length: 1e3\r\n\r\n{}`,
  `${LOGIN}Content-Length: 99999999999999999999\r\n\r\n{}`,
  `${LOGIN}Content-Length: 2\r\nContent-Length: 3\r\n\r\n{} `,
  `${LOGIN}Content-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\n2\r\n{}\r\n0\r\n\r\n`,
  `${LOGIN}Transfer-Encoding: chunked, identity\r\n\r\n{}`,
  `${LOGIN}Transfer-Encoding: xchunked\r\n\r\n2\r\n{}\r\n0\r\n\r\n`,
  `${LOGIN}Transfer-Encoding: chunked\r\n\r\nzz\r\n{}\r\n0\r\n\r\n`,
  `${LOGIN}Transfer-Encoding: chunked\r\n\r\nffffffffffffffff\r\n{}`,
  `${LOGIN}Transfer-Encoding: chunked\r\n\r\n2;${'x'.repeat(20_000)}\r\n{}\r\n0\r\n\r\n`,
  `${LOGIN}${CLOSE}Transfer-Encoding: chunked\r\n\r\n2\r\n{}\r\n0\r\nHost: evil\r\n\r\n`,
  `${LOGIN}Content-Length: 300000\r\n\r\n${'a'.repeat(1000)}`,
  `${LOGIN}Expect: 100-continue\r\nContent-Length: 300000\r\n\r\n`,
];

const TARGETS = [
  '/api/health',
  '/api/site/home',
  '/api/albums/songs/x',
  '/user/about',
  '/%',
  '/api/account/data',
];

// A connection with more requests than this under way may be dropped with all of them.
const MOST_IN_FLIGHT = 8;

/** Many requests in one go, the last of which ends the connection: each of a few gets its answer, in order. */
const pipelined = fc
  .array(fc.constantFrom(...TARGETS), { minLength: 1, maxLength: 30 })
  .map((targets): RawRequest => ({
    bytes: targets.map((target) => get(target)).join('') + get('/api/health', CLOSE),
    leastAnswers: targets.length < MOST_IN_FLIGHT ? targets.length + 1 : 0,
  }));

const once = (bytes: string): RawRequest => ({ bytes, leastAnswers: 0 });

/** What no client sends: broken headers, wrong lengths, several requests at once, and random bytes. */
export const rawRequests: fc.Arbitrary<RawRequest> = fc.oneof(
  { arbitrary: fc.constantFrom(...BROKEN_HEADS).map(once), weight: 6 },
  { arbitrary: fc.constantFrom(...LIES).map(once), weight: 3 },
  { arbitrary: pipelined, weight: 2 },
  {
    arbitrary: fc
      .uint8Array({ maxLength: 200 })
      .map((bytes) => once(`${Buffer.from(bytes).toString('latin1')}\r\n\r\n`)),
    weight: 1,
  },
);
