import type { AccountFile } from '@thirteen/contract/account-file/account-file.ts';
import type { Album } from '@thirteen/contract/catalogue.ts';
import { createMatcher, type LineMatch } from '@thirteen/domain/transfer/match-songs.ts';
import { checkText, type TransferProblem } from '@thirteen/domain/transfer/read-lines.ts';
import { fail, ok, type Result } from '@thirteen/domain/result.ts';
import { catalogueArtist } from '#lib/built-catalogue.ts';
import { readAccountText, readZip, type ZipProblem } from './account/read-zip.ts';
import { readList } from './read-list.ts';

/** What was understood: a list, line by line, or all of an account. */
export type ReadImport =
  | { readonly kind: 'list'; readonly matches: readonly LineMatch[] }
  | { readonly kind: 'account'; readonly file: AccountFile };

/** Why nothing was. */
export type ImportProblem = TransferProblem | ZipProblem;
export type Understood = Result<ReadImport, ImportProblem>;

/** A text or a ZIP, and the catalogue to find its songs in. */
export type ToUnderstand = { readonly given: string | Uint8Array; readonly albums: readonly Album[] };

/** Reads a list, or an account, and finds the songs of a list. */
export function understand({ given, albums }: ToUnderstand): Understood {
  if (typeof given !== 'string') return toFound(readZip(given));
  const problem = checkText(given);
  if (problem) return fail(problem);
  const account = readAccountText(given);
  return account ? toFound(account) : understandList(given, albums);
}

function toFound(read: Result<AccountFile, ZipProblem>): Understood {
  return read.ok ? ok({ kind: 'account', file: read.value }) : read;
}

function understandList(text: string, albums: readonly Album[]): Understood {
  const numbers = new Map(albums.flatMap(({ songs }) => songs.map((song) => [song.number, song['_id']])));
  const read = readList(text, (number) => numbers.get(number));
  if (!read.ok) return read;
  const match = createMatcher(
    albums.map((album) => ({
      ...album,
      songs: album.songs.map(({ _id: id, title, artist, featuring }) => ({
        id,
        title,
        artists: [artist, ...(featuring?.split(', ') ?? [])].filter((name) => name !== null),
      })),
    })),
    catalogueArtist,
  );
  return ok({ kind: 'list', matches: match(read.value) });
}
