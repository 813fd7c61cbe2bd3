import { chmod, lstat, readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** The names of all files and folders that the server keeps in the data folder. It touches nothing else there. */
export const dataFolderNames = {
  database: 'thirteen.sqlite',
  deletions: 'deletions.log',
  outbox: 'outbox',
  previews: 'previews',
  drawings: 'drawings',
  cards: 'cards',
  cardArt: 'cards-art',
  builds: 'builds',
} as const;
/** A key of `dataFolderNames`, not the name on disk. */
export type DataFolderName = keyof typeof dataFolderNames;

const FOLDER_MODE = 0o700;
const FILE_MODE = 0o600;
const STICKY_BIT = 0o1000;

// SQLite keeps these beside its file.
const DATABASE_PARTS = ['', '-wal', '-shm', '-journal'].map((end) => `${dataFolderNames.database}${end}`);
const FILES = [...DATABASE_PARTS, dataFolderNames.deletions];
const FOLDERS = Object.values(dataFolderNames).filter((name) => !FILES.includes(name));

/**
 * Keeps the data folder to the account that the server runs as: what this process and its children write from now on,
 * and what is there from before. Where that can't be, as on a mount without modes, it warns and goes on.
 */
export async function closeDataFolder(dataDir: string, warn: (message: string) => void): Promise<void> {
  process.umask(~FOLDER_MODE & 0o777);
  const folder = await stat(dataDir).catch(() => undefined);
  if (!folder) return;

  const failures: unknown[] = [];
  const close = (path: string, mode: number) =>
    chmod(path, mode).catch((error: unknown) => void failures.push(error));

  for (const name of FILES) await closeFile(join(dataDir, name), close);
  for (const name of FOLDERS) await closeFolder(join(dataDir, name), close);
  // Where everybody may write, as in /tmp, the folder has to stay as it is.
  const isShared = (folder.mode & STICKY_BIT) !== 0;
  if (isShared)
    warn(`DATA_DIR=${dataDir} is a folder for all programs of this machine; choose one for Thirteen alone.`);
  else if (!isClosed(folder.mode)) await close(dataDir, FOLDER_MODE);

  if (failures.length === 0) return;
  const [first] = failures;
  const reason = first instanceof Error && 'code' in first ? String(first.code) : String(first);
  warn(
    `Other users of this machine may read files in DATA_DIR=${dataDir}: their modes can't be changed (${reason}).`,
  );
}

type Close = (path: string, mode: number) => Promise<void>;

function isClosed(mode: number): boolean {
  return (mode & ~FOLDER_MODE & 0o777) === 0;
}

async function closeFile(path: string, close: Close): Promise<void> {
  const found = await lstat(path).catch(() => undefined);
  if (found?.isFile() && !isClosed(found.mode)) await close(path, FILE_MODE);
}

/** Its files first, so that a folder that is closed needs no second look at thousands of them. */
async function closeFolder(path: string, close: Close): Promise<void> {
  const found = await lstat(path).catch(() => undefined);
  if (!found?.isDirectory() || isClosed(found.mode)) return;
  for (const entry of await readdir(path, { withFileTypes: true })) {
    if (entry.isDirectory()) await closeFolder(join(path, entry.name), close);
    else await closeFile(join(path, entry.name), close);
  }
  await close(path, FOLDER_MODE);
}
