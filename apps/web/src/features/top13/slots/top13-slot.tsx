import { words } from '#lib/words.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { Skeleton } from '#ui/page/skeleton.tsx';
import { SortableHandle } from '#ui/sortable-list/sortable-row.tsx';
import { SongPanel } from './song-panel.tsx';
import { browseTabsOf, type BrowseTab, type SongSource } from '#features/top13/song-source.ts';
import { SlotOffers } from '#features/top13/browse/slot-offers.tsx';
import { SongSearchField } from './song-search-field.tsx';
import { reloadSong, resetSlot } from '#features/top13/top13-edits.ts';
import styles from './top13-slot.module.css';
import { top13Words } from '#features/top13/top13.words.ts';
import type { SlotView } from '#features/top13/use-top13.ts';

type Top13SlotProps = {
  readonly view: SlotView;
  /** The number that it shows: while a song is lifted, that of the slot to come. */
  readonly position: number;
  readonly source: SongSource;
  readonly isLocked: boolean;
  /** Whether it is the first empty slot. */
  readonly isNext: boolean;
  readonly themeOf: (albumTitle: string) => string;
  readonly onBrowse: (slot: number, tab: BrowseTab) => void;
};

/** A slot: its numeral, and its song or the field to search for one. */
export function Top13Slot({ view, position, source, isLocked, isNext, themeOf, onBrowse }: Top13SlotProps) {
  const { slot, content } = view;
  const isChosen = content.kind === 'chosen';
  return (
    <div className={styles['slot']} data-kind={content.kind} data-slot={slot} data-next={isNext || undefined}>
      <span className={styles['grip']}>
        <SortableHandle />
      </span>
      <span className={styles['numeral']}>{position}</span>
      {isChosen && (
        <SongPanel
          song={content.song}
          theme={themeOf(content.song.albumName)}
          isSaving={content.isSaving}
          onReset={() => resetSlot(slot)}
        />
      )}
      {content.kind === 'loading' && <Skeleton height="6rem" />}
      {(content.kind === 'empty' || content.kind === 'failed') && (
        <div
          className={styles['empty']}
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset can't be a grid in all browsers
          role="group"
          aria-label={top13Words.emptySlot(slot)}
          data-slot-target=""
          tabIndex={-1}
        >
          {content.kind === 'failed' && <FailedSong songId={content.songId} />}
          <div className={styles['ways']}>
            <SlotOffers
              slot={slot}
              tabs={browseTabsOf(source)}
              isLocked={isLocked}
              onBrowse={(tab) => onBrowse(slot, tab)}
            >
              <SongSearchField slot={slot} source={source} isLocked={isLocked} />
            </SlotOffers>
          </div>
        </div>
      )}
    </div>
  );
}

function FailedSong({ songId }: { readonly songId: string }) {
  return (
    <div className={styles['failed']} role="alert">
      <Icon name="alert" size="sm" />
      <span>{words.top13.detailsFailedInline}</span>
      <Button variant="quiet" onClick={() => reloadSong(songId)}>
        Try again
      </Button>
    </div>
  );
}
