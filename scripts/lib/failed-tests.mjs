import { basename } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

const MESSAGE_LENGTH = 600;

/** The tests of a Vitest report that failed, as lines to read: where, what and why. @returns {string[]} */
export function vitestFailures(suite, { testResults }) {
  return testResults.flatMap(({ name, message, assertionResults }) => {
    const failed = assertionResults.filter(({ status }) => status === 'failed');
    // A file that broke before its first test has a message of its own.
    if (failed.length === 0) return message ? [describe(`${suite}, ${basename(name)}`, message)] : [];
    return failed.map(({ fullName, failureMessages = [] }) =>
      describe(`${suite}, ${basename(name)}: ${fullName}`, failureMessages[0]),
    );
  });
}

/** The tests of a Vitest report that failed: their file and their name as Vitest's pattern reads it. */
export function failedTestsOf({ testResults }) {
  return testResults.flatMap(({ name: file, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'failed')
      .map(({ ancestorTitles, title }) => ({ file, name: [...ancestorTitles, title].join(' > ') })),
  );
}

/** What makes Vitest run these tests and no others. @returns {string[]} */
export function onlyTests(tests) {
  const names = tests.map(({ name }) => escapePattern(name)).join('|');
  return [...new Set(tests.map(({ file }) => file)), '--testNamePattern', `^(?:${names})$`];
}

const escapePattern = (text) => text.replace(/[$()*+.?[\\\]^{|}]/g, '\\$&');

/**
 * The tests of a Playwright report that did not pass at the first try, as lines to read: those of `status` `unexpected`
 * failed each time, those that are `flaky` passed at last.
 * @returns {string[]}
 */
export function playwrightFailures({ suites = [] }, status = 'unexpected') {
  return suites.flatMap((suite) => [
    ...(suite.specs ?? []).flatMap(({ file, line, title, tests }) =>
      tests
        .filter((test) => test.status === status)
        .map(({ projectName, results }) => {
          const { error } = results.find((result) => result.error) ?? {};
          return describe(`${projectName}, ${file}:${line}: ${title}`, error?.message);
        }),
    ),
    ...playwrightFailures(suite, status),
  ]);
}

function describe(name, message = '') {
  const plain = stripVTControlCharacters(message).trim().slice(0, MESSAGE_LENGTH);
  return plain ? `${name}\n${plain.replace(/^/gm, '    ')}` : name;
}
