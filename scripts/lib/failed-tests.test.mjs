import { describe, expect, test } from 'vitest';
import { failedTestsOf, onlyTests, playwrightFailures, vitestFailures } from './failed-tests.mjs';

describe('vitestFailures', () => {
  test('names file, test and reason', () => {
    const assertionResults = [
      { status: 'passed', fullName: 'is fine' },
      { status: 'failed', fullName: 'is not', failureMessages: ['\u001B[31mexpected 1\u001B[39m\nnot 2'] },
    ];
    const report = { testResults: [{ name: '/some/where/a.test.ts', message: '', assertionResults }] };
    expect(vitestFailures('unit', report)).toEqual(['unit, a.test.ts: is not\n    expected 1\n    not 2']);
  });

  test('names a file that broke before its first test', () => {
    const report = { testResults: [{ name: '/a.test.ts', message: 'no such module', assertionResults: [] }] };
    expect(vitestFailures('unit', report)).toEqual(['unit, a.test.ts\n    no such module']);
  });
});

describe('the failed tests of a report', () => {
  const file = '/some/where/a.test.ts';
  const ended = (status, title) => ({ status, title, ancestorTitles: ['a'] });
  const assertionResults = [ended('failed', 'takes (a) 12.5 + 1'), ended('passed', 'is fine')];
  const report = { testResults: [{ name: file, assertionResults }] };

  test('are run again by file and name, and no others', () => {
    const [first, option, pattern] = onlyTests(failedTestsOf(report));
    expect([first, option]).toEqual([file, '--testNamePattern']);
    const matches = ['a > takes (a) 12.5 + 1', 'a > takes (a) 1295 + 1', 'takes (a) 12.5 + 1', 'a > is fine'];
    expect(matches.map((name) => new RegExp(pattern).test(name))).toEqual([true, false, false, false]);
  });
});

describe('playwrightFailures', () => {
  const ended = (title, status, message) => ({
    file: 'a.spec.ts',
    line: 3,
    title,
    tests: [{ projectName: 'phone', status, results: [{ error: message && { message } }, {}] }],
  });
  const specs = [
    ended('passes', 'expected'),
    ended('fails', 'unexpected', 'no button'),
    ended('hiccups', 'flaky', 'too slow'),
  ];
  const report = { suites: [{ suites: [{ specs }] }] };

  test('names the tests that failed each time', () => {
    expect(playwrightFailures(report)).toEqual(['phone, a.spec.ts:3: fails\n    no button']);
  });

  test('names those that passed at a later try', () => {
    expect(playwrightFailures(report, 'flaky')).toEqual(['phone, a.spec.ts:3: hiccups\n    too slow']);
  });
});
