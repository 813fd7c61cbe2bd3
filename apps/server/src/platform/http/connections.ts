import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { Socket } from 'node:net';
import { networksOf } from './networks.ts';
import type { ParserAnswers } from './parser-answers.ts';
import type { OverloadLimits } from './overload.ts';
import { createRequestTurns, type RequestTurns } from './request-turns.ts';

/** What a client may use of the server through its connections. Times are in milliseconds, sizes in bytes. */
export type ConnectionLimits = OverloadLimits & {
  /** From the first byte, or the connection, to the end of a request's head. */
  readonly headMs: number;
  /** From the first byte of a request to its last, however fast it arrives. */
  readonly requestMs: number;
  /** How long a connection may be open with nothing asked. */
  readonly idleMs: number;
  /** How long a client may read nothing of an answer. It may take twice as long to be noticed. */
  readonly stallMs: number;
  /** How long a body may arrive, or an answer be read, before `minBytesPerSecond` applies. */
  readonly graceMs: number;
  readonly minBytesPerSecond: number;
  /** For how long requests that arrived together may start in one go. */
  readonly sliceMs: number;
  /** For how long more requests are read before the next go. */
  readonly readMs: number;
  /** How often all connections are checked. */
  readonly checkMs: number;
  readonly maxConnections: number;
  /** Connections of one network (`networksOf`); undefined behind a proxy, where all clients have its address. */
  readonly maxPerNetwork: number | undefined;
  /** Requests of one connection that are being answered or wait; browsers send one at a time. */
  readonly maxInFlight: number;
  /** Bytes of answers that one connection has not read yet. */
  readonly maxWaitingBytes: number;
  /** The same for all connections together; the slowest readers are dropped first. */
  readonly maxWaitingBytesInAll: number;
};

const MIB = 1024 * 1024;

/**
 * What one server process can serve easily. A client on a bad phone line stays within: it sends 256 KiB at 10 KB/s and
 * reads a picture of 1 MB at 30 KB/s.
 */
export const connectionLimits: ConnectionLimits = {
  headMs: 10_000,
  requestMs: 45_000,
  idleMs: 10_000,
  stallMs: 10_000,
  graceMs: 10_000,
  minBytesPerSecond: 10_000,
  sliceMs: 10,
  readMs: 100,
  // More than ten browsers have on their way at once.
  longLine: 64,
  longForMs: 250,
  maxWaitMs: 40,
  calmMs: 1000,
  checkMs: 500,
  maxConnections: 4096,
  // A campus or a phone company may have one address; no network takes all that there are.
  maxPerNetwork: 2500,
  maxInFlight: 8,
  maxWaitingBytes: 8 * MIB,
  maxWaitingBytesInAll: 64 * MIB,
};

/** What differs behind a proxy, whose connections carry many clients. */
export const proxyLimits: Partial<ConnectionLimits> = {
  // Longer than the 60 s for which common proxies keep theirs, so that they never use one that is just closed.
  idleMs: 72_000,
  maxPerNetwork: undefined,
};

const API = '/api/';
// Monitoring must get an answer while the server is busy.
const GO_FIRST: ReadonlySet<string | undefined> = new Set(['/api/health', '/api/ready', '/api/metrics']);

type Connection = {
  readonly socket: Socket;
  readonly network: string;
  /** The answer to the last request. */
  latest?: ServerResponse;
  /** Requests that wait until the answer before theirs was sent (HTTP pipelining). */
  queued: number;
  /** The last request with a body, and how many bytes of the connection had been read before it. */
  upload?: { readonly request: IncomingMessage; readonly since: number; readonly readBefore: number };
  /** Since when the client has had something to read, and how many bytes it had read before. */
  sending?: { readonly since: number; readonly takenBefore: number } | undefined;
};

/**
 * An HTTP server that drops clients which use more than the limits allow, and refuses requests when more is asked than can
 * be done.
 */
