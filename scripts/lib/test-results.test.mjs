import { describe, expect, test } from 'vitest';
import { findingsOf, findingsOfOne, readCounts, readPlaywright, readVitest } from './test-results.mjs';

const vitestFile = (rest) => ({
  name: '/src/moves.test.ts',
  status: 'passed',
  assertionResults: [],
  ...rest,
});
const vitestTest = (status, fullName = 'moves a song') => ({ fullName, status, duration: 13 });

describe('readVitest', () => {
  test('counts tests and names those that failed', () => {
    const assertionResults = ['passed', 'failed', 'pending', 'todo'].map((status) => vitestTest(status));
    expect(readVitest({ testResults: [vitestFile({ status: 'failed', assertionResults })] })).toMatchObject({
      passed: 1,
      failed: 1,
      skipped: 2,
      failures: ['moves.test.ts: moves a song'],
    });
  });

  test.each([
    { name: 'before its first test', assertionResults: [] },
    { name: 'after its tests', assertionResults: [vitestTest('passed')] },
  ])('counts a file that broke $name as a failure', ({ assertionResults }) => {
    const { failed, failures } = readVitest({
      testResults: [vitestFile({ status: 'failed', assertionResults })],
    });
    expect([failed, failures]).toEqual([1, ['moves.test.ts']]);
  });
});

describe('readPlaywright', () => {
  const specs = (status) => [
    {
      title: 'moves a song',
      tests: [{ projectName: 'phone', status, results: [{ duration: 5 }, { duration: 8 }] }],
    },
  ];
  const report = (status) => ({
    suites: [{ title: 'moves.spec.ts', suites: [{ title: 'a fan', specs: specs(status) }] }],
  });

  test.each([
    { status: 'expected', counts: { passed: 1, failed: 0, skipped: 0 } },
    { status: 'unexpected', counts: { passed: 0, failed: 1, skipped: 0 } },
    { status: 'flaky', counts: { passed: 0, failed: 1, skipped: 0 } },
    { status: 'skipped', counts: { passed: 0, failed: 0, skipped: 1 } },
  ])('counts a test that is $status', ({ status, counts }) => {
    expect(readPlaywright(report(status))).toMatchObject(counts);
  });

  test('names a test by its device, its file and its block', () => {
    const name = 'phone, moves.spec.ts: a fan moves a song';
    expect(readPlaywright(report('unexpected'))).toMatchObject({
      failures: [name],
      timings: [{ name, durationMs: 13 }],
    });
  });

  test('counts an error outside the tests as a failure', () => {
    expect(readPlaywright({ errors: [{ message: 'no browser' }] })).toMatchObject({
      failed: 1,
      failures: ['no browser'],
    });
  });
});

describe('findingsOf', () => {
  const good = { code: 0, output: '', timedOut: false };
  test.each([
    { name: 'left no report', ended: good, report: undefined },
    { name: 'broke after its tests', ended: { ...good, code: 1 }, report: { passed: 5 } },
    { name: 'took too long', ended: { ...good, code: 143, timedOut: true }, report: { passed: 5 } },
    { name: 'took too long and has failures', ended: { ...good, code: 1, timedOut: true }, report: {} },
  ])('counts a command that $name as a failure', ({ ended, report }) => {
    const { failed, failures } = findingsOf(ended, report, readCounts);
    expect([failed, failures]).toEqual([1, [expect.any(String)]]);
  });

  test('adds no failure to those that a report names', () => {
    expect(findingsOf({ ...good, code: 1 }, { failed: 2 }, readCounts).failed).toBe(2);
    expect(findingsOf(good, { passed: 5 }, readCounts).failed).toBe(0);
  });

  test('takes a command without a report for one test', () => {
    expect(findingsOfOne(good)).toMatchObject({ passed: 1, failed: 0 });
    expect(findingsOfOne({ ...good, code: 1 })).toMatchObject({ passed: 0, failed: 1 });
    expect(findingsOfOne({ ...good, timedOut: true })).toMatchObject({ passed: 0, failed: 1 });
  });
});
