import { describe, expect, test } from 'vitest';
import { describeRun, runSuites } from './run-suites.mjs';

const suite = (name, findings, rest = {}) => ({
  name,
  run: async () => ({ output: '', ...findings }),
  ...rest,
});
const quietly = { atOnce: 2, print: () => {} };

describe('runSuites', () => {
  test('adds up what all suites found', async () => {
    const timing = { name: 'is slow', durationMs: 900 };
    const suites = [
      suite('a', { passed: 3, failed: 0 }),
      suite('b', { passed: 1, failed: 2, failures: ['one', 'another'], timings: [timing] }),
    ];
    expect(await runSuites(suites, quietly)).toEqual({
      passed: 4,
      failed: 2,
      failures: ['b, one', 'b, another'],
      timings: [{ name: 'b, is slow', durationMs: 900 }],
    });
  });

  test('counts a suite that ran nothing as one failure', async () => {
    expect(await runSuites([suite('empty', { passed: 0, failed: 0 })], quietly)).toEqual({
      passed: 0,
      failed: 1,
      failures: ['empty'],
      timings: [],
    });
  });

  test('says plainly what could not run here, which is no failure', async () => {
    const lines = [];
    const missing = suite('journeys in webkit', { passed: 0, failed: 0, notHere: 'Install it.' });
    const counts = await runSuites([missing], { atOnce: 2, print: (line) => lines.push(line) });
    expect(counts).toEqual({ passed: 0, failed: 0, failures: [], timings: [] });
    expect(lines).toEqual(['--   journeys in webkit: not run. Install it.']);
  });

  test('counts a suite that broke as one failure', async () => {
    const broken = { name: 'broken', run: () => Promise.reject(new Error('no such file')) };
    expect(await runSuites([broken], quietly)).toMatchObject({ passed: 0, failed: 1, failures: ['broken'] });
  });

  test('counts a suite that needs a failed one as a failure, without running it', async () => {
    const suites = [
      suite('build', { passed: 0, failed: 1 }),
      suite('journeys', { passed: 9, failed: 0 }, { after: ['build'] }),
    ];
    expect(await runSuites(suites, quietly)).toMatchObject({ passed: 0, failed: 2 });
  });

  test('starts a suite after the ones that it needs', async () => {
    const order = [];
    const noting = (name, after) => ({
      name,
      after,
      run: async () => {
        order.push(name);
        return { passed: 1, failed: 0, output: '' };
      },
    });
    await runSuites([noting('journeys', ['build']), noting('size', ['build']), noting('build', [])], quietly);
    expect(order).toEqual(['build', 'journeys', 'size']);
  });

  test('runs no more suites at once than allowed', async () => {
    let running = 0;
    let most = 0;
    const busy = ['a', 'b', 'c', 'd'].map((name) => ({
      name,
      run: async () => {
        most = Math.max(most, ++running);
        await new Promise((resolve) => setTimeout(resolve, 5));
        running -= 1;
        return { passed: 1, failed: 0, output: '' };
      },
    }));
    await runSuites(busy, quietly);
    expect(most).toBe(2);
  });

  test('prints what a failed suite has to say, and nothing of one that passed', async () => {
    const lines = [];
    const suites = [
      suite('good', { passed: 1, failed: 0, output: 'all is well' }),
      suite('bad', { passed: 0, failed: 1, output: 'line 7 is wrong' }),
    ];
    await runSuites(suites, { atOnce: 1, print: (line) => lines.push(line) });
    expect(lines.join('\n')).toMatch(
      /^ok {3}good: 1 passed \(.*\)\nFAIL bad: 0 passed, 1 failed \(.*\)\n {2}line 7 is wrong/,
    );
  });
});

describe('describeRun', () => {
  const found = { passed: 12, failed: 1, failures: ['unit, a.test.ts: moves'], timings: [] };

  test('ends with how many passed and failed, after the names of those that failed', () => {
    expect(describeRun(found)).toEqual(['failed: unit, a.test.ts: moves', '12 passed, 1 failed']);
  });

  test('names the ten slowest, the slowest first', () => {
    const timings = Array.from({ length: 12 }, (_, index) => ({
      name: `test ${index}`,
      durationMs: index * 100,
    }));
    const lines = describeRun({ ...found, failures: [], timings });
    expect(lines).toHaveLength(12);
    expect(lines.slice(0, 2)).toEqual(['The slowest tests:', '    1.1 s  test 11']);
    expect(lines.at(-1)).toBe('12 passed, 1 failed');
  });
});
