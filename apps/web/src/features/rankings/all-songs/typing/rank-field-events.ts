import type { ChangeEvent, FocusEvent, KeyboardEvent } from 'react';
import type { RankTyping } from './rank-typing.ts';

/** What the rank fields of a list do, one set of functions for all of them: `data-rank-field` names the song. */
export type RankFieldEvents = {
  readonly onFocus: (event: FocusEvent<HTMLInputElement>) => void;
  readonly onChange: (event: ChangeEvent<HTMLInputElement>) => void;
  readonly onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => void;
  readonly onBlur: (event: FocusEvent<HTMLInputElement>) => void;
};

/** Makes the events of a list's rank fields. Enter or leaving a field takes its rank over, Escape takes it back. */
export function makeRankFieldEvents(typing: RankTyping): RankFieldEvents {
  return {
    onFocus: ({ currentTarget }) => currentTarget.select(),
    onChange: ({ currentTarget }) => typing.type(songOf(currentTarget), currentTarget.value),
    onKeyDown: (event) => {
      const song = songOf(event.currentTarget);
      if (event.key === 'Enter') typing.enter(song);
      else if (event.key === 'Escape' && typing.fieldOf(song).text !== undefined) typing.restore(song);
      else return;
      event.preventDefault();
      event.stopPropagation();
    },
    onBlur: ({ currentTarget, relatedTarget }) => {
      const isRankField = relatedTarget instanceof Element && relatedTarget.matches('[data-rank-field]');
      whenReleased(() => {
        if (!currentTarget.isConnected) return;
        typing.leave(songOf(currentTarget), isRankField ? 'rank-field' : 'elsewhere');
      });
    },
  };
}

function songOf(field: HTMLInputElement): string {
  return field.dataset['rankField'] ?? '';
}

let isPressed = false;
if (typeof document !== 'undefined') {
  document.addEventListener('mousedown', () => (isPressed = true), { capture: true });
  document.addEventListener('mouseup', () => (isPressed = false), { capture: true });
}

/**
 * Acts at once, or, while a press is under way, after the click that it leads to: rows that moved in the middle of a
 * press would take their buttons away from under the pointer.
 */
function whenReleased(act: () => void): void {
  if (!isPressed) return act();
  document.addEventListener('mouseup', () => setTimeout(act), { once: true, capture: true });
}
