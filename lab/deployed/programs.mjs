import { spawnSync } from 'node:child_process';

const PROGRAMS = { nginx: '-v', pgbouncer: '--version' };

/** The environment with the folders where Debian keeps programs that an ordinary account does not look for. */
export function withSystemPath() {
  return { ...process.env, PATH: `${process.env.PATH}:/usr/sbin:/usr/local/sbin` };
}

/** What to install before the parts of `compose.yaml` can be tried; undefined when nothing is missing. */
export const findMissingPrograms = () => findMissing(PROGRAMS);

/** Which of Debian's programs to install; `programs` says how each is asked whether it is there. */
export function findMissing(programs) {
  const env = withSystemPath();
  const missing = Object.entries(programs)
    .filter(([program, version]) => spawnSync(program, [version], { env, stdio: 'ignore' }).error)
    .map(([program]) => program);
  if (missing.length === 0) return undefined;
  return `Install ${missing.join(' and ')}: apt-get install ${missing.join(' ')}`;
}
