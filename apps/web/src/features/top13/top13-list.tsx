import { useCallback, useLayoutEffect, useRef } from 'react';
import { SortableList } from '#ui/sortable-list/sortable-list.tsx';
import type { BrowseTab } from './browse/browse-tab.ts';
import { takeWantedSlot } from './slot-focus.ts';
import type { SongSource } from './song-source.ts';
import styles from './top13-list.module.css';
import { Top13Slot } from './top13-slot.tsx';
import { slotName, top13Words } from './top13.words.ts';
import type { SlotView } from './use-top13.ts';

type Top13ListProps = {
  readonly slots: readonly SlotView[];
  readonly source: SongSource;
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
export function Top13List({ slots, source, themeOf, onMove, onBrowse }: Top13ListProps) {
  const container = useRef<HTMLDivElement>(null);
  const focusedSlot = useRef<number>(undefined);
  const renderSlot = useCallback(
    (view: SlotView, position: number) => (
      <Top13Slot view={view} position={position} source={source} themeOf={themeOf} onBrowse={onBrowse} />
    ),
    [source, themeOf, onBrowse],
  );

  // Runs after each render of the list, since it is the list's change that takes elements away.
  useLayoutEffect(() => {
    const slot = focusedSlot.current;
    if (slot !== undefined && document.activeElement === document.body) {
      const isFilled = slots[slot - 1]?.content.kind === 'chosen';
      focusSlot(container.current, (isFilled ? nextEmptySlot(slots, slot) : undefined) ?? slot);
    }
    const wanted = takeWantedSlot();
    if (wanted !== undefined) focusSlot(container.current, wanted);
  });

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
        onMove={onMove}
        renderItem={renderSlot}
      />
    </div>
  );
}

/** The empty slot after this one, from the first on where there is none behind it. */
function nextEmptySlot(slots: readonly SlotView[], slot: number): number | undefined {
  const empty = slots.filter(({ content }) => content.kind === 'empty').map((view) => view.slot);
  return empty.find((each) => each > slot) ?? empty[0];
}

/** Where the focus goes when the element that had it is gone: into the field, but on a touch screen no keyboard may open. */
function focusSlot(container: HTMLElement | null, slot: number) {
  const target = container?.querySelector<HTMLElement>(`[data-slot="${slot}"] [data-slot-target]`);
  const isTouch = window.matchMedia('(pointer: coarse)').matches;
  const field = isTouch ? null : target?.querySelector<HTMLElement>('[role="combobox"]');
  (field ?? target)?.focus({ preventScroll: isTouch });
}
