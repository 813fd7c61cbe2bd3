import { setTimeout as sleep } from 'node:timers/promises';
import type { Chance } from '../../chance.ts';
import type { Answer, Asker, Question } from './asker.ts';
import type { KeptThing, Reading } from '../../kept-things.ts';

/** A fan who changes one thing after the other, and remembers what was promised. */
export type Fan = Awaited<ReturnType<typeof enterFan>>;

type FanParts = {
  readonly asker: Asker;
  readonly things: readonly KeptThing[];
  readonly chance: Chance;
  readonly username: string;
  readonly token: string;
};

/** What is known of a thing: the state of the last answer, and the change that got none yet. */
type Memory = {
  readonly state: string;
  readonly tag: string | undefined;
  underway: string | undefined;
};

const PAUSE_MS = 60;
const EMPTY = 'not there';

/** A fan with an open session. Throws when the site can't be read now. */
export async function enterFan({ asker, things, chance, username, token }: FanParts) {
  let acknowledged = 0;
  let interrupted = 0;

  async function read(thing: KeptThing): Promise<Pick<Memory, 'state' | 'tag'> | undefined> {
    const answer = await asker.ask({ method: 'GET', path: thing.read, token });
    if (!answer) return undefined;
    if (answer.status === 404) return { state: EMPTY, tag: undefined };
    if (answer.status !== 200) return { state: `a ${answer.status}`, tag: undefined };
    const reading: Reading = { reply: answer.body, headers: answer.headers };
    return { state: thing.stateOf(reading), tag: thing.tag?.(reading) };
  }

  const memories = new Map<KeptThing, Memory>();
  for (const thing of things) {
    const found = await read(thing);
    if (!found) throw new Error(`${thing.name} can't be read`);
    memories.set(thing, { ...found, underway: undefined });
  }

  async function make(thing: KeptThing, memory: Memory, isOver: () => boolean): Promise<void> {
    const { path, body, state } = thing.plan(chance);
    memory.underway = state;
    const question: Question = { method: 'PUT', path, body, token, ifMatch: memory.tag };
    const answer = await untilAnswered(asker, question, isOver);
    if (!answer) return void (interrupted += 1);
    if (answer.status !== 200) {
      const why = `${answer.status} ${JSON.stringify(answer.body)}`;
      asker.offences.push(`${username}: the change of the ${thing.name} was answered ${why}`);
      return;
    }
    acknowledged += 1;
    const tag = thing.tag && (answer.headers.get('etag') ?? undefined);
    memories.set(thing, { state, tag, underway: undefined });
  }

  async function findLosses(thing: KeptThing, memory: Memory): Promise<readonly string[]> {
    const found = await read(thing);
    if (!found) return [`${username}: the ${thing.name} can't be read`];
    memories.set(thing, { ...found, underway: undefined });
    const { state, underway } = memory;
    if (found.state === state || found.state === underway) return [];
    const promised = underway === undefined ? state : `${state} or ${underway}`;
    return [`${username}: the ${thing.name} is ${found.state} and was promised as ${promised}`];
  }

  return {
    /** Makes changes until `isOver`; each is sent again, as the web app does, until an answer comes. */
    async live(isOver: () => boolean) {
      while (!isOver()) {
        const thing = things[chance(things.length)];
        const memory = thing && memories.get(thing);
        if (thing && memory) await make(thing, memory, isOver);
      }
    },
    /** What of the fan's is not as it was promised, in sentences. Where an answer is missing, either state is right. */
    async findLosses(): Promise<readonly string[]> {
      const losses: string[] = [];
      for (const known of memories) losses.push(...(await findLosses(...known)));
      return losses;
    },
    acknowledged: () => acknowledged,
    /** How many changes were under way when the fan was stopped, so far. */
    interrupted: () => interrupted,
  };
}

/** Asks again and again while the site is away. Undefined when it is over before an answer came. */
export async function untilAnswered(
  asker: Asker,
  question: Question,
  isOver: () => boolean,
): Promise<Answer | undefined> {
  for (;;) {
    const answer = await asker.ask(question);
    if (answer || isOver()) return answer;
    await sleep(PAUSE_MS);
  }
}
