import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { open, rename, rm, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { pack as createPack, type Pack } from 'tar-stream';
import { backupEntries, BackupRefused, type BackupManifest } from './backup-manifest.ts';

/** A back-up while it is written. Entries keep their order. */
export type ArchiveWriter = {
  add(name: string, bytes: Buffer): Promise<void>;
  addFile(name: string, path: string, onBytes: (done: number, total: number) => void): Promise<void>;
};

type TarEntry = ReturnType<Pack['entry']>;

/** What stands beside a back-up until it is whole. */
export const draftOf = (file: string) => `${file}.part`;

/**
 * Writes a back-up: the manifest, what `fill` adds, and the checksums of all of it. It appears under its name when it is
 * whole and on disk; whatever goes wrong before, a full disk among it, leaves nothing. Throws BackupRefused where the name
 * is taken.
 */
export async function writeArchive(
  file: string,
  manifest: BackupManifest,
  fill: (archive: ArchiveWriter) => Promise<void>,
): Promise<void> {
  const draft = draftOf(file);
  const handle = await openDraft(file, draft);
  try {
    const pack = createPack();
    const written = pipeline(pack, createGzip(), createWriteStream('', { fd: handle.fd, autoClose: false }));
    const sums: string[] = [];
    // A disk that is full ends the pipeline, and no entry would ever be told.
    const unlessBroken = (work: Promise<void>) => Promise.race([work, written]);

    const addStream = (name: string, size: number, write: (entry: TarEntry) => Promise<unknown>) =>
      unlessBroken(
        new Promise((resolve, reject) => {
          const entry = pack.entry({ name, size, mode: 0o600 }, (error) =>
            error ? reject(error) : resolve(),
          );
          write(entry).catch(reject);
        }),
      );
    const add = async (name: string, bytes: Buffer) => {
      sums.push(`${createHash('sha256').update(bytes).digest('hex')}  ${name}\n`);
      await addStream(name, bytes.length, async (entry) => void entry.end(bytes));
    };

    try {
      await add(backupEntries.manifest, Buffer.from(`${JSON.stringify(manifest, null, 2)}\n`));
      await fill({
        add,
        async addFile(name, path, onBytes) {
          const { size } = await stat(path);
          const hash = createHash('sha256');
          let done = 0;
          const count = new Transform({
            transform(chunk: Buffer, _encoding, next) {
              hash.update(chunk);
              onBytes((done += chunk.length), size);
              next(null, chunk);
            },
          });
          await addStream(name, size, (entry) => pipeline(createReadStream(path), count, entry));
          sums.push(`${hash.digest('hex')}  ${name}\n`);
        },
      });
      await add(backupEntries.checksums, Buffer.from(sums.join('')));
      pack.finalize();
      await written;
    } catch (error) {
      pack.destroy();
      await written.catch(() => undefined);
      throw error;
    }
    await handle.sync();
    await handle.close();
    await rename(draft, file);
    await syncFolder(dirname(file));
  } catch (error) {
    await handle.close().catch(() => undefined);
    await rm(draft, { force: true });
    throw error;
  }
}

async function openDraft(file: string, draft: string) {
  if (await stat(file).catch(() => undefined))
    throw new BackupRefused(`${file} exists already; choose another name.`);
  return open(draft, 'wx', 0o600).catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST')
      throw new BackupRefused(
        `${draft} is there: another back-up is being written, or one was killed and this may be removed.`,
      );
    throw error;
  });
}

/** The name of a file is on disk once its folder is. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder);
  // Some file systems can't, and keep names safe by themselves.
  await handle.sync().catch(() => undefined);
  await handle.close();
}
