import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { signUpFan, startTestApp, type TestApp } from '../../testing/test-app.ts';

let site: TestApp;
beforeAll(async () => {
  site = await startTestApp({ LIMITS_FACTOR: '1000' });
});
afterAll(() => site.close());

describe('signing up', () => {
  test('makes an account that can log in and out', async () => {
    const { token } = await signUpFan(site);
    expect((await site.send('GET', '/api/account/data', { token })).statusCode).toBe(200);
    expect((await site.send('POST', '/api/auth/logout', { token })).statusCode).toBe(200);
    expect((await site.send('GET', '/api/account/data', { token })).statusCode).toBe(401);
  });
});
