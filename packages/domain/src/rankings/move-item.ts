/** Moves one item to another place; those between shift by one. A place outside the list changes nothing. */
export function moveItem<Item>(items: readonly Item[], from: number, to: number): readonly Item[] {
  const item = items[from];
  if (item === undefined || to < 0 || to >= items.length || from === to) return items;

  const rest = items.toSpliced(from, 1);
  return rest.toSpliced(to, 0, item);
}