export function createGuardedServer(
  handle: RequestListener,
  answers: ParserAnswers,
  limits: ConnectionLimits,
  turns: RequestTurns = createRequestTurns(limits),
): Server {
  const connections = new Map<Socket, Connection>();
  const perNetwork = new Map<string, number>();
  let isFull = false;

  const server = createServer(
    {
      headersTimeout: limits.headMs,
      requestTimeout: limits.requestMs,
      keepAliveTimeout: limits.idleMs,
      connectionsCheckingInterval: limits.checkMs,
      // Refused below, with an answer of our own.
      requireHostHeader: false,
    },
    (request, response) => {
      const connection = connections.get(request.socket);
      if (connection === undefined || request.socket.destroyed) return;
      const { latest } = connection;
      connection.latest = response;
      if (hasBody(request)) noteUpload(connection, request);
      // An answer without a socket waits behind the answer to an earlier request.
      const takeTurn = () => {
        if (GO_FIRST.has(request.url)) start(request, response);
        else
          turns.take({
            client: connection.network,
            usesDatabase: request.url?.startsWith(API) === true,
            start: () => start(request, response),
            refuse: () => refuse(request, response),
          });
      };
      if (response.socket === null && latest) waitFor(latest, connection, takeTurn);
      else takeTurn();
    },
  );
  server.maxConnections = limits.maxConnections;

  function start(request: IncomingMessage, response: ServerResponse): void {
    if (request.socket.destroyed) return;
    // A client may name the whole address (RFC 9112, section 3.2.2); its origin says nothing that counts here.
    if (request.url?.startsWith('http')) request.url = toOriginForm(request.url);
    if (request.headers.host === undefined && request.httpVersion === '1.1') {
      answers.answer(response, 'malformed');
    } else handle(request, response);
  }

  function refuse(request: IncomingMessage, response: ServerResponse): void {
    if (!request.socket.destroyed) answers.refuse(response);
  }

  /** Answers one request after the other, so that a client can't have more prepared than it reads. */
  function waitFor(before: ServerResponse, connection: Connection, next: () => void): void {
    connection.queued += 1;
    if (connection.queued >= limits.maxInFlight) return void connection.socket.destroy();
    before.once('close', () => {
      connection.queued -= 1;
      if (!connection.socket.destroyed) next();
    });
  }

  function checkAll(): void {
    const now = performance.now();
    const sending: { readonly connection: Connection; readonly waiting: number; readonly since: number }[] =
      [];
    for (const connection of connections.values()) {
      const { socket, upload } = connection;
      if (upload && isUploadTooSlow(upload, limits, now)) answers.drop(socket, 'too-slow');
      const waiting = socket.writableLength;
      const since = noteSending(connection, limits, now);
      if (waiting > limits.maxWaitingBytes || isTakenTooSlowly(connection, limits, now)) socket.destroy();
      else if (since !== undefined) sending.push({ connection, waiting, since });
    }
    dropLongest(sending);
    // Idle connections make room for clients that could not connect.
    if (isFull) server.closeIdleConnections();
    isFull = false;
  }

  function dropLongest(sending: { connection: Connection; waiting: number; since: number }[]): void {
    let inAll = sending.reduce((sum, { waiting }) => sum + waiting, 0);
    if (inAll <= limits.maxWaitingBytesInAll) return;
    for (const { connection, waiting } of sending.toSorted((a, b) => a.since - b.since)) {
      if (inAll <= limits.maxWaitingBytesInAll) return;
      connection.socket.destroy();
      inAll -= waiting;
    }
  }

  server.on('connection', (socket: Socket) => {
    turns.noteConnection();
    const network = networksOf(socket.remoteAddress ?? '').near;
    const count = (perNetwork.get(network) ?? 0) + 1;
    if (count > (limits.maxPerNetwork ?? Infinity)) return void socket.destroy();
    perNetwork.set(network, count);
    connections.set(socket, { socket, network, queued: 0 });
    socket.once('close', () => {
      connections.delete(socket);
      const left = (perNetwork.get(network) ?? 1) - 1;
      if (left === 0) perNetwork.delete(network);
      else perNetwork.set(network, left);
    });
  });
  server.on('drop', () => (isFull = true));
  server.on('checkExpectation', (_request: IncomingMessage, response: ServerResponse) =>
    answers.answer(response, 'expectation-unknown'),
  );
  const timer = setInterval(checkAll, limits.checkMs);
  timer.unref();
  server.once('close', () => clearInterval(timer));
  return server;
}

function toOriginForm(url: string): string {
  if (!URL.canParse(url)) return url;
  const { pathname, search } = new URL(url);
  return `${pathname}${search}`;
}

function noteUpload(connection: Connection, request: IncomingMessage): void {
  connection.upload = { request, since: performance.now(), readBefore: request.socket.bytesRead };
}

function hasBody({ method, headers }: IncomingMessage): boolean {
  return method !== 'GET' && ('content-length' in headers || 'transfer-encoding' in headers);
}

function isUploadTooSlow(
  { request, since, readBefore }: NonNullable<Connection['upload']>,
  limits: ConnectionLimits,
  now: number,
): boolean {
  return !request.complete && now - since > allowedMs(request.socket.bytesRead - readBefore, limits);
}

/** Notes whether the client has something to read, and returns since when. */
function noteSending(connection: Connection, limits: ConnectionLimits, now: number): number | undefined {
  const { socket } = connection;
  if (socket.writableLength === 0) connection.sending = undefined;
  else if (connection.sending === undefined) {
    connection.sending = { since: now, takenBefore: socket.bytesWritten - socket.writableLength };
    // Drops a client that reads nothing at all. Waiting for the next request has a time-out of its own.
    socket.setTimeout(limits.stallMs);
  }
  return connection.sending?.since;
}

/** Whether the client reads more slowly than `minBytesPerSecond`. */
function isTakenTooSlowly({ socket, sending }: Connection, limits: ConnectionLimits, now: number): boolean {
  if (sending === undefined) return false;
  return now - sending.since > allowedMs(socket.bytesWritten - sending.takenBefore, limits);
}

function allowedMs(bytes: number, { graceMs, minBytesPerSecond }: ConnectionLimits): number {
  return graceMs + (bytes / minBytesPerSecond) * 1000;
}
