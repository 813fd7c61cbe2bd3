import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

let site: TestApp;
beforeAll(async () => {
  site = await startTestApp();
});
afterAll(() => site.close());

const noted = (what: string) => ({
  security: 'input-refused',
  userId: undefined,
  network: '127.0.0.0/24',
  what,
});

test('what this site never sends is noted as an attempt, once a minute for a network', async () => {
  const info = vi.spyOn(site.app.log, 'info');
  const body = { username: 'fan\u0007', password: 'a long quiet evening' };
  for (let round = 0; round < 3; round += 1) await site.send('POST', '/api/auth/login', { body });
  await site.app.inject({
    method: 'POST',
    url: '/api/auth/login',
    headers: { 'content-type': 'application/json' },
    payload: '{"username":',
  });
  // A form that is not filled in is no attempt.
  await site.send('POST', '/api/auth/signup', { body: { username: '', email: '', password: '' } });

  expect(info.mock.calls.map(([facts]) => facts)).toEqual([noted('control-characters'), noted('malformed')]);
  info.mockRestore();
});
