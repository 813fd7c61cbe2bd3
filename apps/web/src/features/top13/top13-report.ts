import type { Top13 } from '@thirteen/domain/top13/top13.ts';
import { ApiError } from '#lib/api/api-error.ts';
import type { SavingEvent } from '#lib/saving/saving-ports.ts';
import { words } from '#lib/words.ts';
import { toast } from '#ui/toasts/toast.ts';
import { describeChange, songsAdded } from './top13-change.ts';
import { top13Words } from './top13.words.ts';

/** Tells the fan what became of a save. `putBack` returns the songs that `before` had to their slots. */
export function tellOfSave(event: SavingEvent<Top13>, putBack: (before: Top13) => void): void {
  if (event.kind === 'refused') {
    tellOfRefusal(event.base, event.sent, event.error);
  } else if (event.kind === 'replaced') {
    toast.info(top13Words.listIsBack);
  } else if (event.isOwn && event.before) {
    const { before, saved } = event;
    if (songsAdded(before, saved.state).length > 0) toast.success(words.top13.added);
    else if (songsAdded(saved.state, before).length > 0) {
      toast.success(words.top13.removed, undefined, {
        action: { label: top13Words.undo, onPress: () => putBack(before) },
      });
    }
  }
}

function tellOfRefusal(from: Top13, sent: Top13, error: unknown): void {
  if (error instanceof ApiError && error.code === 'top13-duplicate-song') {
    toast.warning(words.top13.duplicate, words.top13.duplicateTitle);
  } else if (error instanceof ApiError && error.code === 'song-not-found') {
    toast.warning(words.top13.notFound, words.top13.notFoundTitle);
  } else {
    const isRemoval = describeChange(from, sent).kind === 'cleared';
    toast.error(isRemoval ? words.top13.removeFailed : words.top13.updateFailed);
  }
}
