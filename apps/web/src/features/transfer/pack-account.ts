import { toAccountFile } from '@thirteen/contract/account-file/account-file.ts';
import type { AccountData } from '@thirteen/contract/account.ts';
import type { Album } from '@thirteen/contract/catalogue.ts';
import { zipSync, strToU8 } from 'fflate';
import { toSongTable } from './song-files.ts';
import { fileName, toTakenSongs } from './song-list.ts';

/** A picture that goes into the file beside the lists. */
export type PackedPicture = { readonly name: string; readonly bytes: Uint8Array };

type ToPack = {
  readonly data: AccountData;
  readonly albums: readonly Album[];
  readonly pictures: readonly PackedPicture[];
};

/** All that the site holds of a fan as one ZIP: the data as it is, a table for each list of songs, and posters. */
export function packAccount({ data, albums, pictures }: ToPack): Uint8Array<ArrayBuffer> {
  const text = JSON.stringify(toAccountFile(data), undefined, 2);
  const tables = data.lists.flatMap(({ list, items }) => {
    const songs = toTakenSongs(idsWithin(items), albums);
    if (songs.length === 0) return [];
    return [[`lists/${fileName(list, 'csv')}`, strToU8(toSongTable({ name: list, songs }))] as const];
  });
  return zipSync({
    'account.json': strToU8(text),
    ...Object.fromEntries(tables),
    // PNGs are as small as they get.
    ...Object.fromEntries(pictures.map(({ name, bytes }) => [`posters/${name}`, [bytes, { level: 0 }]])),
  });
}

/** The ids of songs in what a list holds, in their order, whatever its shape: slots, groups, or a show with its mashups. */
export function idsWithin(items: unknown): readonly string[] {
  if (typeof items === 'string') return items.split('/');
  if (Array.isArray(items)) return items.flatMap(idsWithin);
  if (typeof items === 'object' && items !== null) return Object.values(items).flatMap(idsWithin);
  return [];
}
