import { beforeEach, expect, test, vi } from 'vitest';
import { emptyTop13 } from '@thirteen/domain/top13/top13.ts';

/** What anything at this address may have written into the browser. */
let kept: Readonly<Record<string, string>> = {};

beforeEach(() => {
  vi.resetModules();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept[key] ?? null,
    setItem: () => undefined,
    removeItem: () => undefined,
  });
  return () => vi.unstubAllGlobals();
});

test('what can’t be opened as a sort is none, and the others are still found', async () => {
  const { toSortState } = await import('#features/sorter/sort-state.ts');
  const goal = { kind: 'list', list: { kind: 'top13' } } as const;
  const plan = { items: [...'abcdef'], wanted: 'all', known: [], choices: 2 } as const;
  const broken = ['{', 'null', '5', '{}', '{"goal":{"kind":"top13"},"plan":{"items":["a"]},"answers":[]}'];
  kept = {
    ...Object.fromEntries(broken.map((text, at) => [`sorter/${at}`, text])),
    'sorter/one': JSON.stringify(toSortState({ id: 'one', goal, plan, answers: [] })),
    'sorter/': `${[...broken.keys()].join(' ')} nowhere one`,
  };
  const { visitorSorts } = await import('#features/sorter/sorts/visitor-sorts.ts');
  expect(visitorSorts.list().map(({ id }) => id)).toEqual(['one']);
});

const NOTHING = Array<null>(8).fill(null);

test.each([
  {
    name: 'songs, each once',
    text: ['a', 'a', 3, null, 'b', ...NOTHING],
    top13: ['a', null, null, null, 'b', ...NOTHING],
  },
  { name: 'of another length', text: ['a'], top13: emptyTop13 },
  { name: 'no list', text: {}, top13: emptyTop13 },
])('of what stands in place of a visitor’s Top 13, songs count: $name', async ({ text, top13 }) => {
  kept = { 'visitor-top13': JSON.stringify(text) };
  const { visitorTop13 } = await import('#features/top13/visitor-top13.ts');
  expect(visitorTop13.get()).toEqual(top13);
});
