import { Refusal, STOPPED } from './command.mjs';
import { runNpm } from './npm.mjs';

/** The two formats that tools read, with the file names that they expect. */
export const SBOM_FILES = { cyclonedx: 'sbom.cdx.json', spdx: 'sbom.spdx.json' };

/** The text of a software bill of materials of everything in the lock file. Throws a `Refusal` with npm's complaint. */
export async function makeSbom(format) {
  // From the lock file, not from this machine's folder, so that everybody gets the same list.
  const args = ['sbom', '--sbom-format', format, '--package-lock-only', '--loglevel=error'];
  const { code, output, stopped } = await runNpm(args, { timeLimitMs: 60_000 });
  if (stopped) throw new Refusal('Stopped while the list was being made.', STOPPED);
  if (code !== 0) throw new Refusal(`npm could not make the list of packages:\n${output.trim()}`);
  return output;
}
