import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readConfig } from './config.ts';
import { ConfigError } from './environment.ts';

describe('readConfig', () => {
  test('has a default for everything', () => {
    expect(readConfig({})).toMatchObject({
      port: 3000,
      host: '127.0.0.1',
      databaseUrl: undefined,
      databaseConnections: 10,
      processes: 1,
      mediaBaseUrl: '/media',
      outboxDays: 7,
      sessionDays: 7,
      sessionIdleHours: 72,
      authorUsername: 'thirteen',
      nextRelease: { date: '2025-10-03' },
      trustProxy: false,
      limitsFactor: 1,
      cardCacheMb: 512,
      logLevel: 'info',
    });
  });

  test.each([
    { name: 'PORT', value: 'eighty' },
    { name: 'PORT', value: '65536' },
    { name: 'PORT', value: '-1' },
    { name: 'HOST', value: 'a b' },
    { name: 'DATABASE_URL', value: 'mysql://localhost/thirteen' },
    { name: 'DATABASE_URL', value: 'postgres://localhost/thirteen?sslmode=no-verify' },
    { name: 'DATABASE_URL', value: 'postgres://localhost/thirteen?sslmode=prefer' },
    { name: 'DATABASE_URL', value: 'postgres://localhost/thirteen?sslmode=disable&sslmode=verify-full' },
    { name: 'DATABASE_URL', value: 'postgres://localhost/thirteen?ssl=0' },
    { name: 'DATABASE_CONNECTIONS', value: '1' },
    { name: 'PROCESSES', value: '0' },
    { name: 'PROCESSES', value: 'all' },
    { name: 'DATABASE_URL_FILE', value: '/nowhere/at/all' },
    { name: 'SMTP_URL_FILE', value: '/nowhere/at/all' },
    { name: 'PUBLIC_URL', value: 'example.org' },
    { name: 'PUBLIC_URL', value: 'https://example.org/path' },
    { name: 'SMTP_URL', value: 'http://localhost' },
    { name: 'SMTP_URL', value: 'smtp://mail.example.org?ignoreTLS=true' },
    { name: 'SMTP_URL', value: 'smtps://mail.example.org:465/?tls.rejectUnauthorized=false' },
    { name: 'SMTP_URL', value: 'smtp://' },
    { name: 'OUTBOX_DAYS', value: '0' },
    { name: 'OUTBOX_DAYS', value: 'forever' },
    { name: 'MAIL_FROM', value: 'nobody' },
    { name: 'CONTACT_TO', value: 'nobody' },
    { name: 'MEDIA_BASE_URL', value: 'ftp://media' },
    { name: 'SESSION_DAYS', value: '0' },
    { name: 'SESSION_IDLE_HOURS', value: '0' },
    { name: 'SESSION_IDLE_HOURS', value: 'three days' },
    { name: 'AUTHOR_USERNAME', value: 'a b' },
    { name: 'TIP_URL', value: 'javascript:alert(1)' },
    { name: 'OPERATOR_NAME', value: 'A\nB' },
    { name: 'OPERATOR_NAME', value: 'x'.repeat(201) },
    { name: 'OPERATOR_ADDRESS', value: 'x'.repeat(501) },
    { name: 'SECURITY_CONTACT', value: 'security@example.org' },
    { name: 'SECURITY_CONTACT', value: 'javascript:alert(1)' },
    { name: 'NEXT_RELEASE', value: 'tomorrow' },
    { name: 'TRUST_PROXY', value: 'maybe' },
    { name: 'LIMITS_FACTOR', value: '0' },
    { name: 'CARD_CACHE_MB', value: '9' },
    { name: 'CARD_CACHE_MB', value: '0.5' },
    { name: 'LOG_LEVEL', value: 'loud' },
    { name: 'METRICS_PUBLIC', value: 'yes' },
    { name: 'OFFLINE', value: 'no' },
  ])('refuses $name=$value in one line that names both and what is allowed', ({ name, value }) => {
    const read = () => readConfig({ [name]: value });
    expect(read).toThrow(ConfigError);
    expect(read).toThrow(new RegExp(`^${name}=.* is not allowed: .+$`));
  });

  test('an empty variable counts as unset', () => {
    expect(readConfig({ PORT: '' }).port).toBe(3000);
  });

  test('a refused address does not show its password', () => {
    expect(() => readConfig({ DATABASE_URL: 'mysql://fan:secret@localhost/a' })).not.toThrow(/secret/);
  });

  test('takes an address with a password from a file, as stores of secrets hand it over', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'secrets-'));
    const file = join(folder, 'database-url');
    await writeFile(file, 'postgres://fan:secret@localhost/thirteen\n');
    expect(readConfig({ DATABASE_URL_FILE: file }).databaseUrl).toBe(
      'postgres://fan:secret@localhost/thirteen',
    );
    expect(() => readConfig({ DATABASE_URL: 'postgres://localhost/a', DATABASE_URL_FILE: file })).toThrow(
      'DATABASE_URL and DATABASE_URL_FILE are both set: use one of them',
    );
    await rm(folder, { recursive: true });
  });

  test.each([
    { value: '2', trust: 2 },
    { value: 'on', trust: true },
    { value: '10.0.0.0/8, 127.0.0.1', trust: '10.0.0.0/8, 127.0.0.1' },
  ])('TRUST_PROXY=$value', ({ value, trust }) => {
    expect(readConfig({ TRUST_PROXY: value }).trustProxy).toBe(trust);
  });
});
