import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { startBalancer, type Balancer } from './balancer.ts';

let servers: Server[] = [];
let targets: string[] = [];
let balancer: Balancer;
beforeEach(async () => {
  [servers, targets] = [[], []];
  balancer = await startBalancer({ host: '127.0.0.1', port: 0, targets: () => targets });
});
afterEach(async () => {
  await balancer.close();
  for (const server of servers) server.close().closeAllConnections();
});

/** Starts a server that the balancer sends requests to. */
async function aServer(listener: RequestListener): Promise<Server> {
  const server = createServer(listener).listen(0, '127.0.0.1');
  await once(server, 'listening');
  servers.push(server);
  targets.push(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  return server;
}

const named =
  (name: string): RequestListener =>
  (_request, response) =>
    void response.end(name);

/** Takes the request, and ends the connection without a word. */
const breaking: RequestListener = (request) =>
  void request.on('end', () => request.socket.destroy()).resume();

const ask = async (options: RequestInit = {}) => {
  const response = await fetch(`${balancer.origin}/some?a=b`, options);
  return { status: response.status, body: await response.text() };
};
const askFor = async (times: number) => {
  const answers = [];
  for (let time = 0; time < times; time += 1) answers.push((await ask()).body);
  return answers.toSorted();
};

describe('the balancer', () => {
  test('gives each request to the next server', async () => {
    await aServer(named('a'));
    await aServer(named('b'));
    expect(await askFor(6)).toEqual(['a', 'a', 'a', 'b', 'b', 'b']);
  });

  test('hands on method, address, body and status, and says where a request came from', async () => {
    await aServer(async (request, response) => {
      const { method, url, headers } = request;
      response.statusCode = 201;
      response.end(JSON.stringify([method, url, headers['x-forwarded-for'], await text(request)]));
    });
    const forged = { 'x-forwarded-for': '198.51.100.9' };
    const { status, body } = await ask({ method: 'POST', body: 'hello', headers: forged });
    expect([status, JSON.parse(body)]).toEqual([
      201,
      ['POST', '/some?a=b', '198.51.100.9, 127.0.0.1', 'hello'],
    ]);
  });

  test('passes over a server that is gone', async () => {
    await aServer(named('a'));
    const gone = await aServer(named('b'));
    gone.close();
    await once(gone, 'close');
    expect(await askFor(4)).toEqual(['a', 'a', 'a', 'a']);
    expect(await ask({ method: 'POST', body: 'hello' })).toEqual({ status: 200, body: 'a' });
  });

  test('asks another server again for what changes nothing, and never repeats a change', async () => {
    let changes = 0;
    const counting: RequestListener = (request, response) => {
      changes += 1;
      breaking(request, response);
    };
    await aServer(counting);
    const change = await ask({ method: 'POST', body: 'hello' });
    expect([change.status, changes]).toEqual([502, 1]);
    await aServer(named('b'));
    expect(await askFor(4)).toEqual(['b', 'b', 'b', 'b']);
  });

  test('says 503 and when to come back while there is no server', async () => {
    const response = await fetch(balancer.origin);
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '1']);
    expect(await response.json()).toMatchObject({ statusCode: 503 });
  });
});
