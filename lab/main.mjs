import { spawnSync } from 'node:child_process';
import { Refusal, runCommand } from '../scripts/lib/command.mjs';
import { ensureInstalled } from '../scripts/lib/ensure-installed.mjs';
import { ensureWebBuilt } from '../scripts/lib/ensure-web-built.mjs';
import { requireNode24 } from '../scripts/lib/node24.mjs';
import { inRepository, lab } from '../scripts/lib/repository.mjs';
import { runInForeground } from '../scripts/lib/run-child.mjs';
import { findMissing, findMissingPrograms, withSystemPath } from './deployed/programs.mjs';

/**
 * What `npm run lab -- <name>` can do: what it is for, how long it takes on two cores, and the program with its arguments.
 * `packages`: it needs those of `lab/package.json`; `built`: the web app; `missing` says what else has to be installed.
 */
const TOOLS = {
  bench: {
    does: 'measures the server, the pages and the sorter; takes the name of one table',
    takes: '1 to 30 min each',
    program: ['lab/bench/main.ts'],
    packages: true,
    built: true,
  },
  fuzz: {
    does: 'sends 20,000 requests made by chance to the server on each database',
    takes: '6 min',
    program: ['lab/fuzz/main.ts'],
    built: true,
  },
  faults: {
    does: 'kills, slows and cuts what a site stands on, and tells of each acknowledged change that was lost',
    takes: '20 min',
    program: ['lab/faults/main.ts'],
  },
  kills: {
    does: 'kills the server around an edit, reloads and edits at once, 50 rounds in each engine',
    takes: '20 min',
    program: ['lab/browsers/main.ts', '--kills'],
    packages: true,
    built: true,
  },
  browsers: {
    does: 'makes the main journeys of a fan in Firefox and WebKit',
    takes: '5 min',
    program: ['lab/browsers/main.ts'],
    packages: true,
    built: true,
  },
  deployed: {
    does: 'runs the parts of compose.yaml for real, nginx and PgBouncer among them, and checks the site behind them',
    takes: '1 min',
    program: ['node_modules/vitest/vitest.mjs', 'run', '--project', 'deployed'],
    missing: findMissingPrograms,
    built: true,
  },
  container: {
    does: 'builds the image of the Dockerfile by buildah on a Debian by debootstrap, and asks a container of it; as root',
    takes: '8 min',
    program: ['lab/container/main.ts'],
    missing: () => findMissing({ buildah: '--version', debootstrap: '--version' }),
  },
  cluster: {
    does: 'serves a site on a PostgreSQL of its own by several processes, until Ctrl-C',
    takes: 'as long as you like',
    program: ['lab/cluster/main.ts'],
    built: true,
  },
  mutation: {
    does: 'changes the rules and the saving queue in one place at a time, and prints what no test noticed',
    takes: '40 min',
    program: ['lab/mutation/main.mjs'],
    packages: true,
  },
  screenshots: {
    does: 'pictures every screen of the demo and the posters of very different fans, all on one sheet',
    takes: '6 min',
    program: ['lab/screenshots/main.ts'],
    built: true,
  },
  size: {
    does: 'weighs what a visitor of the first page loads, beside the smallest app of the same libraries',
    takes: '5 s',
    program: ['lab/size/main.mjs'],
    built: true,
  },
  baseline: {
    does: 'names what our oldest browsers lack of what the web app uses',
    takes: '20 s',
    program: ['lab/baseline/main.mjs'],
  },
  'double-names': {
    does: 'lists each name that several files of the product export',
    takes: '1 s',
    program: ['lab/double-names/main.mjs'],
  },
  duplicates: {
    does: 'lists repeated runs of six lines in the sources',
    takes: '10 s',
    program: ['node_modules/jscpd/bin/jscpd', '--no-colors', 'apps', 'packages', 'scripts', 'lab', 'e2e'],
  },
  sbom: {
    does: "prints a bill of the site's packages in CycloneDX; -- --sbom-format spdx in SPDX",
    takes: '2 s',
    npm: ['sbom', '--package-lock-only', '--sbom-format', 'cyclonedx'],
  },
};

await runCommand(async () => {
  const [name, ...args] = process.argv.slice(2);
  if (name === undefined) {
    for (const [tool, { does, takes }] of Object.entries(TOOLS))
      console.log(`${tool.padEnd(13)} ${does} (${takes})`);
    return 0;
  }
  const tool = Object.hasOwn(TOOLS, name) ? TOOLS[name] : undefined;
  if (!tool) throw new Refusal(`The lab has no ${name}, but ${Object.keys(TOOLS).join(', ')}`);
  if (tool.npm) return spawnSync('npm', [...tool.npm, ...args], { stdio: 'inherit' }).status ?? 1;
  await ensureInstalled();
  if (tool.packages) await ensureInstalled(lab);
  const missing = tool.missing?.();
  if (missing) throw new Refusal(`Not tried. ${missing}`);
  if (tool.built) await ensureWebBuilt();
  const [program, ...options] = tool.program;
  const env = withSystemPath();
  return runInForeground(requireNode24(), [inRepository(program), ...options, ...args], { env });
});
