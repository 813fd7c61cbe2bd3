import { Agent, request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';

/** What to ask for, over and over, until the next message: it is answered with the times of all answers. */
export type Sample = { readonly url: string; readonly token: string };

const PAUSE_MS = 5;

let isOver = false;
process.once('message', async (message) => {
  process.once('message', () => {
    isOver = true;
  });
  const times = await sample(message as Sample);
  process.send?.(times, () => process.disconnect());
});

/** Sends one request at a time, as one fan among others would; answers how long each took, in milliseconds. */
async function sample({ url, token }: Sample): Promise<readonly number[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const times: number[] = [];
  while (!isOver) {
    const startedAt = performance.now();
    await ask(url, token, agent);
    times.push(performance.now() - startedAt);
    await sleep(PAUSE_MS);
  }
  agent.destroy();
  return times;
}

function ask(url: string, token: string, agent: Agent): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const sent = request(url, { agent, headers: { authorization: `Bearer ${token}` } }, (response) => {
    response.resume().on('end', resolve).on('error', reject);
    if (response.statusCode !== 200) reject(new Error(`${url} answered ${response.statusCode}`));
  });
  sent.on('error', reject).end();
  return promise;
}
