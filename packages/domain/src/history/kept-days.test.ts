import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  DAYS_KEPT,
  dayNumberOf,
  dayNumberOfIso,
  daysToThin,
  inSequence,
  isoOfDay,
  stateOn,
  type KeptState,
} from './kept-days.ts';
import { changesBetween, daysFirst, runsOf, type RankedSlots } from './top-changes.ts';

const TODAY = dayNumberOf(Date.UTC(2026, 10, 25));
const days = fc.uniqueArray(fc.integer({ min: TODAY - 900, max: TODAY - 1 }), { maxLength: 120 });

test('a day is named by its date, and no other text is one', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 40_000 }), (day) => {
      expect(dayNumberOfIso(isoOfDay(day))).toBe(day);
    }),
  );
  for (const text of ['', '2026-02-30', '2026-1-1', 'yesterday', '2026-01-01T00:00'])
    expect(dayNumberOfIso(text)).toBeUndefined();
});

describe('thinning', () => {
  test('leaves 400 days alone, and of each month before the last state', () => {
    fc.assert(
      fc.property(days, (untils) => {
        const gone = new Set(daysToThin(untils, TODAY));
        const kept = untils.filter((until) => !gone.has(until));
        const recent = untils.filter((until) => until > TODAY - DAYS_KEPT);
        expect(kept).toEqual(expect.arrayContaining(recent));
        const old = kept
          .filter((until) => until <= TODAY - DAYS_KEPT)
          .map((until) => isoOfDay(until).slice(0, 7));
        expect(new Set(old).size).toBe(old.length);
        const months = new Set(
          untils.filter((until) => until <= TODAY - DAYS_KEPT).map((until) => isoOfDay(until).slice(0, 7)),
        );
        expect(new Set(old)).toEqual(months);
      }),
    );
  });

  test('changes nothing the second time', () => {
    fc.assert(
      fc.property(days, (untils) => {
        const gone = new Set(daysToThin(untils, TODAY));
        expect(
          daysToThin(
            untils.filter((until) => !gone.has(until)),
            TODAY,
          ),
        ).toEqual([]);
      }),
    );
  });
});

test('no two states stand on one day, and each day of a state finds it', () => {
  const kept = fc.record({ since: fc.nat(60), long: fc.nat(20), state: fc.nat() });
  fc.assert(
    fc.property(fc.array(kept, { maxLength: 20 }), (all) => {
      const states = inSequence(all.map(({ since, long, state }) => ({ since, until: since + long, state })));
      for (const state of states) {
        expect(stateOn(states, state.since)).toBe(state);
        expect(stateOn(states, state.until)).toBe(state);
      }
      const stood = states.flatMap(({ since, until }) =>
        Array.from({ length: until - since + 1 }, (_, at) => since + at),
      );
      expect(new Set(stood).size).toBe(stood.length);
    }),
  );
});

const slots = (text: string): RankedSlots => [...text].map((sign) => (sign === '.' ? null : sign));
const at = (since: number, until: number, text: string): KeptState<RankedSlots> => ({
  since,
  until,
  state: slots(text),
});

describe('what changed between two days', () => {
  test('names what entered, what left and what climbed most', () => {
    expect(changesBetween(slots('abcde'), slots('edfa'))).toEqual({
      entered: ['f'],
      left: ['b', 'c'],
      climbed: [
        { id: 'e', by: 4 },
        { id: 'd', by: 2 },
      ],
    });
  });

  test('is nothing between two that are alike', () => {
    expect(changesBetween(slots('a.c'), slots('a.c'))).toEqual({ entered: [], left: [], climbed: [] });
  });
});

test('days first add up over all stretches, and an empty first slot counts for nobody', () => {
  expect(daysFirst([at(1, 3, 'ab'), at(4, 4, 'ba'), at(6, 7, 'ab'), at(8, 9, '.b')])).toEqual([
    { id: 'a', days: 5 },
    { id: 'b', days: 1 },
  ]);
});

describe('runs', () => {
  test('follow a song from slot to slot, and end where it left or nothing is kept', () => {
    const runs = runsOf([at(1, 3, 'ab'), at(4, 5, 'ba'), at(6, 6, 'b'), at(8, 9, 'ab')]);
    expect(runs.get('a')).toEqual([
      {
        until: 5,
        steps: [
          { day: 1, slot: 0 },
          { day: 4, slot: 1 },
        ],
      },
      { until: 9, steps: [{ day: 8, slot: 0 }] },
    ]);
    expect([...runs.keys()]).toEqual(['b', 'a']);
  });

  test('tell of each day the very list that stood', () => {
    const state = fc.shuffledSubarray([...'abcdefghijklmnop'], { maxLength: 13 });
    fc.assert(
      fc.property(fc.array(state, { minLength: 1, maxLength: 12 }), (all) => {
        const states = all.map((items, day) => ({ since: day * 2, until: day * 2 + 1, state: items }));
        const runs = runsOf(states);
        for (const { since, until, state: items } of states) {
          for (const day of [since, until]) {
            const found: string[] = [];
            for (const [id, own] of runs)
              for (const { steps, until: end } of own) {
                const step = steps.findLast((candidate) => candidate.day <= day);
                if (step && day <= end) found[step.slot] = id;
              }
            expect(found).toEqual(items);
          }
        }
      }),
    );
  });
});
