import { globSync } from 'node:fs';
import { relative } from 'node:path';
import { EXCUSED } from './excused.mjs';
import { findNewerInScripts } from './newer-scripts.mjs';
import { findNewerInStyles } from './newer-styles.mjs';
import { inRepository, root } from '../../scripts/lib/repository.mjs';

// What reaches a browser. Tests run elsewhere.
const SCRIPTS = [
  'apps/web/src/**/*.{ts,tsx}',
  'apps/web/public/*.js',
  'packages/{domain,contract}/src/**/*.ts',
];
const STYLES = ['apps/web/src/**/*.css'];

const newer = [
  ...findNewerInScripts(files(SCRIPTS).filter((file) => !/\.test\.tsx?$|\/testing\//.test(file))),
  ...findNewerInStyles(files(STYLES)),
];
const problems = newer.filter(({ key }) => !Object.hasOwn(EXCUSED, key));
const needless = Object.keys(EXCUSED).filter((key) => !newer.some((used) => used.key === key));

for (const { file, line, key, lacking } of problems)
  console.log(`${relative(root, file)}:${line}: ${key} is missing in ${lacking.join(', ')}`);
for (const key of needless) console.log(`lab/baseline/excused.mjs: ${key} is not used any more`);
process.exitCode = problems.length + needless.length > 0 ? 1 : 0;

function files(patterns) {
  return globSync(patterns, { cwd: root }).map((file) => inRepository(file));
}
