import cluster from 'node:cluster';
import { AggregatorRegistry, type Registry } from 'prom-client';

/** What a process asks of the first one, and what that answers. */
type Question = { readonly kind: 'metrics-asked'; readonly number: number };
type Answer = { readonly kind: 'metrics-answered'; readonly number: number; readonly text: string | null };

// A process that is busy for longer answers for itself alone.
const ANSWER_WITHIN_MS = 3000;

/** In the first of several processes: collects the metrics of all of them for whichever was asked. */
export function collectMetricsOfProcesses(): void {
  const all = new AggregatorRegistry();
  cluster.on('message', async (worker, message: unknown) => {
    if (!isKind<Question>(message, 'metrics-asked')) return;
    const text = await all.clusterMetrics().catch(() => null);
    const answer: Answer = { kind: 'metrics-answered', number: message.number, text };
    if (worker.isConnected()) worker.send(answer);
  });
}

/**
 * Makes what answers with the metrics of all processes that serve this address together, each under its own `process`. It
 * answers those of this process alone where it is the only one, or when one of the others does not answer.
 */
export function createMetricsText(own: Registry): () => Promise<string> {
  if (!cluster.isWorker) return () => own.metrics();
  // The library answers the first process's question by the registry that it is told of.
  void new AggregatorRegistry();
  AggregatorRegistry.setRegistries(own);
  const waiting = new Map<number, (text: string | null) => void>();
  let asked = 0;
  process.on('message', (message: unknown) => {
    if (isKind<Answer>(message, 'metrics-answered')) waiting.get(message.number)?.(message.text);
  });

  return async () => {
    asked += 1;
    const number = asked;
    const { promise, resolve } = Promise.withResolvers<string | null>();
    const limit = setTimeout(resolve, ANSWER_WITHIN_MS, null);
    waiting.set(number, resolve);
    const question: Question = { kind: 'metrics-asked', number };
    process.send?.(question);
    const text = await promise;
    clearTimeout(limit);
    waiting.delete(number);
    return text ?? own.metrics();
  };
}

function isKind<Message extends Question | Answer>(
  message: unknown,
  kind: Message['kind'],
): message is Message {
  return typeof message === 'object' && message !== null && 'kind' in message && message.kind === kind;
}
