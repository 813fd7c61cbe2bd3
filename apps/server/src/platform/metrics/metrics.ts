import cluster from 'node:cluster';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { SecurityEvent, SecurityLog } from '../security-log.ts';

/** What the operator watches of one process, in the form of Prometheus. Names are told in docs/operations.md. */
export type Metrics = {
  readonly registry: Registry;
  /** Counts a request by its route's pattern, never by its address. */
  readonly noteRequest: (request: {
    readonly method: string;
    readonly route: string;
    readonly status: number;
    readonly seconds: number;
  }) => void;
  /** Counts a request that the database could not serve. */
  readonly noteRefusal: () => void;
  /** Counts a connection that was closed since there were too many. */
  readonly noteConnectionRefused: () => void;
  /** A log of security events that counts them, too. */
  readonly counting: (log: SecurityLog) => SecurityLog;
  /** Shows how many jobs of a queue wait, asked when the metrics are read. */
  readonly watchQueue: (queue: string, waiting: () => number) => void;
};

const LIMIT_HIT: SecurityEvent = 'limit-hit';

/** Makes the metrics of this process; each carries its number, so that several can be read as one. */
export function createMetrics(): Metrics {
  const registry = new Registry();
  registry.setDefaultLabels({ process: String(cluster.worker?.id ?? 1) });
  const registers = [registry];
  collectDefaultMetrics({ register: registry });

  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from the first byte of a request to the last of its answer',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.001, 0.005, 0.01, 0.05, 0.1, 0.5, 1, 5],
    registers,
  });
  const refusals = new Counter({
    name: 'thirteen_database_refusals_total',
    help: 'Requests that the database could not serve, because it was away, full or too slow',
    registers,
  });
  const connections = new Counter({
    name: 'http_connections_refused_total',
    help: 'Connections closed because there were too many, of one network or in all',
    registers,
  });
  const events = new Counter({
    name: 'thirteen_security_events_total',
    help: 'Security events by kind, as the log names them',
    labelNames: ['event'],
    registers,
  });
  const limitHits = new Counter({
    name: 'thirteen_limit_hits_total',
    help: 'Requests refused by a limit, by its name',
    labelNames: ['limit'],
    registers,
  });
  const queues = new Map<string, () => number>();
  void new Gauge({
    name: 'thirteen_queue_waiting',
    help: 'Jobs that wait for their turn, by queue',
    labelNames: ['queue'],
    registers,
    collect() {
      for (const [queue, waiting] of queues) this.set({ queue }, waiting());
    },
  });

  return {
    registry,
    noteRequest: ({ seconds, ...labels }) => durations.observe(labels, seconds),
    noteRefusal: () => refusals.inc(),
    noteConnectionRefused: () => connections.inc(),
    counting: (log) => (event, facts) => {
      events.inc({ event });
      if (event === LIMIT_HIT) limitHits.inc({ limit: facts?.what ?? 'unknown' });
      log(event, facts);
    },
    watchQueue: (queue, waiting) => void queues.set(queue, waiting),
  };
}
