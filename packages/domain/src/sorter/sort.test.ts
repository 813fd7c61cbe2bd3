import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { SortAnswer } from './answer.ts';
import { openSort, reconcile, type Sort, type SortPlan } from './sort.ts';

fc.configureGlobal({ seed: 13, numRuns: 60 });

const letters = [...'abcdefghijklmnopqrst'];
const choices = fc.constantFrom(2, 5, 9);
const truths = fc.shuffledSubarray(letters, { minLength: 1 });

/** A true order, and a plan whose known orders agree with it; items stand in another order. */
const agreeing = truths.chain((truth) =>
  fc.record({
    truth: fc.constant(truth),
    plan: fc.record({
      items: fc.shuffledSubarray(truth, { minLength: truth.length }),
      wanted: fc.oneof(fc.constant('all' as const), fc.integer({ min: 0, max: truth.length + 2 })),
      known: fc.array(fc.subarray(truth), { maxLength: 4 }),
      choices,
    }),
  }),
);

const bestBy = (truth: readonly string[], of: readonly string[]): SortAnswer => ({
  kind: 'best',
  of,
  best: of.toSorted((a, b) => truth.indexOf(a) - truth.indexOf(b))[0] ?? '',
});

/** Answers to the end, each as `reply` says; counts the questions answered. */
function finish(sort: Sort, reply: (question: readonly string[], turn: number) => SortAnswer): number {
  for (let turn = 0; ; turn += 1) {
    const question = sort.question();
    if (!question) return turn;
    expect(sort.answer(reply(question, turn))).toEqual({ ok: true, value: undefined });
  }
}

const stateOf = (sort: Sort) => ({
  question: sort.question(),
  result: sort.result(),
  left: sort.left(),
  answers: sort.answers(),
});

/** A fan who says anything, by chance: a choice, a tie, a skip, the return of what was skipped. */
const moods = fc.array(
  fc.tuple(fc.constantFrom('best', 'best', 'best', 'tie', 'skip', 'bring-back'), fc.nat()),
  {
    maxLength: 40,
  },
);

function moodyAnswer(sort: Sort, question: readonly string[], [kind, chance]: [string, number]): SortAnswer {
  const pick = question[chance % question.length] ?? '';
  const { skipped } = sort.result();
  if (kind === 'tie') return { kind, of: question.slice(0, 2 + (chance % (question.length - 1))) };
  if (kind === 'skip') return { kind, item: pick };
  if (kind === 'bring-back' && skipped.length > 0)
    return { kind, item: skipped[chance % skipped.length] ?? '' };
  return { kind: 'best', of: question, best: pick };
}

function answerByMoods(sort: Sort, all: readonly [string, number][]): void {
  for (const mood of all) {
    const question = sort.question();
    if (!question) return;
    expect(sort.answer(moodyAnswer(sort, question, mood)).ok).toBe(true);
  }
}

