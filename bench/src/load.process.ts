import autocannon from 'autocannon';
import type { Load, LoadResult } from './load.ts';

process.once('message', async (message) => {
  const result = await send(message as Load);
  process.send?.(result, () => process.disconnect());
});

async function send({ url, seconds, connections }: Load): Promise<LoadResult> {
  const waiting = [...connections];
  const result = await autocannon({
    url,
    duration: seconds,
    connections: connections.length,
    setupClient(client) {
      const connection = waiting.shift();
      if (!connection) return;
      const headers = {
        authorization: `Bearer ${connection.token}`,
        'content-type': 'application/json',
      };
      // Prepared once: the load's own work stays small beside the server's.
      client.setRequests(connection.requests.map((request) => ({ ...request, headers })));
    },
  });
  return {
    answered: result['2xx'],
    perSecond: result['2xx'] / result.duration,
    p50Ms: result.latency.p50,
    p99Ms: result.latency.p99,
    failed: result.non2xx + result.errors + result.timeouts,
  };
}
