import { requireNode24 } from './node24.mjs';
import { inRepository } from './repository.mjs';
import { runQuietly } from './run-child.mjs';

const CODE = ['packages', 'apps', 'e2e', 'lab', 'scripts', 'vitest.config.ts'];
const MODULES = ['packages', 'apps', 'e2e', 'lab'];

/** The checks that read the code without running it, slowest first. Each is a suite of one test. */
export const staticChecks = [
  check('types', 'typescript-7/bin/tsc', ['-p', 'tsconfig.json', '--checkers', '1']),
  check('dead code', 'knip/bin/knip.js', ['--no-progress']),
  check('import boundaries', 'dependency-cruiser/bin/dependency-cruiser.mjs', MODULES, sawModules),
  check('styles', 'stylelint/bin/stylelint.mjs', ['apps/web/src/**/*.css']),
  check('lint', 'oxlint/bin/oxlint', CODE),
  check('format', 'oxfmt/bin/oxfmt', ['--check']),
  check('clones of styles', 'jscpd/bin/jscpd', [
    '--no-colors',
    '--format',
    'css',
    '--threshold',
    '2',
    'apps/web/src',
  ]),
  suite('double names', inRepository('lab', 'double-names', 'main.mjs')),
  suite('custom properties', inRepository('scripts', 'custom-properties.mjs')),
];

/** What our oldest browsers lack: as long as all the others, and seldom a fault, so it waits for `npm run test:all`. */
export const oldestBrowsers = suite('oldest browsers', inRepository('lab', 'baseline', 'main.mjs'));

function check(name, program, args, accepts) {
  return suite(name, inRepository('node_modules', program), args, accepts);
}

function suite(name, program, args = [], accepts = () => true) {
  return {
    name,
    run: async () => {
      const { code, output, stopped } = await runQuietly(requireNode24(), [program, ...args]);
      const isFine = code === 0 && accepts(output);
      return { passed: isFine ? 1 : 0, failed: isFine ? 0 : 1, output, stopped };
    },
  };
}

// Without a TypeScript that it understands, dependency-cruiser finds no module and no fault.
function sawModules(output) {
  return Number(/\((\d+) modules/.exec(output)?.[1]) > 0;
}
