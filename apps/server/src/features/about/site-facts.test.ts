import { describe, expect, test } from 'vitest';
import { isPublicOrigin } from '#platform/public-origin.ts';
import { startTestApp } from '../../testing/test-app.ts';
import { missingOperator } from './site-facts.ts';

async function operatorOf(env: Readonly<Record<string, string>>): Promise<unknown> {
  const site = await startTestApp(env);
  const reply = await site.send('GET', '/api/site/operator');
  await site.close();
  return reply.json();
}

describe('the imprint', () => {
  test('names the operator, line by line', async () => {
    const env = { OPERATOR_NAME: 'Juniper Lane', OPERATOR_ADDRESS: '12 Sunset Road | Nashville, TN||USA' };
    expect(await operatorOf(env)).toEqual({
      name: 'Juniper Lane',
      address: ['12 Sunset Road', 'Nashville, TN', 'USA'],
    });
  });

  test('says so where the operator gave nothing', async () => {
    expect(await operatorOf({})).toEqual({ name: null, address: [] });
  });
});

const nobody = { operatorName: undefined, operatorAddress: undefined };
const somebody = { operatorName: 'Juniper Lane', operatorAddress: '12 Sunset Road' };

test.each([
  {
    what: 'a public site without an operator',
    config: nobody,
    publicUrl: 'https://thirteen.example.org',
    warns: true,
  },
  {
    what: 'a public site with half of it',
    config: { ...somebody, operatorAddress: undefined },
    publicUrl: 'https://thirteen.example.org',
    warns: true,
  },
  {
    what: 'a public site that says it',
    config: somebody,
    publicUrl: 'https://thirteen.example.org',
    warns: false,
  },
  { what: 'a site without TLS', config: nobody, publicUrl: 'http://thirteen.example.org', warns: false },
  { what: 'this machine', config: nobody, publicUrl: 'https://localhost:3000', warns: false },
  { what: 'no address at all', config: nobody, publicUrl: undefined, warns: false },
])('the start warns, or not: $what', ({ config, publicUrl, warns }) => {
  expect(missingOperator({ ...config, publicUrl }) !== undefined).toBe(warns);
});

test.each([
  ['https://thirteen.example.org', true],
  ['https://8.8.8.8', true],
  ['http://localhost:3000', false],
  ['http://127.0.0.1:3000', false],
  ['http://[::1]:3000', false],
  ['https://thirteen', false],
  ['https://thirteen.local', false],
  ['https://10.0.0.8', false],
  ['https://172.20.0.1', false],
  ['https://172.32.0.1', true],
  ['https://192.168.1.20:8443', false],
])('strangers reach %s: %s', (origin, isPublic) => {
  expect(isPublicOrigin(origin)).toBe(isPublic);
});
