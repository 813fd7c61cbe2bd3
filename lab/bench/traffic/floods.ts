import { fork } from 'node:child_process';
import { once } from 'node:events';
import { Agent, request as sendRequest } from 'node:http';
import { availableParallelism } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { median, percentile, toTable } from '../figures.ts';
import { noteFigure, print } from '../report.ts';
import { onEachEngine, type Site } from './sites.ts';

/** What a hostile network sends, over and over. */
export type Flood = {
  readonly port: number;
  readonly localAddress: string;
  readonly connections: number;
  /** Requests as they go over the wire, sent by turns; so many at once. */
  readonly requests: readonly string[];
  readonly pipelined: number;
  readonly isNewEachTime: boolean;
};

type Way = Pick<Flood, 'pipelined' | 'isNewEachTime'> & { readonly name: string };

const WAYS: readonly Way[] = [
  { name: 'kept', pipelined: 1, isNewEachTime: false },
  { name: 'new each time', pipelined: 1, isNewEachTime: true },
  { name: '7 pipelined', pipelined: 7, isNewEachTime: false },
];
const CONNECTIONS = [100, 300, 1000];
const TARGETS = ['/api/health', '/api/ready', 'a read', 'a write', '/user/about'];
const SECONDS = Number(process.env['BENCH_FLOOD_SECONDS'] ?? 1);
const ROUNDS = Number(process.env['BENCH_ROUNDS'] ?? 3);
const LEAD_MS = 300;
const PAUSE_MS = 10;
const PROBE_EVERY_MS = 500;
const [HOSTILE, HONEST] = ['127.0.2.2', '127.0.3.3'];

/**
 * What an honest client and a probe notice of a flood from another network, directly and behind a proxy. Prints a table for
 * each engine and version (`BENCH_BEFORE` names another checkout, which is measured once).
 */
export async function run(): Promise<void> {
  print(
    `\nNode ${process.versions.node}, ${availableParallelism()} cores, ${ROUNDS} rounds of ${SECONDS} s; clients on the same cores`,
  );
  for (const proxy of ['off', '1']) {
    await onEachEngine(
      2,
      async (site) => {
        const rows: string[][] = [];
        const idle = await askHonestly(site, proxy);
        for (const target of TARGETS) {
          for (const way of WAYS) {
            for (const connections of CONNECTIONS) {
              const results: Honest[] = [];
              const times = site.version === 'before' ? 1 : ROUNDS;
              for (let round = 0; round < times; round += 1)
                results.push(await underFlood(site, proxy, { target, way, connections }));
              rows.push([target, way.name, String(connections), ...toCells(results)]);
            }
          }
        }
        print(
          `\n${site.engine}, ${site.version}, TRUST_PROXY ${proxy}: one hostile network, an honest client on another (idle: p99 ${idle.p99Ms.toFixed(1)} ms)\n`,
        );
        const head = [
          'flood of',
          'connections',
          'how many',
          'answers/s to it',
          'asked',
          'refused',
          'failed',
          'p50 ms',
          'p99 ms',
          'slowest probe ms',
        ];
        print(toTable(head, rows));
        const worst = Math.max(...rows.map((row) => Number(row[8])));
        noteFigure(`${site.engine}, ${site.version}, proxy ${proxy}: worst honest p99 ms`, worst);
      },
      { env: { TRUST_PROXY: proxy }, before: true },
    );
  }
}

type Honest = {
  readonly asked: number;
  readonly refused: number;
  readonly failed: number;
  readonly p50Ms: number;
  readonly p99Ms: number;
  readonly probeMs: number;
  /** Answers to the flood. */
  readonly floodPerSecond: number;
};

function toCells(results: readonly Honest[]): string[] {
  const sum = (read: (result: Honest) => number) => String(results.reduce((all, one) => all + read(one), 0));
  const middle = (read: (result: Honest) => number) => median(results.map(read)).toFixed(0);
  return [
    middle(({ floodPerSecond }) => floodPerSecond),
    sum(({ asked }) => asked),
    sum(({ refused }) => refused),
    sum(({ failed }) => failed),
    middle(({ p50Ms }) => p50Ms),
    middle(({ p99Ms }) => p99Ms),
    Math.max(...results.map(({ probeMs }) => probeMs)).toFixed(0),
  ];
}