describe('openSort', () => {
  test('finds the true order of a fan who knows it, within what was announced', () => {
    fc.assert(
      fc.property(agreeing, ({ truth, plan }) => {
        const sort = openSort(plan);
        const { atMost } = sort.left();
        expect(finish(sort, (question) => bestBy(truth, question))).toBeLessThanOrEqual(atMost);
        const { settled, rest } = sort.result();
        const wanted = plan.wanted === 'all' ? truth.length : Math.min(plan.wanted, truth.length);
        expect(settled.length).toBeGreaterThanOrEqual(wanted);
        expect(settled).toEqual(truth.slice(0, settled.length));
        expect([...settled, ...rest].toSorted()).toEqual(truth.toSorted());
        expect(sort.left()).toEqual({ expected: 0, atMost: 0 });
      }),
    );
  });

  test('shows at most as many as chosen, none of which is known to be better than another', () => {
    fc.assert(
      fc.property(agreeing, ({ truth, plan }) => {
        const sort = openSort(plan);
        const better = new Map(letters.map((letter) => [letter, new Set<string>()]));
        const learn = (a: string, b: string) => {
          for (const [item, worse] of better) {
            if (item !== a && !worse.has(a)) continue;
            for (const below of [b, ...(better.get(b) ?? [])]) worse.add(below);
          }
        };
        for (const line of plan.known)
          for (const [at, b] of line.slice(1).entries()) learn(line[at] ?? '', b);
        finish(sort, (question) => {
          expect(question.length).toBeLessThanOrEqual(plan.choices);
          expect(question.some((a) => question.some((b) => better.get(a)?.has(b)))).toBe(false);
          const answer = bestBy(truth, question);
          for (const b of question) if (answer.kind === 'best' && b !== answer.best) learn(answer.best, b);
          return answer;
        });
      }),
    );
  });

  test('settles from the top and takes nothing back, whatever a fan without returns says', () => {
    fc.assert(
      fc.property(agreeing, moods, ({ plan }, all) => {
        const sort = openSort(plan);
        let before = sort.result().settled;
        for (const [kind, chance] of all) {
          const question = sort.question();
          if (!question) return;
          sort.answer(moodyAnswer(sort, question, [kind === 'bring-back' ? 'best' : kind, chance]));
          const { settled } = sort.result();
          expect(settled.slice(0, before.length)).toEqual(before);
          before = settled;
        }
      }),
    );
  });

  test('ends within what was announced for a fan who answers by chance, with ties and skips', () => {
    fc.assert(
      fc.property(agreeing, fc.infiniteStream(fc.nat()), ({ plan }, chances) => {
        const sort = openSort({ ...plan, wanted: 'all' });
        const { atMost } = sort.left();
        let chosen = 0;
        finish(sort, (question) => {
          const chance = chances.next().value ?? 0;
          const kind = chance % 11 === 0 ? 'tie' : chance % 13 === 0 ? 'skip' : 'best';
          if (kind !== 'skip') chosen += 1;
          expect(sort.left().atMost).toBeLessThanOrEqual(atMost - chosen + (kind === 'skip' ? 0 : 1));
          return moodyAnswer(sort, question, [kind, Math.floor(chance / 143)]);
        });
        expect(chosen).toBeLessThanOrEqual(atMost);
      }),
    );
  });

  test('opens any beginning of its answers in the same state, and undo leads back through all of them', () => {
    fc.assert(
      fc.property(agreeing, moods, ({ plan }, all) => {
        const sort = openSort(plan);
        const states = [stateOf(sort)];
        for (const mood of all) {
          const question = sort.question();
          if (!question) break;
          sort.answer(moodyAnswer(sort, question, mood));
          states.push(stateOf(sort));
        }
        for (const state of states.toReversed()) {
          expect(stateOf(openSort(plan, state.answers))).toEqual(state);
          expect(stateOf(sort)).toEqual(state);
          sort.undo();
        }
      }),
      { numRuns: 30 },
    );
  });

  test('lets the order of the items break no tie', () => {
    fc.assert(
      fc.property(agreeing, ({ truth, plan }) => {
        const [one, other] = [openSort(plan), openSort({ ...plan, items: plan.items.toReversed() })];
        finish(one, (question) => {
          expect(other.question()).toEqual(question);
          const answer = bestBy(truth, question);
          other.answer(answer);
          return answer;
        });
      }),
    );
  });

  test('puts what is tied next to each other', () => {
    fc.assert(
      fc.property(agreeing, moods, ({ truth, plan }, all) => {
        const sort = openSort({ ...plan, wanted: 'all' });
        answerByMoods(sort, all);
        finish(sort, (question) => bestBy(truth, question));
        const { settled } = sort.result();
        for (const answer of sort.answers()) {
          if (answer.kind !== 'tie') continue;
          const places = answer.of.map((item) => settled.indexOf(item)).filter((place) => place >= 0);
          const between = settled.slice(Math.min(...places), Math.max(...places) + 1);
          const group = groupOf(sort.answers(), answer.of);
          expect(between.filter((item) => !group.has(item))).toEqual([]);
        }
      }),
    );
  });

  test('gives an item that is brought back its true place', () => {
    fc.assert(
      fc.property(agreeing, fc.nat(), fc.nat(), ({ truth, plan }, when, chance) => {
        const sort = openSort({ ...plan, wanted: 'all' });
        let gone: string | undefined;
        finish(sort, (question, turn) => {
          if (turn !== when % truth.length) return bestBy(truth, question);
          gone = question[chance % question.length] ?? '';
          return { kind: 'skip', item: gone };
        });
        if (gone === undefined) return;
        expect(sort.result().settled).toEqual(truth.filter((item) => item !== gone));
        expect(sort.answer({ kind: 'bring-back', item: gone }).ok).toBe(true);
        finish(sort, (question) => bestBy(truth, question));
        expect(sort.result()).toEqual({ settled: truth, rest: [], skipped: [] });
      }),
    );
  });

  test('orders what remains without a contradiction of what was said', () => {
    fc.assert(
      fc.property(agreeing, fc.nat({ max: 20 }), ({ truth, plan }, turns) => {
        const sort = openSort(plan);
        for (let turn = 0; turn < turns; turn += 1) {
          const question = sort.question();
          if (question) sort.answer(bestBy(truth, question));
        }
        const { settled, rest } = sort.result();
        const place = new Map([...settled, ...rest].map((item, at) => [item, at]));
        for (const line of plan.known) {
          expect(line.map((item) => place.get(item))).toEqual(
            line.map((item) => place.get(item)).toSorted((a = 0, b = 0) => a - b),
          );
        }
      }),
    );
  });

  test('ranks one new song among 258 with at most eleven questions', () => {
    const ranked = Array.from({ length: 258 }, (_, at) => `song ${at}`);
    for (const places of [0, 13, 128, 258]) {
      const truth = ranked.toSpliced(places, 0, 'new');
      const sort = openSort({ items: truth, wanted: 'all', known: [ranked], choices: 2 });
      expect(sort.left()).toEqual({ expected: 8, atMost: 11 });
      expect(finish(sort, (question) => bestBy(truth, question))).toBeLessThanOrEqual(9);
      expect(sort.result().settled).toEqual(truth);
    }
  });

  const plan: SortPlan = { items: ['a', 'b', 'c', 'd'], wanted: 'all', known: [['a', 'b']], choices: 5 };

  test.each<{ name: string; answer: SortAnswer; problem: object }>([
    {
      name: 'an unknown item',
      answer: { kind: 'skip', item: 'x' },
      problem: { code: 'sort-unknown-item', item: 'x' },
    },
    {
      name: 'an unknown item among others',
      answer: { kind: 'best', of: ['a', 'x'], best: 'a' },
      problem: { code: 'sort-unknown-item', item: 'x' },
    },
    {
      name: 'one item twice',
      answer: { kind: 'tie', of: ['c', 'c'] },
      problem: { code: 'sort-duplicate-item', item: 'c' },
    },
    {
      name: 'one item alone',
      answer: { kind: 'best', of: ['a'], best: 'a' },
      problem: { code: 'sort-too-few' },
    },
    { name: 'no item', answer: { kind: 'tie', of: [] }, problem: { code: 'sort-too-few' } },
    {
      name: 'a best that was not shown',
      answer: { kind: 'best', of: ['a', 'c'], best: 'd' },
      problem: { code: 'sort-best-not-shown', item: 'd' },
    },
    {
      name: 'the opposite of what is known',
      answer: { kind: 'best', of: ['b', 'c', 'a'], best: 'b' },
      problem: { code: 'sort-contradiction', item: 'a' },
    },
    {
      name: 'a tie of items of which one is known to be better',
      answer: { kind: 'tie', of: ['c', 'a', 'b'] },
      problem: { code: 'sort-contradiction', item: 'a' },
    },
    {
      name: 'what is known already',
      answer: { kind: 'best', of: ['a', 'b'], best: 'a' },
      problem: { code: 'sort-nothing-new' },
    },
    {
      name: 'the return of what is there',
      answer: { kind: 'bring-back', item: 'a' },
      problem: { code: 'sort-not-skipped', item: 'a' },
    },
  ])('refuses $name and changes nothing', ({ answer, problem }) => {
    const sort = openSort(plan);
    const before = stateOf(sort);
    expect(sort.answer(answer)).toEqual({ ok: false, problem });
    expect(stateOf(sort)).toEqual(before);
    expect(openSort(plan, [answer]).answers()).toEqual([]);
  });

  test('refuses what was skipped, and to skip what is settled', () => {
    const sort = openSort(plan, [
      { kind: 'best', of: ['a', 'c', 'd'], best: 'a' },
      { kind: 'skip', item: 'c' },
    ]);
    expect(sort.answer({ kind: 'tie', of: ['b', 'c'] })).toEqual({
      ok: false,
      problem: { code: 'sort-skipped-item', item: 'c' },
    });
    expect(sort.answer({ kind: 'skip', item: 'a' })).toEqual({
      ok: false,
      problem: { code: 'sort-settled-item', item: 'a' },
    });
    expect(sort.result()).toMatchObject({ settled: ['a'], skipped: ['c'] });
  });

  test.each<[string, Partial<SortPlan>, readonly string[]]>([
    ['no items', { items: [] }, []],
    ['one item', { items: ['a'] }, ['a']],
    ['an item given twice', { items: ['a', 'b', 'a'], known: [['a', 'b']] }, ['a', 'b']],
    ['known orders of strangers', { items: ['a'], known: [['x', 'a', 'y']] }, ['a']],
    ['known orders through strangers', { items: ['a', 'b'], known: [['b', 'x', 'a']] }, ['b', 'a']],
    [
      'known orders that contradict each other',
      {
        items: ['a', 'b'],
        known: [
          ['a', 'b'],
          ['b', 'a'],
        ],
      },
      ['a', 'b'],
    ],
  ])('has nothing to ask of %s', (_, part, settled) => {
    const sort = openSort({ ...plan, known: [], ...part });
    expect(stateOf(sort)).toEqual({
      question: undefined,
      result: { settled, rest: [], skipped: [] },
      left: { expected: 0, atMost: 0 },
      answers: [],
    });
    sort.undo();
    expect(sort.answers()).toEqual([]);
  });

  test('asks nothing where nothing is wanted', () => {
    expect(openSort({ ...plan, wanted: 0 }).question()).toBeUndefined();
  });
});

