/** Where a key leads from an image of the grid, by index; undefined for keys that lead nowhere. */
export function findNextImage(
  key: string,
  from: number,
  { count, columns }: { readonly count: number; readonly columns: number },
): number | undefined {
  const steps: Readonly<Record<string, number>> = {
    ArrowRight: from + 1,
    ArrowLeft: from - 1,
    ArrowDown: from + columns < count ? from + columns : from % columns,
    ArrowUp: from - columns >= 0 ? from - columns : lastInColumn(from, columns, count),
    Home: 0,
    End: count - 1,
  };
  const next = steps[key];
  return next === undefined ? undefined : (next + count) % count;
}

function lastInColumn(from: number, columns: number, count: number): number {
  return from + columns * Math.floor((count - 1 - from) / columns);
}
