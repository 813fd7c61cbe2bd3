import { once } from 'node:events';
import { Agent, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { connectionLimits } from './connection-limits.ts';
import { createGuardedServer } from './connections.ts';
import { createParserAnswers } from '../parser-answers.ts';
import { securityHeaders } from '../security.ts';

// What a thousand idle connections hold outlives many small collections of garbage and makes the process grow for minutes.
test('a connection that waits for its next request holds nothing of the last one', async () => {
  setFlagsFromString('--expose-gc');
  const collectGarbage = runInNewContext('gc') as () => void;
  const answers = createParserAnswers(securityHeaders({ mediaBaseUrl: '/media', publicUrl: undefined }));
  const held: WeakRef<IncomingMessage | ServerResponse>[] = [];
  const handle = async (asked: IncomingMessage, response: ServerResponse) => {
    held.push(new WeakRef(asked), new WeakRef(response));
    response.end(await text(asked));
  };
  const limits = { ...connectionLimits, checkMs: 10 };
  const server = createGuardedServer((...both) => void handle(...both), answers, limits).listen(
    0,
    '127.0.0.1',
  );
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });

  const send = async () => {
    const sent = request({ port, host: '127.0.0.1', method: 'POST', agent }).end('{"slot":1}');
    const [answer] = (await once(sent, 'response')) as [IncomingMessage];
    expect(await text(answer)).toBe('{"slot":1}');
  };
  await send();
  await expect
    .poll(
      () => {
        collectGarbage();
        return held.filter((reference) => reference.deref() !== undefined).length;
      },
      { interval: 20 },
    )
    .toBe(0);
  expect(held).toHaveLength(2);
  expect(await new Promise((resolve) => server.getConnections((_error, count) => resolve(count)))).toBe(1);
  agent.destroy();
  server.close();
});
