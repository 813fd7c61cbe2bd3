import { once } from 'node:events';
import {
  Agent,
  createServer,
  request,
  type ClientRequest,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';

/** One address for several servers. */
export type Balancer = {
  /** For example `http://127.0.0.1:3000`. */
  readonly origin: string;
  /** Takes no more connections, and resolves when the open requests are answered. */
  close(): Promise<void>;
};

type BalancerOptions = {
  readonly host: string;
  /** 0 takes any that is free. */
  readonly port: number;
  /** The servers to send requests to now, as `http://127.0.0.1:4000`. */
  readonly targets: () => readonly string[];
};

// What belongs to one connection and goes no further (RFC 9110, 7.6.1).
const HOP_BY_HOP = new Set([
  'connection',
  'keep-alive',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
]);
const KEEP_OPEN_MS = 65_000;
const CLOSE_WITHIN_MS = 5000;

/**
 * Starts a balancer that gives each request to the next server, with `X-Forwarded-For` and `-Proto`. A server that can't
 * be reached is passed over; a request that broke in the middle is answered 502, since what became of it isn't known.
 */
export async function startBalancer({ host, port, targets }: BalancerOptions): Promise<Balancer> {
  const agent = new Agent({ keepAlive: true });
  let turn = 0;
  const server = createServer((incoming, outgoing) => {
    const servers = targets();
    turn += 1;
    const inTurn = servers.map((_, index) => servers[(turn + index) % servers.length] ?? '');
    forward({ incoming, outgoing, agent, isClosing: () => !server.listening }, inTurn);
  });
  server.requestTimeout = 0;
  server.keepAliveTimeout = KEEP_OPEN_MS;
  server.listen(port, host);
  await once(server, 'listening');
  // The server was just bound to a port.
  const address = server.address() as AddressInfo;
  return {
    origin: `http://${host.includes(':') ? `[${host}]` : host}:${address.port}`,
    async close() {
      const closed = once(server, 'close');
      server.close();
      const last = setTimeout(() => server.closeAllConnections(), CLOSE_WITHIN_MS);
      await closed;
      clearTimeout(last);
      agent.destroy();
    },
  };
}

type Exchange = {
  readonly incoming: IncomingMessage;
  readonly outgoing: ServerResponse;
  readonly agent: Agent;
  readonly isClosing: () => boolean;
};

function forward(exchange: Exchange, [target, ...others]: readonly string[]): void {
  const { incoming, outgoing, agent } = exchange;
  if (target === undefined) return refuse(outgoing, 503, 'No server process can be reached');
  const { hostname, port } = new URL(target);
  const upstream = request({
    agent,
    hostname,
    port,
    method: incoming.method ?? 'GET',
    path: incoming.url ?? '/',
    headers: forwardedHeaders(incoming),
  });
  let isConnected = false;
  whenConnected(upstream, () => {
    isConnected = true;
    incoming.pipe(upstream);
  });
  upstream.on('response', (answer) => {
    // A connection that was kept would hold up the end.
    if (exchange.isClosing()) outgoing.shouldKeepAlive = false;
    outgoing.writeHead(answer.statusCode ?? 502, answer.statusMessage, withoutHops(answer.rawHeaders));
    answer.pipe(outgoing);
    answer.on('error', () => outgoing.destroy());
  });
  upstream.on('error', () => {
    if (outgoing.headersSent) outgoing.destroy();
    else if (!isConnected || isRepeatable(incoming)) forward(exchange, others);
    else refuse(outgoing, 502, 'The server process ended before it answered');
  });
  outgoing.on('close', () => upstream.destroy());
}

/** Sends the body only over a connection that stands, so that a request can still go to another server before. */
function whenConnected(upstream: ClientRequest, send: () => void): void {
  upstream.once('socket', (socket) => {
    if (socket.connecting) socket.once('connect', send);
    else send();
  });
}

// A kept connection may close just when it is used again; asking once more changes nothing.
function isRepeatable({ method, headers }: IncomingMessage): boolean {
  return (method === 'GET' || method === 'HEAD') && headers['content-length'] === undefined;
}

function forwardedHeaders({ rawHeaders, headers, socket }: IncomingMessage): string[] {
  const before = headers['x-forwarded-for'];
  const client = socket.remoteAddress ?? '';
  return [
    ...withoutHops(rawHeaders, ['x-forwarded-for', 'x-forwarded-proto']),
    ...(headers['transfer-encoding'] === undefined ? [] : ['Transfer-Encoding', 'chunked']),
    'X-Forwarded-For',
    before === undefined ? client : `${String(before)}, ${client}`,
    'X-Forwarded-Proto',
    'http',
  ];
}

function withoutHops(rawHeaders: readonly string[], others: readonly string[] = []): string[] {
  const kept: string[] = [];
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index] ?? '';
    const lower = name.toLowerCase();
    if (!HOP_BY_HOP.has(lower) && !others.includes(lower)) kept.push(name, rawHeaders[index + 1] ?? '');
  }
  return kept;
}

function refuse(outgoing: ServerResponse, statusCode: 502 | 503, message: string): void {
  const error = statusCode === 502 ? 'Bad Gateway' : 'Service Unavailable';
  outgoing.writeHead(statusCode, { 'content-type': 'application/json; charset=utf-8', 'retry-after': '1' });
  outgoing.end(JSON.stringify({ statusCode, error, message }));
}
