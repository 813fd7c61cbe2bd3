import type { CSSProperties, ReactNode } from 'react';

/** One row to put in order. */
export type Row = { readonly id: string; readonly title: string; readonly album: string };

/** How many rows a list has, from the address of the page. */
const rowCount = Number(new URLSearchParams(location.search).get('rows') ?? 250);

/** The rows that every list shows at first. */
export const rows: readonly Row[] = Array.from({ length: rowCount }, (_, index) => ({
  id: `row-${index + 1}`,
  title: `Song ${index + 1}`,
  album: `Album ${(index % 12) + 1}`,
}));

const rowLook: CSSProperties = {
  display: 'flex',
  alignItems: 'center',
  gap: '12px',
  blockSize: '56px',
  paddingInline: '8px',
  borderBlockEnd: '1px solid var(--line)',
  background: 'var(--surface)',
};

type RowContentProps = {
  readonly row: Row;
  readonly position: number;
  readonly handle: ReactNode;
  readonly menu: ReactNode;
};

/** What a row of the ranking of all songs shows, the same in every list. */
export function RowContent({ row, position, handle, menu }: RowContentProps) {
  return (
    <div style={rowLook}>
      {handle}
      <input
        key={position}
        defaultValue={position}
        aria-label={`Rank of ${row.title}`}
        style={{ inlineSize: '64px' }}
      />
      <svg width="44" height="44" viewBox="0 0 44 44" aria-hidden="true">
        <rect width="44" height="44" rx="4" fill="var(--brand)" />
        <circle cx="22" cy="22" r="12" fill="var(--ink)" />
      </svg>
      <span style={{ flex: 1 }}>
        <b>{row.title}</b> <small>{row.album}</small>
      </span>
      {menu}
    </div>
  );
}

/** Another order of the rows, as every list makes it. */
export function move(list: readonly Row[], from: number, to: number): readonly Row[] {
  const row = list[from];
  return row ? list.toSpliced(from, 1).toSpliced(to, 0, row) : list;
}
