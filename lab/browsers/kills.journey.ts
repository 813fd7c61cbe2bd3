import { albumOf, RANKINGS_PATH, savedTitles } from '../../e2e/support/rankings.ts';
import type { TestServer } from '../../e2e/support/server.ts';
import { chanceOf, type Chance } from '../chance.ts';
import { shownRows } from './in-page.ts';
import { expect, test } from './journey.ts';
import { until, type Visitor } from './visitor.ts';

const ROUNDS = Number(process.env['KILL_ROUNDS'] ?? 50);
const SEED = Number(process.env['KILL_SEED'] ?? Date.now() % 1_000_000);
const ALBUM = 'reputation';
/** A page of which not all parts arrived before the server was killed never shows its list: nothing can be lost there. */
const SHOWN_WITHIN_MS = 3000;
const SAVED_WITHIN_MS = 30_000;

type Rows = readonly string[];

type Scene = {
  readonly server: TestServer;
  readonly visitor: Visitor;
  readonly chance: Chance;
  /** The titles of the list that is worked on, as the server has them. */
  readonly saved: () => Promise<Rows>;
};

/**
 * Rounds of crashes at the worst moments: the server dies, a row is moved, the server comes back, the page is
 * reloaded, the server dies in the very moment in which it has stored the move, and another row is moved as soon as the
 * page allows it. After a restart and a reload both moves must be there.
 */
test(
  'no move is lost when the server is killed before and after it, again and again',
  { tag: '@kills' },
  async ({ server, fanThere: visitor }, { project }) => {
    test.setTimeout(0);
    console.log(`${project.name}: ${ROUNDS} rounds, --seed ${SEED}`);
    await visitor.visit(`${RANKINGS_PATH}/${ALBUM}`);
    const { key, songs } = await albumOf(server.url, ALBUM);
    await untilShown(visitor, (rows) => rows.length === songs.length);
    const saved = () => savedTitles(server.url, visitor.fan, key);
    const scene = { server, visitor, saved, chance: chanceOf(SEED) };
    const losses: string[] = [];
    for (let round = 1; round <= ROUNDS; round += 1) {
      const { told, isLost } = await playRound(scene);
      console.log(`  round ${round}: ${told}`);
      if (isLost) losses.push(`round ${round}: ${told}`);
    }
    expect(losses).toEqual([]);
  },
);

async function playRound(scene: Scene): Promise<{ readonly told: string; readonly isLost: boolean }> {
  const { server, visitor, chance, saved } = scene;
  const before = await saved();
  await server.kill();
  const first = await moveRow(scene);
  await server.restart();
  await visitor.window.reload();

  const killed = until(async () => !isSame(await saved(), before), 'the first move', SAVED_WITHIN_MS).then(
    () => server.kill(),
  );
  // In one round of three the fan is faster than the server.
  if (chance(3) > 0) await killed;
  const seen = await until(() => shownIfAny(visitor), 'the list', SHOWN_WITHIN_MS).catch(() => undefined);
  const second = seen && (await moveRow(scene));
  await killed;

  await server.restart();
  await visitor.window.reload();
  if (seen && !isSame(seen, first)) return { told: 'the page let an old picture be changed', isLost: true };
  const wanted = second ?? first;
  try {
    await until(async () => isSame(await saved(), wanted), 'the server', SAVED_WITHIN_MS);
    await untilShown(visitor, (rows) => isSame(rows, wanted));
    return { told: second ? 'both moves kept' : 'the one move kept', isLost: false };
  } catch {
    const [stored, shown] = [await saved(), await visitor.window.run(shownRows)];
    const lines = { wanted, stored, shown };
    return { told: JSON.stringify(lines, undefined, 2), isLost: true };
  }
}

/** Moves a row by chance, by one or two places, and answers what is shown then. */
async function moveRow({ visitor, chance }: Scene): Promise<Rows> {
  const before = await visitor.window.run(shownRows);
  const from = chance(before.length - 3);
  const steps = 1 + chance(2);
  const grip = new RegExp(`^Reorder .*, position ${from + 1} of \\d+`);
  await visitor.moveByKeys(grip, ...Array.from({ length: steps }, () => 'ArrowDown' as const));
  const after = before.toSpliced(from, 1).toSpliced(from + steps, 0, before[from] ?? '');
  await untilShown(visitor, (rows) => isSame(rows, after));
  return after;
}

async function shownIfAny({ window }: Visitor): Promise<Rows | undefined> {
  const rows = await window.run(shownRows);
  return rows.length > 0 ? rows : undefined;
}

function untilShown({ window }: Visitor, isWanted: (rows: Rows) => boolean): Promise<true> {
  return until(async () => isWanted(await window.run(shownRows)), 'the list to be shown');
}

function isSame(a: Rows, b: Rows): boolean {
  return a.join('\n') === b.join('\n');
}
