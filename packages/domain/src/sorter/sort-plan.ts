/** What is to be sorted. All that a sort is follows from its plan and the answers. */
export type SortPlan = {
  /** Ids, best in no order: the order given breaks no tie. One that stands twice counts once. */
  readonly items: readonly string[];
  /** Everything, or only the first n in order. */
  readonly wanted: 'all' | number;
  /**
   * Orders made before, best first; ids that are no items are passed over. They never contradict each other: see
   * `reconcile`. Where they do all the same, the earlier one counts.
   */
  readonly known: readonly (readonly string[])[];
  /** The most items that one question shows. */
  readonly choices: 2 | 5 | 9;
};

/** What a fan said. `of` are the items shown, in any order. */
export type SortAnswer =
  | { readonly kind: 'best'; readonly of: readonly string[]; readonly best: string }
  /** Too close to call: they end next to each other. */
  | { readonly kind: 'tie'; readonly of: readonly string[] }
  /** "Don't know it": leaves the sort. */
  | { readonly kind: 'skip'; readonly item: string }
  /** Takes a skip back; what was said of the item before holds again. */
  | { readonly kind: 'bring-back'; readonly item: string };

/** Why an answer can't be taken, with the item that stands in its way where there is one. */
export type SortProblem =
  | { readonly code: 'sort-unknown-item'; readonly item: string }
  /** An item stands twice in `of`. */
  | { readonly code: 'sort-duplicate-item'; readonly item: string }
  /** `of` needs at least two items. */
  | { readonly code: 'sort-too-few' }
  /** `best` is none of `of`. */
  | { readonly code: 'sort-best-not-shown'; readonly item: string }
  /** The item was skipped. */
  | { readonly code: 'sort-skipped-item'; readonly item: string }
  /** The item was not skipped, so that it can't be brought back. */
  | { readonly code: 'sort-not-skipped'; readonly item: string }
  /** The item's place at the top is certain, so that it can't leave. */
  | { readonly code: 'sort-settled-item'; readonly item: string }
  /** It is known already that the item is better than the one said to be best, or not tied with the others. */
  | { readonly code: 'sort-contradiction'; readonly item: string }
  /** All that the answer says is known already. */
  | { readonly code: 'sort-nothing-new' };
