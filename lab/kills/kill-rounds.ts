import { addFan, itemsOf, type Fan } from '../../e2e/support/fan.ts';
import { albumOf, RANKINGS_PATH, savedTitles } from '../../e2e/support/rankings.ts';
import { startServer, type TestServer } from '../../e2e/support/server.ts';
import type { Engine } from '../browsers/browser-window.ts';
import type { Chance } from '../chance.ts';
import { keepItems, shownRows } from '../browsers/in-page.ts';
import { until, visitorAt, type Visitor } from '../browsers/visitor.ts';

const ALBUM = 'reputation';
/** A page of which not all parts arrived before the server was killed never shows its list: nothing can be lost there. */
const SHOWN_WITHIN_MS = 3000;
const SAVED_WITHIN_MS = 30_000;

/** What came of the rounds: in how many of them the second move was possible, and what was lost in which. */
type RoundsOutcome = { readonly secondMoves: number; readonly losses: readonly string[] };

type Rows = readonly string[];

type Scene = {
  readonly server: TestServer;
  readonly fan: Fan;
  readonly visitor: Visitor;
  /** The key of the list that is worked on. */
  readonly list: string;
  readonly chance: Chance;
};

type Options = {
  readonly rounds: number;
  readonly chance: Chance;
  readonly tell?: (line: string) => void;
};

/**
 * Rounds of crashes at the worst moments: the server dies, a row is moved, the server comes back, the page is
 * reloaded, the server dies in the very moment in which it has stored the move, and another row is moved as soon as the
 * page allows it. After a restart and a reload both moves must be there.
 */
export async function playKillRounds(
  engine: Engine,
  { rounds, chance, tell }: Options,
): Promise<RoundsOutcome> {
  const server = await startServer();
  const window = await engine.openWindow();
  const losses: string[] = [];
  let secondMoves = 0;
  try {
    const fan = await addFan(server.url);
    const visitor = visitorAt(window, server.url);
    await visitor.visit('/api/health');
    await window.run(keepItems, itemsOf(fan.session));
    await visitor.visit(`${RANKINGS_PATH}/${ALBUM}`);
    const { key, songs } = await albumOf(server.url, ALBUM);
    await untilShown(visitor, (rows) => rows.length === songs.length);
    const scene = { server, fan, visitor, list: key, chance };

    for (let round = 1; round <= rounds; round += 1) {
      const { hasMovedTwice, loss } = await playRound(scene);
      if (hasMovedTwice) secondMoves += 1;
      if (loss !== undefined) losses.push(`round ${round}: ${loss}`);
      tell?.(`round ${round}: ${loss ?? (hasMovedTwice ? 'both moves kept' : 'the one move kept')}`);
    }
    return { secondMoves, losses };
  } finally {
    await window.close();
    await server.stop();
  }
}

async function playRound(scene: Scene) {
  const { server, visitor, chance } = scene;
  const before = await savedTitles(server.url, scene.fan, scene.list);
  await server.kill();
  const first = await moveRow(scene);
  await server.restart();
  await visitor.window.reload();

  const killed = killOnceStored(scene, before);
  // In one round of three the fan is faster than the server.
  if (chance(3) > 0) await killed;
  const seen = await shownSoon(visitor);
  const second = seen && (await moveRow(scene));
  await killed;

  await server.restart();
  await visitor.window.reload();
  const isOldPicture = seen !== undefined && !isSame(seen, first);
  const loss = isOldPicture
    ? 'the page let an old picture be changed'
    : await findLoss(scene, second ?? first);
  return { hasMovedTwice: second !== undefined, loss };
}

/** Moves a row by chance, by one or two places, and answers what is shown then. */
async function moveRow({ visitor, chance }: Scene): Promise<Rows> {
  const before = await visitor.window.run(shownRows);
  const from = chance(before.length - 3);
  const steps = 1 + chance(2);
  const title = before[from] ?? '';
  await visitor.moveByKeys(gripAt(from + 1), ...Array.from({ length: steps }, () => 'ArrowDown' as const));
  const after = before.toSpliced(from, 1).toSpliced(from + steps, 0, title);
  await untilShown(visitor, (rows) => isSame(rows, after));
  return after;
}

/** Kills the server as soon as it has stored anything else than before. */
async function killOnceStored({ server, fan, list }: Scene, before: Rows): Promise<void> {
  await until(
    async () => !isSame(await savedTitles(server.url, fan, list), before),
    'the first move to be stored',
    SAVED_WITHIN_MS,
  );
  await server.kill();
}

async function shownSoon(visitor: Visitor): Promise<Rows | undefined> {
  return until(
    async () => {
      const rows = await visitor.window.run(shownRows);
      return rows.length > 0 && rows;
    },
    'the list',
    SHOWN_WITHIN_MS,
  ).catch(() => undefined);
}

async function findLoss({ server, fan, visitor, list }: Scene, wanted: Rows): Promise<string | undefined> {
  let saved: Rows = [];
  try {
    await until(
      async () => {
        saved = await savedTitles(server.url, fan, list);
        return isSame(saved, wanted);
      },
      'the server',
      SAVED_WITHIN_MS,
    );
    await untilShown(visitor, (rows) => isSame(rows, wanted));
    return undefined;
  } catch {
    const shown = await visitor.window.run(shownRows);
    return `wanted ${wanted.join(' | ')}\n  stored ${saved.join(' | ')}\n  shown ${shown.join(' | ')}`;
  }
}

function untilShown({ window }: Visitor, isWanted: (rows: Rows) => boolean): Promise<true> {
  return until(async () => isWanted(await window.run(shownRows)), 'the list to be shown');
}

function gripAt(rank: number): RegExp {
  return new RegExp(`^Reorder .*, position ${rank} of \\d+`);
}

function isSame(a: Rows, b: Rows): boolean {
  return a.join('\n') === b.join('\n');
}
