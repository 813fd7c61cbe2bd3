import { memo, useImperativeHandle, useRef, useState, type RefObject } from 'react';
import { IconButton } from '#ui/buttons/icon-button.tsx';
import { ListenMenu } from '#ui/listen/listen-menu.tsx';
import { listenWords } from '#ui/listen/listen.words.ts';
import { MoveMenuPopup, type MoveChoice } from './move-menu-popup.tsx';
import { MoveToPositionDialog } from './move-to-position-dialog.tsx';
import { useSortablePlace, useSortableRow } from '#ui/sortable-list/sortable-row.tsx';

type MoveMenuProps = {
  /** Further moves that the list does not know of, such as to another list. */
  readonly more?: readonly MoveChoice[];
  /** The row is a song, or a mashup of two: the menu offers to listen to it. */
  readonly isSong?: boolean;
};

const NO_MORE: readonly MoveChoice[] = [];

/**
 * The three-dot menu of the row around: every move that a drag can make, by single taps (WCAG 2.5.7). The grip opens
 * it too. A row that can't move shows none. In a long list only the buttons are there until one is used.
 */
export const MoveMenu = memo(function MoveMenu({ more = NO_MORE, isSong = false }: MoveMenuProps) {
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
      {shown !== undefined && (
        <OpenMoveMenu shown={shown} onShow={setShown} opener={opener} more={more} isSong={isSong} />
      )}
    </>
  );
});

type Shown = 'menu' | 'dialog' | 'listen';

type OpenMoveMenuProps = {
  readonly shown: Shown;
  readonly onShow: (shown: Shown | undefined) => void;
  readonly opener: RefObject<HTMLElement | null>;
} & Required<MoveMenuProps>;

function OpenMoveMenu({ shown, onShow, opener, more, isSong }: OpenMoveMenuProps) {
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
  const listen = { label: listenWords.offer, isDisabled: false, onChoose: () => onShow('listen') };
  const close = () => onShow(undefined);

  if (shown === 'menu')
    return (
      <MoveMenuPopup
        label={`Move ${title}`}
        opener={opener}
        choices={startingGroup(isSong ? [...choices, listen] : choices)}
        onClose={close}
      />
    );
  if (shown === 'listen') return <ListenMenu title={title} opener={opener} onClose={close} />;
  return (
    <MoveToPositionDialog title={title} position={position} count={count} onMove={moveTo} onClose={close} />
  );
}

/** The last choice is of another kind than the moves before it. */
function startingGroup(choices: readonly MoveChoice[]): readonly MoveChoice[] {
  return choices.map((choice, index) => ({ ...choice, startsGroup: index === choices.length - 1 }));
}
