import type { Top13 } from '@thirteen/domain/top13/top13.ts';
import { useCallback, useEffect, useLayoutEffect, useRef } from 'react';
import { SortableList } from '#ui/sortable-list/sortable-list.tsx';
import type { BrowseTab, SongSource } from '#features/top13/song-source.ts';
import { takeWantedSlot } from './slot-focus.ts';
import { nextEmptySlot } from '#features/top13/top13-change.ts';
import styles from './top13-list.module.css';
import { Top13Slot } from './top13-slot.tsx';
import { slotName, top13Words } from '#features/top13/top13.words.ts';
import type { SlotView } from '#features/top13/use-top13.ts';

type Top13ListProps = {
  readonly slots: readonly SlotView[];
  readonly top13: Top13;
  readonly source: SongSource;
  /** Whether nothing can be changed, since the saved list was never read. */
  readonly isLocked: boolean;
  readonly themeOf: (albumTitle: string) => string;
  readonly onMove: (from: number, to: number) => void;
  readonly onBrowse: (slot: number, tab: BrowseTab) => void;
};

const getKey = (view: SlotView) => view.key;
const getTitle = ({ slot, content }: SlotView) =>
  slotName(content.kind === 'chosen' ? content.song : undefined, slot);
const isChosen = ({ content }: SlotView) => content.kind === 'chosen';

/**
 * The 13 slots in order. Chosen songs can be moved. After a song was chosen the focus goes on to the next empty slot;
 * what was emptied keeps it.
 */
export function Top13List({ slots, top13, source, isLocked, themeOf, onMove, onBrowse }: Top13ListProps) {
  const container = useRef<HTMLDivElement>(null);
  const focusedSlot = useRef<number>(undefined);
  const isByTouch = useRef(false);
  const next = nextEmptySlot(top13, 0);
  const renderSlot = useCallback(
    (view: SlotView, position: number) => (
      <Top13Slot
        view={view}
        position={position}
        source={source}
        isLocked={isLocked}
        isNext={view.slot === next}
        themeOf={themeOf}
        onBrowse={onBrowse}
      />
    ),
    [source, isLocked, next, themeOf, onBrowse],
  );

  // Runs after each render of the list, since it is the list's change that takes elements away.
  useLayoutEffect(() => {
    const slot = focusedSlot.current;
    if (slot !== undefined && document.activeElement === document.body) {
      const isFilled = slots[slot - 1]?.content.kind === 'chosen';
      focusSlot(container.current, (isFilled && nextEmptySlot(top13, slot)) || slot, isByTouch.current);
    }
    const wanted = takeWantedSlot();
    if (wanted !== undefined) focusSlot(container.current, wanted, isByTouch.current);
  });

  // Where the choice is made: in the list, in a dialog, or by a toast.
  useEffect(() => {
    const note = ({ type }: Event) => {
      isByTouch.current = type === 'pointerdown' && window.matchMedia('(pointer: coarse)').matches;
    };
    document.addEventListener('pointerdown', note, true);
    document.addEventListener('keydown', note, true);
    return () => {
      document.removeEventListener('pointerdown', note, true);
      document.removeEventListener('keydown', note, true);
    };
  }, []);

  return (
    <div
      ref={container}
      className={styles['list']}
      onFocus={({ target }) => {
        const slot = target.closest<HTMLElement>('[data-slot]')?.dataset['slot'];
        focusedSlot.current = slot === undefined ? undefined : Number(slot);
      }}
      onBlur={({ relatedTarget }) => {
        if (relatedTarget) focusedSlot.current = undefined;
      }}
    >
      <SortableList
        label={top13Words.title}
        items={slots}
        getId={getKey}
        getTitle={getTitle}
        isMovable={isChosen}
        isLocked={isLocked}
        onMove={onMove}
        renderItem={renderSlot}
      />
    </div>
  );
}

/** Where the focus goes when the element that had it is gone: into the field, but after a tap no keyboard may open. */
function focusSlot(container: HTMLElement | null, slot: number, isByTouch: boolean) {
  const target = container?.querySelector<HTMLElement>(`[data-slot="${slot}"] [data-slot-target]`);
  const field = isByTouch ? null : target?.querySelector<HTMLElement>('[role="combobox"]');
  (field ?? target)?.focus({ preventScroll: isByTouch });
}
