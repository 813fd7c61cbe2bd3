import { useRef, useState } from 'react';
import { IconButton } from '#ui/icon-button.tsx';
import { MoveMenuPopup, type MoveChoice } from './move-menu-popup.tsx';
import { MoveToPositionDialog } from './move-to-position-dialog.tsx';
import { useSortableRow } from './sortable-row-context.ts';

type MoveMenuProps = {
  /** Further moves that the list does not know of, such as to another list. */
  readonly more?: readonly MoveChoice[];
};

/**
 * The three-dot menu of the row around: every move that a drag can make, by single taps (WCAG 2.5.7). A row that
 * can't move shows none. In a long list only the buttons are there until one is used.
 */
export function MoveMenu({ more = [] }: MoveMenuProps) {
  const { title, position, count, isMovable, moveTo } = useSortableRow();
  const button = useRef<HTMLButtonElement>(null);
  const [shown, setShown] = useState<'menu' | 'dialog'>();
  if (!isMovable) return null;

  const isFirst = position === 1;
  const isLast = position === count;
  const choices: readonly MoveChoice[] = [
    { label: 'Move to top', isDisabled: isFirst, onChoose: () => moveTo(1) },
    { label: 'Move up', isDisabled: isFirst, onChoose: () => moveTo(position - 1) },
    { label: 'Move down', isDisabled: isLast, onChoose: () => moveTo(position + 1) },
    { label: 'Move to bottom', isDisabled: isLast, onChoose: () => moveTo(count) },
    { label: 'To position…', isDisabled: count === 1, onChoose: () => setShown('dialog') },
    ...more,
  ];

  return (
    <>
      <IconButton
        ref={button}
        icon="dots"
        label={`Move ${title}`}
        aria-haspopup="menu"
        aria-expanded={shown === 'menu'}
        onClick={() => setShown('menu')}
      />
      {shown === 'menu' && (
        <MoveMenuPopup
          label={`Move ${title}`}
          opener={button}
          choices={choices}
          onClose={() => setShown(undefined)}
        />
      )}
      {shown === 'dialog' && (
        <MoveToPositionDialog
          title={title}
          position={position}
          count={count}
          onMove={moveTo}
          onClose={() => setShown(undefined)}
        />
      )}
    </>
  );
}
