import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { ServerProcess } from '../server-process.ts';
import type { AttackResult } from './attack-result.ts';
import { attackEach, slowestHealthMs } from './victims.ts';

const CONNECTIONS = 500;
const PIPELINED = 60;
// The largest answer that anybody gets without a session.
const LARGE = '/api/albums/allSongs';
const IDLE_MS = 3000;
const ATTACK_MS = 20_000;
const AFTER_MS = 60_000;
// A minute after its start, a server has a worker look at what the themes need, which takes 120 MiB for ten seconds.
const THEMES_AFTER_MS = 65_000;
// What is still there by then is not dropped.
const LONGEST_MS = 150_000;

const request = (count: number) => `GET ${LARGE} HTTP/1.1\r\nHost: localhost\r\n\r\n`.repeat(count);

/** Connections that are held: by clients that never read what they asked for, and by heads and bodies that never end. */
export function holdConnections(): Promise<readonly AttackResult[]> {
  return attackEach(async (server, name) => {
    // A server that has served: a new one grows by its first requests, whoever sends them.
    for (let index = 0; index < CONNECTIONS; index += 1) await (await fetch(server.origin + LARGE)).text();
    await sleep(THEMES_AFTER_MS);
    await server.untilCalm();
    const unread = [
      ...(await neverRead(
        server,
        `${PIPELINED} requests on each of ${CONNECTIONS} connections, ${name}`,
        PIPELINED,
      )),
      // As many as a connection may have in flight, so that the caps on bytes and time are what holds.
      ...(await neverRead(server, `7 requests on each of ${CONNECTIONS} connections, ${name}`, 7)),
    ];
    const post =
      'POST /api/auth/login HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 1000\r\n\r\n';
    return [
      ...unread,
      await drip(server, `slow heads, ${name}`, 'GET / HTTP/1.1\r\nHost: a\r\nX: '),
      await drip(server, `slow bodies, ${name}`, post),
    ];
  });
}

async function neverRead(server: ServerProcess, attack: string, pipelined: number): Promise<AttackResult[]> {
  const memoryBefore = server.memoryMiB();
  const idleMs = await slowestHealthMs(server.origin, AbortSignal.timeout(IDLE_MS));
  let peak = memoryBefore;
  const watch = setInterval(() => (peak = Math.max(peak, server.memoryMiB())), 100);
  const start = performance.now();
  const sockets = await openMany(server.origin, CONNECTIONS);
  for (const socket of sockets) socket.pause().write(request(pipelined));
  const underMs = await slowestHealthMs(server.origin, AbortSignal.timeout(ATTACK_MS));
  clearInterval(watch);
  // A client that reads nothing does not see that it was dropped, unless it writes.
  const droppedMs = await untilDropped(sockets, start);
  await sleep(Math.max(0, AFTER_MS - (performance.now() - start)));
  const memoryAfter = server.memoryMiB();
  for (const socket of sockets) socket.destroy();
  return [
    {
      attack,
      figure: 'health, slowest, ms',
      idle: idleMs.toFixed(1),
      under: underMs.toFixed(1),
      aim: '10 × idle',
    },
    { attack, figure: 'memory, peak, MiB', idle: memoryBefore.toFixed(0), under: peak.toFixed(0), aim: '' },
    {
      attack,
      figure: 'memory, 60 s after, MiB',
      idle: memoryBefore.toFixed(0),
      under: memoryAfter.toFixed(0),
      aim: '1.5 × before',
    },
    { attack, figure: 'all dropped after, s', under: seconds(droppedMs), aim: '60' },
  ];
}

async function drip(server: ServerProcess, attack: string, head: string): Promise<AttackResult> {
  const start = performance.now();
  const [socket] = await openMany(server.origin, 1);
  socket?.resume().write(head);
  const timer = setInterval(() => socket?.write('a'), 200);
  const droppedMs = await untilDropped(socket ? [socket] : [], start);
  clearInterval(timer);
  return { attack, figure: 'dropped after, s', under: seconds(droppedMs), aim: '15' };
}

async function openMany(origin: string, count: number): Promise<readonly Socket[]> {
  const { hostname, port } = new URL(origin);
  return Promise.all(
    Array.from({ length: count }, async () => {
      const socket = connect(Number(port), hostname);
      socket.on('error', () => undefined);
      await once(socket, 'connect');
      return socket;
    }),
  );
}

/** How long after the start the last connection ended; Infinity when some never did. */
async function untilDropped(sockets: readonly Socket[], start: number): Promise<number> {
  const probe = setInterval(() => {
    for (const socket of sockets) if (socket.isPaused() && !socket.destroyed) socket.write('G');
  }, 1000);
  const end = AbortSignal.timeout(LONGEST_MS);
  while (!end.aborted && sockets.some(({ destroyed }) => !destroyed)) await sleep(100);
  clearInterval(probe);
  return end.aborted ? Infinity : performance.now() - start;
}

function seconds(ms: number): string {
  return ms === Infinity ? `over ${LONGEST_MS / 1000}` : (ms / 1000).toFixed(0);
}