async function underFlood(
  site: Site,
  proxy: string,
  { target, way, connections }: { readonly target: string; readonly way: Way; readonly connections: number },
): Promise<Honest> {
  const { port } = new URL(site.server.origin);
  const [{ token } = { token: '' }] = site.clients(1);
  const flood: Flood = {
    ...way,
    port: Number(port),
    connections,
    localAddress: proxy === 'off' ? HOSTILE : '127.0.0.1',
    requests: toWire(target, token, proxy === 'off' ? '' : `X-Forwarded-For: ${HOSTILE}\r\n`),
  };
  const child = fork(fileURLToPath(new URL('flood.process.ts', import.meta.url)));
  child.send(flood);
  await once(child, 'message');
  await sleep(LEAD_MS);
  const answered = async () => {
    child.send('how many');
    const [count] = (await once(child, 'message')) as [number];
    return count;
  };
  try {
    const [before, startedAt] = [await answered(), performance.now()];
    const honest = await askHonestly(site, proxy);
    const seconds = (performance.now() - startedAt) / 1000;
    return { ...honest, floodPerSecond: ((await answered()) - before) / seconds };
  } finally {
    child.kill('SIGKILL');
    await once(child, 'exit');
    await sleep(LEAD_MS);
  }
}

function toWire(target: string, token: string, forwarded: string): readonly string[] {
  const head = `Host: 127.0.0.1\r\nAuthorization: Bearer ${token}\r\n${forwarded}`;
  const path = target === 'a read' ? '/api/rankings/user/top-thirteen' : target;
  if (target !== 'a write') return [`GET ${path} HTTP/1.1\r\n${head}\r\n`];
  return ['Fearless', 'Lover'].map((theme) => {
    const body = JSON.stringify({ theme });
    return `PUT /api/profile/theme HTTP/1.1\r\n${head}Content-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body}`;
  });
}

/** One client that reads its Top 13 with short pauses, half of it over new connections, and a probe each second. */
async function askHonestly(site: Site, proxy: string): Promise<Honest> {
  const [, { token } = { token: '' }] = site.clients(2);
  const from = proxy === 'off' ? { localAddress: HONEST } : {};
  const headers = {
    authorization: `Bearer ${token}`,
    ...(proxy !== 'off' && { 'x-forwarded-for': HONEST }),
  };
  const kept = new Agent({ keepAlive: true, maxSockets: 1 });
  const ask = async (path: string, agent: Agent | false) => {
    const startedAt = performance.now();
    const sent = sendRequest(site.server.origin + path, { ...from, agent, headers });
    sent.end();
    try {
      const [answer] = (await once(sent, 'response')) as [{ statusCode: number; resume(): void }];
      answer.resume();
      await once(answer as never, 'end');
      return { status: answer.statusCode, ms: performance.now() - startedAt };
    } catch {
      return { status: 0, ms: performance.now() - startedAt };
    }
  };
  const end = performance.now() + SECONDS * 1000;
  const answers: { readonly status: number; readonly ms: number }[] = [];
  const probes: number[] = [];
  const probing = (async () => {
    while (performance.now() < end) {
      for (const path of ['/api/health', '/api/ready']) {
        const { status, ms } = await ask(path, false);
        probes.push(status === 200 ? ms : Infinity);
      }
      await sleep(PROBE_EVERY_MS);
    }
  })();
  while (performance.now() < end) {
    const isNew = answers.length % 2 === 1;
    answers.push(await ask('/api/rankings/user/top-thirteen', isNew ? false : kept));
    await sleep(PAUSE_MS);
  }
  await probing;
  kept.destroy();
  const times = answers.map(({ ms }) => ms);
  return {
    asked: answers.length,
    refused: answers.filter(({ status }) => status === 503).length,
    failed: answers.filter(({ status }) => status !== 503 && status !== 200).length,
    p50Ms: percentile(times, 0.5),
    p99Ms: percentile(times, 0.99),
    probeMs: Math.max(...probes),
    floodPerSecond: 0,
  };
}
