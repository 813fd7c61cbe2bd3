import fc from 'fast-check';

/** A header as it is sent: a name may come twice. */
export type Header = readonly [name: string, value: string];

const ETAGS = [
  '"0"',
  '"1"',
  'W/"1"',
  '*',
  '',
  '"',
  'x',
  '"0", "1", "2", "3"',
  ' , ,',
  `"${'a'.repeat(4000)}"`,
  '"1",'.repeat(1000),
];

const ODD: Readonly<Record<string, readonly string[]>> = {
  'if-match': ETAGS,
  'if-none-match': ETAGS,
  'if-range': ['"0"', 'Wed, 21 Oct 2015 07:28:00 GMT', 'x'],
  'if-modified-since': ['Wed, 21 Oct 2099 07:28:00 GMT', 'x'],
  'if-unmodified-since': ['Wed, 21 Oct 2015 07:28:00 GMT', 'x'],
  range: [
    'bytes=0-',
    'bytes=0-0',
    'bytes=-1',
    'bytes=5-1',
    'bytes=0-0,2-3',
    'bytes=999999999999-',
    'bytes=-0',
    'bytes=a-b',
    'items=0-1',
    'bytes',
    `bytes=${'0-0,'.repeat(1500)}`,
  ],
  accept: ['text/html', '*/*;q=0', 'image/webp', 'a/b,'.repeat(500)],
  'accept-encoding': ['gzip', 'br', 'identity;q=0', '*;q=0', 'gzip;q=0, br', 'zstd, deflate', ',;q=x'],
  'accept-language': ['*', 'x'.repeat(2000)],
  connection: ['close', 'keep-alive, x', 'authorization'],
  'content-encoding': ['gzip', 'br', 'x'],
  cookie: ['a=b; __proto__=c', 'x'.repeat(6000)],
  expect: ['100-continue'],
  forwarded: ['for=192.0.2.1;proto=https', 'for="[2001:db8::1]:80"', ';;;'],
  host: ['evil.example', 'a', '[::1]:1', '127.0.0.1:0', '<script>'],
  origin: ['https://evil.example', 'null'],
  referer: ['https://evil.example/?token=a', '\u00FF'],
  'sec-fetch-site': ['cross-site'],
  'user-agent': ['', '\u0080\u00FF', 'x'.repeat(8000), '${jndi:ldap://x}'],
  'x-forwarded-for': ['192.0.2.1', '::ffff:127.0.0.1', 'unknown', `${'192.0.2.1, '.repeat(400)}1`],
  'x-forwarded-host': ['evil.example'],
  'x-forwarded-proto': ['https', 'javascript'],
  'x-http-method-override': ['DELETE'],
  'x-request-id': ['a'.repeat(3000)],
};

const odd: fc.Arbitrary<Header> = fc
  .constantFrom(...Object.keys(ODD))
  .chain((name) => fc.constantFrom(...(ODD[name] ?? [''])).map((value): Header => [name, value]));

/** None for most requests, so that they get far; a few odd ones for the rest. */
export const oddHeaders: fc.Arbitrary<readonly Header[]> = fc.oneof(
  { arbitrary: fc.constant<readonly Header[]>([]), weight: 3 },
  { arbitrary: fc.array(odd, { minLength: 1, maxLength: 3 }), weight: 2 },
);

/** What a body says it is: mostly JSON. */
export const contentType: fc.Arbitrary<readonly Header[]> = fc.oneof(
  { arbitrary: fc.constant<readonly Header[]>([['content-type', 'application/json']]), weight: 14 },
  {
    arbitrary: fc
      .constantFrom(
        'application/json; charset=utf-8',
        'application/json; charset=utf-16',
        'APPLICATION/JSON',
        'application/problem+json',
        'application/x-www-form-urlencoded',
        'multipart/form-data; boundary=x',
        'multipart/form-data',
        'text/plain',
        'text/html',
        'application/octet-stream',
        'application/json, text/plain',
        'application/json;',
        ';',
        '*/*',
        '\u0080',
        `application/${'x'.repeat(3000)}`,
      )
      .map((value): readonly Header[] => [['content-type', value]]),
    weight: 2,
  },
  { arbitrary: fc.constant<readonly Header[]>([]), weight: 1 },
);
