import { describe, expect, test } from 'vitest';
import { countPlaywright, countReport, countVitest } from './test-suites.mjs';

const vitestReport = (rest = {}) => ({
  numPassedTests: 5,
  numFailedTests: 0,
  numPendingTests: 0,
  testResults: [],
  ...rest,
});

describe('countVitest', () => {
  test('takes the numbers of the report', () => {
    const report = vitestReport({ numFailedTests: 1, numPendingTests: 2 });
    expect(countVitest(report)).toEqual({ passed: 5, failed: 1, skipped: 2 });
  });

  test('counts a file that broke before its first test as a failure', () => {
    const report = vitestReport({ testResults: [{ status: 'failed', assertionResults: [] }] });
    expect(countVitest(report).failed).toBe(1);
  });

  test('counts a failed test of a file once', () => {
    const testResults = [{ status: 'failed', assertionResults: [{ status: 'failed' }] }];
    expect(countVitest(vitestReport({ numFailedTests: 1, testResults })).failed).toBe(1);
  });
});

describe('countPlaywright', () => {
  test.each([
    { name: 'a failed test', stats: { unexpected: 1 }, errors: [] },
    { name: 'an error outside the tests', stats: {}, errors: [{ message: 'no browser' }] },
  ])('counts $name as a failure', ({ stats, errors }) => {
    const report = { stats: { expected: 2, unexpected: 0, flaky: 0, skipped: 0, ...stats }, errors };
    expect(countPlaywright(report)).toEqual({ passed: 2, failed: 1, skipped: 0 });
  });

  test('counts what passed at the second try as passed', () => {
    const report = { stats: { expected: 2, unexpected: 0, flaky: 1, skipped: 0 }, errors: [] };
    expect(countPlaywright(report)).toEqual({ passed: 3, failed: 0, skipped: 0 });
  });
});

const count = () => ({ passed: 5, failed: 0, skipped: 0 });

describe('countReport', () => {
  test.each([
    { name: 'a suite that left no report', ended: { code: 0 }, report: undefined },
    { name: 'a suite that broke after its tests', ended: { code: 1 }, report: {} },
    { name: 'a suite that took too long', ended: { code: 143, timedOut: true }, report: {} },
  ])('counts $name as a failure', ({ ended, report }) => {
    expect(countReport({ output: '', timedOut: false, ...ended }, report, count).failed).toBe(1);
  });

  test('adds no failure to a suite that ended well', () => {
    expect(countReport({ code: 0, output: '', timedOut: false }, {}, count).failed).toBe(0);
  });
});
