import { describe, expect, test } from 'vitest';
import { lookAgain } from './look-again.mjs';

const first = {
  passed: 9,
  failed: 1,
  failures: ['a journey'],
  flaky: [],
  output: 'first',
  stopped: false,
};
const passing = async () => ({ passed: 1, failed: 0, failures: [], output: 'second', stopped: false });

describe('lookAgain', () => {
  test('counts what passes alone as passed, and tells of it', async () => {
    expect(await lookAgain(first, passing)).toMatchObject({
      passed: 10,
      failed: 0,
      failures: [],
      flaky: ['a journey'],
    });
  });

  test('counts what fails again once', async () => {
    const failing = async () => ({ passed: 0, failed: 1, failures: ['a journey'], output: '' });
    expect(await lookAgain(first, failing)).toMatchObject({ passed: 9, failed: 1, failures: ['a journey'] });
  });

  test('keeps the failure of a test that is not found again', async () => {
    const empty = async () => ({ passed: 0, failed: 0, failures: [], output: '' });
    expect(await lookAgain(first, empty)).toMatchObject({ passed: 9, failed: 1, failures: ['a journey'] });
  });

  test.each([
    { name: 'nothing failed', findings: { ...first, failed: 0, failures: [] } },
    { name: 'the suite broke outside its tests', findings: { ...first, failed: 2 } },
    { name: 'it was stopped', findings: { ...first, stopped: true } },
    {
      name: 'more failed than a hiccup explains',
      findings: { ...first, failed: 6, failures: ['a', 'b', 'c', 'd', 'e', 'f'] },
    },
  ])('runs nothing again when $name', async ({ findings }) => {
    expect(await lookAgain(findings, () => Promise.reject(new Error('ran again')))).toBe(findings);
  });
});
