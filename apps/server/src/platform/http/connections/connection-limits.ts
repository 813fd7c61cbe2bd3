import type { TurnLimits } from './request-turns.ts';

/** What a client may use of the server through its connections. Times are in milliseconds, sizes in bytes. */
export type ConnectionLimits = TurnLimits & {
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
  /** How often all connections are checked. */
  readonly checkMs: number;
  readonly maxConnections: number;
  /** Connections of one network (`networksOf`); undefined behind a proxy, where all clients have its address. */
  readonly maxPerNetwork: number | undefined;
  /** How many of one network are let in when all networks together have most of what there is. */
  readonly fewConnections: number;
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
  readMs: 20,
  // Answers of the database arrive in the same turns and would end a reading by time with few connections taken in.
  minReadTurns: 64,
  minSliceMs: 10,
  maxSliceMs: 50,
  // More than share a statement or a commit, and done within a few turns of the event loop.
  maxAtDatabase: 128,
  checkMs: 500,
  // Each has one request in line: 4,096 of them, of 0.2 ms each, are done within a second.
  maxConnections: 16_384,
  // A campus or a phone company may have one address; no network takes more than a quarter of all.
  maxPerNetwork: 4096,
  // More than a browser has.
  fewConnections: 8,
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
