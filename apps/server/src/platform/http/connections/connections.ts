import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { Socket } from 'node:net';
import type { ConnectionLimits } from './connection-limits.ts';
import { networksOf } from './networks.ts';
import type { ParserAnswers } from '../parser-answers.ts';
import { createRequestTurns, type RequestTurns } from './request-turns.ts';

const API = '/api/';
// Monitoring must get an answer while the server is busy with others of its network; none of it waits for the database.
const MONITORING: ReadonlySet<string | undefined> = new Set(['/api/health', '/api/ready', '/api/metrics']);

/** What a guarded server shares with the rest of the site. */
type Surroundings = {
  readonly turns?: RequestTurns;
  /** Who a request is from, as the proxies that are trusted tell. */
  readonly clientOf?: (request: IncomingMessage) => string;
  /** Told of each connection that is closed since there are too many. */
  readonly onRefusal?: () => void;
};

// From this share of all connections on, the rest is kept for networks with few.
const CROWDED = 3 / 4;

type Connection = {
  readonly socket: Socket;
  /** The answer to the last request. */
  latest?: ServerResponse;
  /** Requests that wait until the answer before theirs was sent (HTTP pipelining). */
  queued: number;
  /** The last request with a body, and how many bytes of the connection had been read before it. */
  upload?: { readonly request: IncomingMessage; readonly since: number; readonly readBefore: number };
  /** Since when the client has had something to read, and how many bytes it had read before. */
  sending?: { readonly since: number; readonly takenBefore: number } | undefined;
};

/** An HTTP server that drops clients which use more than the limits allow, and serves all others by turns. */
export function createGuardedServer(
  handle: RequestListener,
  answers: ParserAnswers,
  limits: ConnectionLimits,
  {
    turns = createRequestTurns(limits),
    clientOf = ({ socket }) => socket.remoteAddress ?? '',
    onRefusal = () => undefined,
  }: Surroundings = {},
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
      const isMonitoring = MONITORING.has(request.url);
      const takeTurn = () =>
        turns.take({
          client: networksOf(clientOf(request)).near,
          goesFirst: isMonitoring,
          usesDatabase: request.url?.startsWith(API) === true && !isMonitoring,
          start: () => start(request, response),
        });
      if (response.socket === null && latest) waitFor(latest, connection, takeTurn);
      else takeTurn();
    },
  );
  server.maxConnections = limits.maxConnections;

  function start(request: IncomingMessage, response: ServerResponse): void {
    if (request.socket.destroyed) return;
    // A client may name the whole address (RFC 9112, section 3.2.2); its origin says nothing that counts here.
    if (request.url?.startsWith('http')) request.url = toOriginForm(request.url);
    if (hasOneHost(request)) handle(request, response);
    else answers.answer(response, 'malformed');
  }

  /** Answers one request after the other, so that a client can't have more prepared than it reads. */
  function waitFor(before: ServerResponse, connection: Connection, next: () => void): void {
    connection.queued += 1;
    if (connection.queued >= limits.maxInFlight) return stopReading(connection.socket);
    before.once('close', () => {
      connection.queued -= 1;
      if (!connection.socket.destroyed) next();
    });
  }

  /** The last places are for networks that have few, so that some that have many don't keep all others out. */
  function hasTooMany(ofNetwork: number): boolean {
    const { maxPerNetwork, maxConnections, fewConnections } = limits;
    if (maxPerNetwork === undefined) return false;
    const isCrowded = connections.size >= maxConnections * CROWDED;
    return ofNetwork > (isCrowded ? fewConnections : maxPerNetwork);
  }

  function checkAll(): void {
    const now = performance.now();
    const sending: { readonly connection: Connection; readonly waiting: number; readonly since: number }[] =
      [];
    for (const connection of connections.values()) {
      forgetDone(connection);
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
    if (hasTooMany(count)) {
      isFull = true;
      onRefusal();
      return answers.drop(socket, 'unavailable');
    }
    perNetwork.set(network, count);
    connections.set(socket, { socket, queued: 0 });
    socket.once('close', () => {
      connections.delete(socket);
      const left = (perNetwork.get(network) ?? 1) - 1;
      if (left === 0) perNetwork.delete(network);
      else perNetwork.set(network, left);
    });
  });
  server.on('drop', () => {
    isFull = true;
    onRefusal();
  });
  server.on('checkExpectation', (_request: IncomingMessage, response: ServerResponse) =>
    answers.answer(response, 'expectation-unknown'),
  );
  const timer = setInterval(checkAll, limits.checkMs);
  timer.unref();
  server.once('close', () => clearInterval(timer));
  return server;
}

/** Whether a request names its host as it must: once, or not at all before HTTP/1.1 (RFC 9112, section 3.2). */
function hasOneHost({ rawHeaders, httpVersion }: IncomingMessage): boolean {
  // Names and values take turns.
  const hosts = rawHeaders.filter((text, index) => index % 2 === 0 && /^host$/i.test(text)).length;
  return hosts === 1 || (hosts === 0 && httpVersion !== '1.1');
}

/** What Node's parser does with a request whose head it has read; 2: it reads nothing more of what arrived. */
type Parser = { onIncoming?: () => number };

/**
 * Drops a client at once. Node would still read all that came in the same packet, sixty requests for example; its parser has
 * no documented way to stop, so this one is guarded by a test. Without it such a client only costs more.
 */
function stopReading(socket: Socket & { readonly parser?: Parser | null }): void {
  socket.destroy();
  if (socket.parser) socket.parser.onIncoming = () => 2;
}

function toOriginForm(url: string): string {
  if (!URL.canParse(url)) return url;
  const { pathname, search } = new URL(url);
  return `${pathname}${search}`;
}

/** Lets go of what was read and answered, which an idle connection would hold until its next request. */
function forgetDone(connection: Connection): void {
  if (connection.latest?.writableFinished) delete connection.latest;
  if (connection.upload?.request.complete) delete connection.upload;
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
