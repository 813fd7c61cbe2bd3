import { memo, useImperativeHandle, useRef, useState, type RefObject } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { paths, songPath } from '#lib/paths.ts';
import { useSession } from '#lib/session/session.ts';
import { IconButton } from '#ui/buttons/icon-button.tsx';
import { ListenMenu } from '#ui/listen/listen-menu.tsx';
import { listenWords } from '#ui/listen/listen.words.ts';
import { MoveMenuPopup, type MoveChoice } from './move-menu-popup.tsx';
import { MoveToPositionDialog } from './move-to-position-dialog.tsx';
import { useSortablePlace, useSortableRow } from '#ui/sortable-list/sortable-row.tsx';

type MoveMenuProps = {
  /** Further moves that the list does not know of, such as to another list. */
  readonly more?: readonly MoveChoice[];
  /** What the row is: the menu offers to listen to a song or a mashup, and leads to a song's place in the fan's rankings. */
  readonly kind?: 'song' | 'mashup';
};

const NO_MORE: readonly MoveChoice[] = [];

/**
 * The three-dot menu of the row around: every move that a drag can make, by single taps (WCAG 2.5.7). The grip opens
 * it too. A row that can't move shows none. In a long list only the buttons are there until one is used.
 */
export const MoveMenu = memo(function MoveMenu({ more = NO_MORE, kind }: MoveMenuProps) {
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
        <OpenMoveMenu shown={shown} onShow={setShown} opener={opener} more={more} kind={kind} />
      )}
    </>
  );
});

type Shown = 'menu' | 'dialog' | 'listen';

type OpenMoveMenuProps = {
  readonly shown: Shown;
  readonly onShow: (shown: Shown | undefined) => void;
  readonly opener: RefObject<HTMLElement | null>;
  readonly more: readonly MoveChoice[];
  readonly kind: MoveMenuProps['kind'];
};

function OpenMoveMenu({ shown, onShow, opener, more, kind }: OpenMoveMenuProps) {
  const { title, moveTo } = useSortableRow();
  const { position, count } = useSortablePlace();
  const isFirst = position === 1;
  const isLast = position === count;
  const moves: readonly MoveChoice[] = [
    { label: 'Move to top', isDisabled: isFirst, onChoose: () => moveTo(1) },
    { label: 'Move up', isDisabled: isFirst, onChoose: () => moveTo(position - 1) },
    { label: 'Move down', isDisabled: isLast, onChoose: () => moveTo(position + 1) },
    { label: 'Move to bottom', isDisabled: isLast, onChoose: () => moveTo(count) },
    { label: 'To position…', isDisabled: count === 1, onChoose: () => onShow('dialog') },
    ...more,
  ];
  const listen = { label: listenWords.offer, isDisabled: false, onChoose: () => onShow('listen') };
  const place = useSongPlace(title);
  const others = kind === undefined ? [] : [...(kind === 'song' ? place : []), listen];
  const close = () => onShow(undefined);

  if (shown === 'menu')
    return (
      <MoveMenuPopup
        label={`Move ${title}`}
        opener={opener}
        choices={[...moves, ...others.map((choice, at) => ({ ...choice, startsGroup: at === 0 }))]}
        onClose={close}
      />
    );
  if (shown === 'listen') return <ListenMenu title={title} opener={opener} onClose={close} />;
  return (
    <MoveToPositionDialog title={title} position={position} count={count} onMove={moveTo} onClose={close} />
  );
}

/** The way from a song to its place among all songs of the fan who is logged in; none where that is this page. */
function useSongPlace(title: string): readonly MoveChoice[] {
  const session = useSession();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  if (session === undefined || pathname === paths.allSongsRanking) return [];
  return [
    { label: 'Its place in All Songs', isDisabled: false, onChoose: () => void navigate(songPath(title)) },
  ];
}
