import { once } from 'node:events';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { expect, test } from 'vitest';
import { startTestApp } from '../../../testing/test-app.ts';

const CLIENTS = 150;

/** The status of the answer to what a socket asked; undefined where it closed without one. */
async function statusOf(socket: Socket): Promise<string | undefined> {
  const chunks: Buffer[] = [];
  socket.on('data', (chunk: Buffer) => chunks.push(chunk));
  await once(socket, 'close');
  return Buffer.concat(chunks).toString('latin1').split(' ')[1];
}

test('requests that wait for their turn when the site stops are answered all the same', async () => {
  const site = await startTestApp();
  await site.app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = site.app.server.address() as AddressInfo;
  let accepted = 0;
  site.app.server.on('connection', () => (accepted += 1));
  const sockets = Array.from({ length: CLIENTS }, () => connect(port, '127.0.0.1'));
  await expect.poll(() => accepted).toBe(CLIENTS);

  const statuses = sockets.map(statusOf);
  const firstAnswer = Promise.race(sockets.map((socket) => once(socket, 'data')));
  for (const socket of sockets) socket.write('GET /api/albums/allAlbums HTTP/1.1\r\nHost: thirteen\r\n\r\n');
  await firstAnswer;
  const closed = site.close();
  expect(new Set(await Promise.all(statuses))).toEqual(new Set(['200']));
  await closed;
});
