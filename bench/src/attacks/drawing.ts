import { mkdtemp, rm } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makePublicFans, type PublicFan } from '../cards/fan.ts';
import { median } from '../figures.ts';
import type { ServerProcess } from '../server-process.ts';
import { startBefore, startThirteen } from '../thirteen.ts';
import type { AttackResult } from './attack-result.ts';

/** As many pictures as one address asked for at once. */
const CARDS = 52;
const IDLE_CARDS = 5;
const TIMEOUT_MS = 120_000;
const ATTACKER = '127.0.0.1';
const OTHER = '127.0.0.2';

type Answer = { readonly status: number; readonly location: string; readonly ms: number };

/** One address wants many cards that nobody drew yet: what another one waits for a card of its own. */
export async function attackDrawing(): Promise<readonly AttackResult[]> {
  const before = await measure('before: ', startBefore);
  return [...before, ...(await measure('', startThirteen))];
}

async function measure(
  name: string,
  start: (folder: string) => Promise<ServerProcess | undefined>,
): Promise<readonly AttackResult[]> {
  const folder = await mkdtemp(join(tmpdir(), 'thirteen-bench-'));
  const server = await start(folder);
  try {
    if (!server) return [];
    const fans = await makePublicFans(server.origin, CARDS + 1 + IDLE_CARDS);
    const addresses = await Promise.all(fans.map((fan) => addressOfCard(server.origin, fan)));
    await server.untilCalm();
    const many = addresses.slice(0, CARDS);
    const [others = '', first = '', ...idle] = addresses.slice(CARDS);
    // The worker that draws is up before anything is timed, as it is on a site that is visited.
    await get(first, OTHER);
    const idleMs: number[] = [];
    for (const address of idle) idleMs.push((await get(address, OTHER)).ms);
    const attack = many.map((address) => get(address, ATTACKER));
    const { status, ms } = await get(others, OTHER);
    if (status !== 200) throw new Error(`The other's card answered ${status}`);
    const refused = (await Promise.all(attack)).filter((answer) => answer.status !== 200).length;
    return [
      {
        attack: `${name}${CARDS} cards at once for one address, of which ${refused} are refused`,
        figure: "another's card, ms",
        idle: median(idleMs).toFixed(0),
        under: ms.toFixed(0),
        aim: 'two more drawings',
      },
    ];
  } finally {
    await server?.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

/** Where the present card of a fan is; asking draws nothing. */
async function addressOfCard(origin: string, { username }: PublicFan): Promise<string> {
  const { location } = await get(`${origin}/share/profile/${username}/card.png`, OTHER);
  return origin + location;
}

/** Asks from an address of this machine, on a connection of its own. */
function get(url: string, localAddress: string): Promise<Answer> {
  const startedAt = performance.now();
  return new Promise((resolve, reject) => {
    const options = { localAddress, agent: false, signal: AbortSignal.timeout(TIMEOUT_MS) };
    const asked = request(url, options, (response) => {
      const { statusCode: status = 0, headers } = response;
      response.resume();
      response.once('error', reject);
      response.once('end', () =>
        resolve({ status, location: headers.location ?? '', ms: performance.now() - startedAt }),
      );
    });
    asked.once('error', reject);
    asked.end();
  });
}
