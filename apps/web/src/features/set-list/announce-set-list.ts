import { countSetList, type SetListDraft } from '@thirteen/domain/set-list/set-list.ts';
import { announce } from '#ui/sortable-list/announcements.ts';
import { setListWords, toGoSentence } from './set-list.words.ts';

/**
 * Says what was done and how far the show is now, in the page's one live region. Only once a dialog that asked for it is
 * gone: while one is open, screen readers read nothing outside it.
 */
export function announceSetList(said: string, setList: SetListDraft): void {
  const progress = toGoSentence(countSetList(setList)) || setListWords.complete;
  requestAnimationFrame(() => announce(`${said} ${progress}`));
}
