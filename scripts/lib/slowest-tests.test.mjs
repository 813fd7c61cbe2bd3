import { expect, test } from 'vitest';
import { describeSlowest, playwrightTimings, vitestTimings } from './slowest-tests.mjs';

test('the times of a Vitest report stand under suite, file and full name', () => {
  const testResults = [
    {
      name: '/code/apps/server/src/top13.test.ts',
      assertionResults: [
        { fullName: 'the Top 13 keeps its order', duration: 12.5 },
        { fullName: 'the Top 13 was left out' },
      ],
    },
  ];
  expect(vitestTimings('server-sqlite', { testResults })).toEqual([
    { name: 'server-sqlite, top13.test.ts: the Top 13 keeps its order', durationMs: 12.5 },
    { name: 'server-sqlite, top13.test.ts: the Top 13 was left out', durationMs: 0 },
  ]);
});

const run = (projectName, ...durations) => ({
  projectName,
  results: durations.map((duration) => ({ duration })),
});

test('the times of a Playwright report are found in every block, all tries together, for each screen size', () => {
  const report = {
    suites: [
      {
        title: 'home.spec.ts',
        specs: [{ title: 'opens', tests: [run('desktop', 100, 50), run('phone', 70)] }],
        suites: [{ title: 'at night', specs: [{ title: 'is dark', tests: [run('desktop', 30)] }] }],
      },
    ],
  };
  expect(playwrightTimings(report)).toEqual([
    { name: 'desktop, home.spec.ts: opens', durationMs: 150 },
    { name: 'phone, home.spec.ts: opens', durationMs: 70 },
    { name: 'desktop, home.spec.ts: at night is dark', durationMs: 30 },
  ]);
});

test('the ten slowest are described, the slowest first', () => {
  const timings = Array.from({ length: 12 }, (_, index) => ({
    name: `test ${index}`,
    durationMs: index * 1000,
  }));
  const lines = describeSlowest(timings);
  expect(lines).toHaveLength(11);
  expect(lines.slice(0, 2)).toEqual(['The slowest tests:', '   11.0 s  test 11']);
  expect(lines.at(-1)).toBe('    2.0 s  test 2');
});

test('nothing is said where no test ran', () => {
  expect(describeSlowest([])).toEqual([]);
});
