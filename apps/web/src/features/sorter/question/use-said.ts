import { useState } from 'react';
import type { SortItem } from '../sort-items.ts';
import type { SortView } from '../sort-view.ts';
import { sorterWords } from '../sorter.words.ts';

/** What is read out after an answer: what has become certain, then the new question. */
export function useSaid(
  view: SortView,
  itemsById: ReadonlyMap<string, SortItem>,
  titles: readonly string[],
): string {
  const [before, setBefore] = useState({ view, news: '' });
  let { news } = before;
  if (before.view !== view) {
    news = newsOf(before.view, view, itemsById);
    setBefore({ view, news });
  }
  const [a = '', b = ''] = titles;
  const question = titles.length === 2 ? sorterWords.askTwo(a, b) : sorterWords.askMany(titles);
  return `${news} ${question}`.trim();
}

function newsOf(before: SortView, now: SortView, itemsById: ReadonlyMap<string, SortItem>): string {
  const from = before.settled.length;
  const to = now.settled.length;
  if (now.skipped.length > before.skipped.length) {
    return sorterWords.skippedSaid(itemsById.get(now.skipped.at(-1) ?? '')?.title ?? '');
  }
  if (now.taps < before.taps) return sorterWords.undone;
  if (to === from + 1) return sorterWords.settledAt(itemsById.get(now.settled[from] ?? '')?.title ?? '', to);
  return to > from ? sorterWords.settledMany(from + 1, to) : '';
}
