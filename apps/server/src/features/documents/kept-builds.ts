import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DRAFT_PREFIX, removeOldDrafts } from '#platform/files/write-atomically.ts';

/** The files of the web app's last builds. */
export type KeptBuilds = {
  /** Keeps the files of a build, by its name, as those of the newest one, and drops what is too old. */
  readonly keep: (build: string, assets: string) => Promise<void>;
  /** The folder with a kept file of this name; undefined where there is none. */
  readonly find: (file: string) => Promise<string | undefined>;
};

const FILE_NAME = /^[\w-][\w.-]*$/;
/** As many builds are kept, the one that is served among them. */
const BUILDS = 3;
/** So long after another one took its place a build's files are still served. */
const KEPT_MS = 30 * 24 * 60 * 60 * 1000;

/**
 * Keeps what pages load that were opened before the site got its next version: a folder for each build, dated by when it
 * was first served. Processes that share `folder` find the files of each other's builds.
 */
export function createKeptBuilds(folder: string, now: () => number): KeptBuilds {
  const folderOf = (build: string) => join(folder, build);

  /** The builds, newest first. */
  async function list() {
    const names = await readdir(folder).catch(() => []);
    const dated = await Promise.all(
      names.map(async (name) => {
        // Another process may have removed it.
        const found = await stat(folderOf(name)).catch(() => undefined);
        return found && !name.startsWith(DRAFT_PREFIX) ? [{ name, since: found.mtimeMs }] : [];
      }),
    );
    return dated.flat().toSorted((a, b) => b.since - a.since);
  }

  async function add(build: string, assets: string): Promise<void> {
    const draft = join(folder, `${DRAFT_PREFIX}${build}-${process.pid}`);
    try {
      await mkdir(draft, { recursive: true, mode: 0o700 });
      // Not copied: a copy would be as open to others as the build is.
      for (const file of await readdir(assets))
        await writeFile(join(draft, file), await readFile(join(assets, file)), { mode: 0o600 });
      await rename(draft, folderOf(build));
    } catch (error) {
      await rm(draft, { recursive: true, force: true });
      // Another process may have been faster.
      if (!existsSync(folderOf(build))) throw error;
    }
  }

  async function dropOld(): Promise<void> {
    await removeOldDrafts(folder);
    const builds = await list();
    for (const [place, { name }] of builds.entries()) {
      const replacedAt = builds[place - 1]?.since ?? now();
      if (place >= BUILDS || now() - replacedAt > KEPT_MS)
        await rm(folderOf(name), { recursive: true, force: true });
    }
  }

  return {
    async keep(build, assets) {
      if (!existsSync(folderOf(build))) await add(build, assets);
      const [newest] = await list();
      const date = new Date(now());
      if (newest?.name !== build || newest.since > now()) await utimes(folderOf(build), date, date);
      await dropOld();
    },

    async find(file) {
      if (!FILE_NAME.test(file)) return undefined;
      const builds = await list();
      return builds.map(({ name }) => folderOf(name)).find((place) => existsSync(join(place, file)));
    },
  };
}
