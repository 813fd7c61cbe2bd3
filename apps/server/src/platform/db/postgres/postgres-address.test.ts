import { createServer, type AddressInfo } from 'node:net';
import { describe, expect, test } from 'vitest';
import { openPostgresDatabase } from './postgres.ts';
import { encryptedAddress } from './postgres-address.ts';

describe('the way to a database', () => {
  test.each([
    ['postgres://fan@db.example.org/thirteen', 'verify-full'],
    ['postgres://fan@192.0.2.7:5433/thirteen?application_name=a', 'verify-full'],
    ['postgres://fan@[2001:db8::1]/thirteen', 'verify-full'],
    ['postgres://fan@db.example.org/thirteen?sslmode=verify-ca&sslrootcert=ca.pem', 'verify-ca'],
    ['postgres://fan@db.example.org/thirteen?sslmode=disable', 'disable'],
    ['postgres://fan@localhost:5433/thirteen', null],
    ['postgres://fan@127.0.0.1/thirteen', null],
    ['postgres://fan@[::1]/thirteen', null],
    ['postgres:///thirteen?host=/var/run/postgresql', null],
    ['postgres://localhost/thirteen?host=db.example.org', 'verify-full'],
  ])('is encrypted beyond this machine: %s has the mode %s', (address, mode) => {
    expect(new URL(encryptedAddress(address)).searchParams.get('sslmode')).toBe(mode);
  });

  test('is given up where the other end knows no encryption, and nothing is said in plain', async () => {
    const said: Buffer[] = [];
    const server = createServer((socket) => {
      // PostgreSQL's word for: not here.
      socket.on('data', (data) => said.push(data) === 1 && socket.write('N'));
      socket.on('error', () => undefined);
    });
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
    const { port } = server.address() as AddressInfo;
    await expect(
      openPostgresDatabase(`postgres://fan:a-secret@127.0.0.1:${port}/thirteen?sslmode=verify-full`),
    ).rejects.toMatchObject({ cause: { message: 'The server does not support SSL connections' } });
    // A request for encryption has eight bytes and no name.
    expect(Buffer.concat(said).toString('hex')).toBe('0000000804d2162f');
    server.close();
  });
});
