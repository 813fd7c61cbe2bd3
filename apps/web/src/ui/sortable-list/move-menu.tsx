import { memo, useImperativeHandle, useRef, useState, type RefObject } from 'react';
import { IconButton } from '#ui/icon-button.tsx';
import { MoveMenuPopup, type MoveChoice } from './move-menu-popup.tsx';
import { MoveToPositionDialog } from './move-to-position-dialog.tsx';
import { useSortablePlace, useSortableRow } from './sortable-row-context.ts';

type MoveMenuProps = {
  /** Further moves that the list does not know of, such as to another list. */
  readonly more?: readonly MoveChoice[];
};

const NO_MORE: readonly MoveChoice[] = [];

/**
 * The three-dot menu of the row around: every move that a drag can make, by single taps (WCAG 2.5.7). The grip opens
 * it too. A row that can't move shows none. In a long list only the buttons are there until one is used.
 */
export const MoveMenu = memo(function MoveMenu({ more = NO_MORE }: MoveMenuProps) {
  const { title, isMovable, isLocked, menu } = useSortableRow();
  const opener = useRef<HTMLElement>(null);
  const [shown, setShown] = useState<Shown>();
  // A press closes an open menu by itself, before its click arrives: the click must not open it again.
  const wasOpen = useRef(false);

  function press() {
    wasOpen.current = shown === 'menu';
  }

  function toggle(from: HTMLElement) {
    if (isLocked) return;
    opener.current = from;
    setShown(wasOpen.current ? undefined : 'menu');
    wasOpen.current = false;
  }

  useImperativeHandle(menu, () => ({ press, toggle }));
  if (!isMovable) return null;

  return (
    <>
      <IconButton
        icon="dots"
        label={`Move ${title}`}
        aria-disabled={isLocked || undefined}
        aria-haspopup="menu"
        aria-expanded={shown === 'menu'}
        onPointerDown={press}
        onClick={(event) => toggle(event.currentTarget)}
      />
      {shown !== undefined && <OpenMoveMenu shown={shown} onShow={setShown} opener={opener} more={more} />}
    </>
  );
});

type Shown = 'menu' | 'dialog';

type OpenMoveMenuProps = {
  readonly shown: Shown;
  readonly onShow: (shown: Shown | undefined) => void;
  readonly opener: RefObject<HTMLElement | null>;
  readonly more: readonly MoveChoice[];
};

function OpenMoveMenu({ shown, onShow, opener, more }: OpenMoveMenuProps) {
  const { title, moveTo } = useSortableRow();
  const { position, count } = useSortablePlace();
  const isFirst = position === 1;
  const isLast = position === count;
  const choices: readonly MoveChoice[] = [
    { label: 'Move to top', isDisabled: isFirst, onChoose: () => moveTo(1) },
    { label: 'Move up', isDisabled: isFirst, onChoose: () => moveTo(position - 1) },
    { label: 'Move down', isDisabled: isLast, onChoose: () => moveTo(position + 1) },
    { label: 'Move to bottom', isDisabled: isLast, onChoose: () => moveTo(count) },
    { label: 'To position…', isDisabled: count === 1, onChoose: () => onShow('dialog') },
    ...more,
  ];
  const close = () => onShow(undefined);

  if (shown === 'menu')
    return <MoveMenuPopup label={`Move ${title}`} opener={opener} choices={choices} onClose={close} />;
  return (
    <MoveToPositionDialog title={title} position={position} count={count} onMove={moveTo} onClose={close} />
  );
}
