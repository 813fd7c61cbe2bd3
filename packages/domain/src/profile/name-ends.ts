/** How many profiles the explorer looks at: no page lies deeper, and no search counts further. */
export const EXPLORER_DEPTH = 10_000;

/** From how many letters on a search looks into names, and no longer only at how they begin. */
export const SEARCH_INSIDE_FROM = 3;

/** The end of a name, and what stands before it. */
export type NameEnd = { readonly before: string; readonly ending: string };

/**
 * The ends of a name that a search inside of names can begin with; the whole name is not among them. Whatever stands
 * somewhere inside a name is the beginning of one of these, which an index finds by a range.
 */
export function innerEnds(name: string): readonly NameEnd[] {
  return Array.from({ length: Math.max(0, name.length - SEARCH_INSIDE_FROM) }, (_, index) => ({
    before: name.slice(0, index + 1),
    ending: name.slice(index + 1),
  }));
}
