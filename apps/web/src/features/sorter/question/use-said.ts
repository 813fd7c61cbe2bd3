import { useState } from 'react';
import type { SortItem } from '../sort-items.ts';
import type { SortView } from '../sort-view.ts';
import type { Step } from './use-step.ts';
import { sorterWords } from '../sorter.words.ts';

/** What is read out after an answer: what has become certain, then the new question. */
export function useSaid(
  view: SortView,
  itemsById: ReadonlyMap<string, SortItem>,
  { open, best }: Step,
): string {
  const [before, setBefore] = useState({ view, news: '' });
  let { news } = before;
  if (before.view !== view) {
    news = newsOf(before.view, view, itemsById);
    setBefore({ view, news });
  }
  const titleOf = (id: string) => itemsById.get(id)?.title ?? '';
  const titles = open.map(titleOf);
  const [a = '', b = ''] = titles;
  const ask = titles.length === 2 ? sorterWords.askTwo(a, b) : sorterWords.askMany(titles);
  const question = best === undefined ? ask : sorterWords.askNext(titleOf(best), titles);
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
