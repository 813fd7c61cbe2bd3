import type { OverloadLimits } from './overload.ts';

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
  /** The same while more is asked than can be done. */
  readonly busySliceMs: number;
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
  // An accepted request needs several turns of the event loop, in each of which others are read and refused: shorter turns
  // make it quicker, and what is left for work stays the same share of the time.
  busySliceMs: 5,
  readMs: 100,
  // More than ten browsers have on their way at once.
  longLine: 64,
  // At 80 % of what can be done, what gathers in 50 ms of standstill is worked off in about so long.
  longForMs: 150,
  maxWaitMs: 25,
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