/** All that is tied with given items, directly or through others. */
function groupOf(answers: readonly SortAnswer[], items: readonly string[]): ReadonlySet<string> {
  const group = new Set(items);
  for (let size = 0; size < group.size;) {
    size = group.size;
    for (const answer of answers) {
      if (answer.kind !== 'tie' || !answer.of.some((item) => group.has(item))) continue;
      for (const item of answer.of) group.add(item);
    }
  }
  return group;
}

/** Everything that follows from orders, as "better worse". */
function followsFrom(all: readonly (readonly string[])[]): ReadonlySet<string> {
  const pairs = new Set(all.flatMap((line) => line.slice(1).map((worse, at) => `${line[at]}${worse}`)));
  for (let size = 0; size < pairs.size;) {
    size = pairs.size;
    for (const one of pairs) for (const two of pairs) if (one[1] === two[0]) pairs.add(`${one[0]}${two[1]}`);
  }
  return pairs;
}

describe('reconcile', () => {
  const orders = fc.array(fc.shuffledSubarray(letters.slice(0, 9)), { maxLength: 5 });

  test('keeps the newest order whole, and of each older one all that newer ones do not contradict', () => {
    fc.assert(
      fc.property(orders, (all) => {
        const pairs = followsFrom(reconcile(all));
        for (const pair of followsFrom(all.slice(0, 1))) expect(pairs.has(pair)).toBe(true);
        for (const pair of pairs) expect(pairs.has(`${pair[1]}${pair[0]}`)).toBe(false);
        for (const [at, order] of all.entries()) {
          const known = followsFrom(reconcile(all.slice(0, at + 1)));
          for (const pair of followsFrom([order])) {
            expect(known.has(pair) || known.has(`${pair[1]}${pair[0]}`)).toBe(true);
          }
          // What newer orders said stays, whatever an older one says.
          for (const pair of known) expect(pairs.has(pair)).toBe(true);
        }
      }),
    );
  });

  test('changes nothing of orders that agree', () => {
    fc.assert(
      fc.property(fc.array(fc.subarray(letters.slice(0, 9)), { maxLength: 5 }), (all) => {
        expect(followsFrom(reconcile(all))).toEqual(followsFrom(all));
      }),
    );
  });
});
