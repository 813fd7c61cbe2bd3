import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { withRoutes, type Route } from '../../../testing/routes.ts';
import { signUpFan, startTestApp, type TestApp } from '../../../testing/test-app.ts';

let site: TestApp;
let routes: readonly Route[];
let token: string;

beforeAll(async () => {
  ({ app: site, routes } = await withRoutes(() => startTestApp({ LIMITS_FACTOR: '1000' })));
  ({ token } = await signUpFan(site));
});
afterAll(() => site.close());

const FOR_PROGRAMS = /^\/(?:api|media|assets|share)\//;

/** What no parameter may hold, in the encoding of addresses. */
const hostileTexts = [
  { name: 'a NUL', text: '%00' },
  { name: 'a NUL within', text: 'fan%001' },
  { name: 'a line break', text: 'fan%0A1' },
  { name: 'a C1 control character', text: '%C2%85' },
  { name: 'half an escape', text: 'fan%E0%A4%A' },
  { name: 'a lone percent sign', text: '%' },
  { name: 'an escape of no hexadecimal digits', text: '%zz' },
  { name: 'half a surrogate pair', text: '%ED%A0%80' },
  { name: 'an overlong encoding', text: '%C0%80' },
  { name: '31 combining marks', text: `a${'%CC%81'.repeat(31)}` },
  { name: 'more than an address may hold', text: 'a'.repeat(5000) },
];

describe.each(hostileTexts)('$name', ({ text }) => {
  test('as a parameter of any route is refused before anything looks for it', async () => {
    const withParameters = routes.filter(({ method, pattern }) => method !== 'HEAD' && /[:*]/.test(pattern));
    expect(withParameters.length).toBeGreaterThan(15);
    for (const { method, pattern } of withParameters) {
      for (const url of withOneHostile(pattern, text))
        expect(await refusalOf(method, url)).toEqual(aRefusal(method, url));
    }
  });

  test('in the query of any route for programs is refused', async () => {
    const forPrograms = routes.filter((route) => route.method !== 'HEAD' && FOR_PROGRAMS.test(route.pattern));
    expect(forPrograms.length).toBeGreaterThan(50);
    for (const { method, pattern } of forPrograms) {
      const url = pattern.replaceAll(/:\w+|\*/g, 'fan');
      expect(await refusalOf(method, `${url}?q=${text}`)).toEqual(aRefusal(method, `${url}?q=${text}`));
    }
  });
});

// What handlers, patterns of databases and paths of files could take for something else, in the encoding of addresses.
test.each([
  '%25',
  '_%25_',
  '%2525',
  '%27',
  '%22',
  '%5C',
  '..%2F..',
  '__proto__',
  'constructor',
  '-1',
  '%F0%9F%A7%A3',
])('%s as a parameter of any route is no error of the server', async (text) => {
  const failed: string[] = [];
  for (const { method, pattern } of routes.filter((route) => /[:*]/.test(route.pattern))) {
    for (const url of withOneHostile(pattern, text)) {
      const { statusCode } = await site.send(method, url, { token, ...(method !== 'GET' && { body: {} }) });
      if (statusCode >= 500) failed.push(`${method} ${url}: ${statusCode}`);
    }
  }
  expect(failed).toEqual([]);
});

test('a route that nobody serves answers a hostile address alike', async () => {
  expect(await refusalOf('GET', '/api/nothing/%00')).toEqual(aRefusal('GET', '/api/nothing/%00'));
  expect(await refusalOf('GET', '/nothing/%00')).toEqual(aRefusal('GET', '/nothing/%00'));
});

test('the field of a control character is named', async () => {
  const parameter = await site.send('GET', '/share/profile/%00/card.png');
  expect(parameter.json()).toMatchObject({ statusCode: 400, field: 'username' });
  const query = await site.send('GET', '/media/covers/red.svg?v=%00');
  expect(query.json()).toMatchObject({ statusCode: 400, field: 'v' });
});

test('a page is there whatever stands in its query, which only the app reads', async () => {
  expect((await site.send('GET', '/login?next=%2F%09%2Fevil.example')).statusCode).toBe(200);
});

test('spaces around a name are no part of it, on pages either', async () => {
  const { headers, statusCode } = await site.send('GET', '/share-setlist/%20thirteen%20');
  expect(statusCode).toBe(200);
  expect(headers['content-type']).toContain('text/html');
});

/** The addresses of a pattern with one parameter at a time that is hostile. */
function withOneHostile(pattern: string, text: string): readonly string[] {
  const names = pattern.match(/:\w+|\*/g) ?? [];
  return names.map((_, hostile) => {
    let at = -1;
    return pattern.replaceAll(/:\w+|\*/g, () => {
      at += 1;
      return at === hostile ? text : 'fan';
    });
  });
}

/** What of an answer shows that the address was refused as it should be. */
async function refusalOf(method: string, url: string) {
  const answer = await site.send(method, url, { token, ...(method !== 'GET' && { body: {} }) });
  const type = String(answer.headers['content-type']).split(';', 1)[0];
  return {
    asked: `${method} ${url}`,
    status: answer.statusCode,
    type,
    saysStatus:
      type === 'text/html' || answer.json<{ statusCode: number }>().statusCode === answer.statusCode,
    isSecured: String(answer.headers['content-security-policy']).includes("default-src 'self'"),
  };
}

function aRefusal(method: string, url: string) {
  const isForPrograms = FOR_PROGRAMS.test(url);
  return {
    asked: `${method} ${url}`,
    status: isForPrograms ? 400 : 404,
    type: isForPrograms ? 'application/json' : 'text/html',
    saysStatus: true,
    isSecured: true,
  };
}
