import { toTable } from '../figures.ts';
import { print } from '../report.ts';
import type { TableSize } from './table-sizes.ts';

const FANS = 10_000_000;
const GB = 1_000_000_000;

type Place = 'by fan' | 'on every node' | 'coordinator';

/** Rows that a fan has in the tables that grow with fans. The first three are as the server keeps them, the others assumed. */
const rowsOfFan: readonly { readonly table: string; readonly rows: number; readonly place: Place }[] = [
  { table: 'users', rows: 1, place: 'on every node' },
  // Top 13, albums, set list.
  { table: 'lists', rows: 3, place: 'by fan' },
  { table: 'song_orders', rows: 1, place: 'by fan' },
  { table: 'sessions', rows: 2, place: 'by fan' },
  { table: 'known_networks', rows: 2, place: 'by fan' },
  { table: 'verified_set_lists', rows: 1, place: 'by fan' },
  { table: 'profiles', rows: 1, place: 'by fan' },
  // Three in ten have a public profile, whose name has as many ends as measured.
  { table: 'public_profiles', rows: 0.3, place: 'coordinator' },
  { table: 'profile_name_ends', rows: 0.3, place: 'coordinator' },
];

/** Prints what 10 million fans take, from the sizes that were measured: the first table of `docs/scale.md`. */
export function printNeeds(sizes: readonly TableSize[]): void {
  const endsOfName = rowsIn(sizes, 'profile_name_ends') / rowsIn(sizes, 'public_profiles');
  const needs = rowsOfFan.map(({ table, rows, place }) => {
    const size = sizes.find(({ name }) => name === table);
    const bytesOfRow = size ? size.bytes / size.rows : Number.NaN;
    const rowsEach = table === 'profile_name_ends' ? rows * endsOfName : rows;
    return { table, place, bytesOfRow, rowsEach, bytesOfFan: bytesOfRow * rowsEach };
  });
  const sum = (place?: Place) =>
    needs.reduce(
      (total, need) => total + (place === undefined || need.place === place ? need.bytesOfFan : 0),
      0,
    );
  const lines = needs.map(({ table, place, bytesOfRow, rowsEach, bytesOfFan }) => [
    table,
    bytesOfRow.toFixed(0),
    rowsEach.toFixed(2),
    bytesOfFan.toFixed(0),
    gigabytes(bytesOfFan),
    place,
  ]);
  const sums = (['by fan', 'on every node', 'coordinator'] as const).map(
    (place) => `${place} ${gigabytes(sum(place))} GB`,
  );
  print(
    `\nFor 10 million fans\n\n${toTable(
      ['', 'bytes a row', 'rows a fan', 'bytes a fan', 'GB', 'lives'],
      [...lines, ['together', '', '', sum().toFixed(0), gigabytes(sum()), '']],
    )}\n\n${sums.join(', ')}`,
  );
}

function gigabytes(bytesOfFan: number): string {
  return ((bytesOfFan * FANS) / GB).toFixed(1);
}

function rowsIn(sizes: readonly TableSize[], table: string): number {
  return sizes.find(({ name }) => name === table)?.rows ?? Number.NaN;
}
