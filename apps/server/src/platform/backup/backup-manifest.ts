/** The first entry of a back-up: what it is, of which version and engine, and how far its schema was migrated. */
export type BackupManifest = {
  readonly application: 'thirteen';
  /** The layout of the file; grows when older programs could no longer read it. */
  readonly format: 1;
  readonly engine: 'sqlite' | 'postgres';
  readonly version: string;
  /** ISO 8601 in UTC: everything acknowledged before is in it. */
  readonly takenAt: string;
  /** The migrations that the database has, in order. */
  readonly migrations: readonly string[];
  /** PostgreSQL's tables with their columns, in an order in which they can be filled; empty for SQLite. */
  readonly tables: readonly BackupTable[];
};

export type BackupTable = { readonly name: string; readonly columns: readonly string[] };

/** Names of the entries of a back-up, which is a tar file in gzip. */
export const backupEntries = {
  manifest: 'backup.json',
  database: 'thirteen.sqlite',
  checksums: 'SHA256SUMS',
} as const;

/** A back-up that can't be made or taken. The message is one sentence for the operator; nothing was changed. */
export class BackupRefused extends Error {}

/** Tells how far something is: `done` of `total`, in units that `what` names. */
export type TellProgress = (what: string, done: number, total: number) => void;

// A name stands in SQL between quotes, so it is none that could end them.
const NAME = /^[a-z_][a-z0-9_]*$/;

/** Reads the first entry. Throws BackupRefused where it is not one of ours, or from a later version. */
export function readManifest(json: string, file: string): BackupManifest {
  const foreign = new BackupRefused(`${file} is not a back-up of Thirteen.`);
  const read = parse(json);
  if (read?.['application'] !== 'thirteen') throw foreign;
  const { format, engine, version, takenAt, migrations, tables } = read;
  if (typeof format !== 'number' || typeof version !== 'string' || typeof takenAt !== 'string') throw foreign;
  if (format !== 1)
    throw new BackupRefused(`${file} was made by a newer version (${version}): restore it with that one.`);
  if (engine !== 'sqlite' && engine !== 'postgres') throw foreign;
  if (!isListOf(migrations, isText) || !isListOf(tables, isTable)) throw foreign;
  return { application: 'thirteen', format, engine, version, takenAt, migrations, tables };
}

function parse(json: string): Readonly<Record<string, unknown>> | undefined {
  try {
    const value: unknown = JSON.parse(json);
    return typeof value === 'object' && value !== null ? { ...value } : undefined;
  } catch {
    return undefined;
  }
}

function isListOf<Item>(value: unknown, isItem: (item: unknown) => item is Item): value is readonly Item[] {
  return Array.isArray(value) && value.every(isItem);
}

function isText(value: unknown): value is string {
  return typeof value === 'string';
}

function isTable(value: unknown): value is BackupTable {
  if (typeof value !== 'object' || value === null || !('name' in value) || !('columns' in value))
    return false;
  const isName = (name: unknown): name is string => isText(name) && NAME.test(name);
  return isName(value.name) && isListOf(value.columns, isName);
}
