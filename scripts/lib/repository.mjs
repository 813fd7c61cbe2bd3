import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of the repository, wherever a command is started. */
export const root = fileURLToPath(new URL('../../', import.meta.url));

/** Files that the commands keep for themselves: logs, reports and locks. Never committed. */
export const cacheFolder = join(root, '.cache');

/** An absolute path inside the repository. */
export const inRepository = (...parts) => join(root, ...parts);

/** What only `npm run lab` uses: a package of its own, with a lock file of its own. */
export const lab = inRepository('lab');
