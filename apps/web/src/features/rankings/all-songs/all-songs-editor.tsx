import type { Album } from '@thirteen/contract/catalogue.ts';
import type { CatalogueEntry } from '@thirteen/contract/rankings.ts';
import { useEffect, useMemo, useRef, useState, useSyncExternalStore, type ReactNode } from 'react';
import type { Order } from '#features/rankings/order.ts';
import { onlyPlaced } from '#features/rankings/placed-order.ts';
import { useSearchParams } from 'react-router';
import { useLeaveGuard } from '#lib/browser/leave-guard.ts';
import { SONG_PARAM } from '#lib/paths.ts';
import { MoveHistoryButtons } from '#ui/history/move-history-buttons.tsx';
import { useWidth } from '#ui/use-width.ts';
import { AllSongsToolbar } from './toolbar/all-songs-toolbar.tsx';
import { AllSongsDialogs, type ShownDialog, LeaveDialog } from './dialogs/all-songs-dialogs.tsx';
import styles from './all-songs-editor.module.css';
import { useFiltered, useSongFilter } from './toolbar/all-songs-filter.ts';
import { AllSongsIssues } from './all-songs-issues.tsx';
import { AllSongsList } from './all-songs-list.tsx';
import { AllSongsSidebar } from './all-songs-sidebar.tsx';
import { rankFieldId } from './typing/rank-field.tsx';
import { useRankedSongs, type RankedSong } from './ranked-songs.ts';
import { useAllSongs } from './all-songs-state.ts';
import { AllSongsTools, PlacedProgress, ViewNote } from './toolbar/all-songs-tools.tsx';
import { NO_ISSUES } from './typing/rank-typing.ts';
import { useAllSongsActions } from './all-songs-actions.ts';
import { RankingSkeleton } from '#features/rankings/ranking-states.tsx';

type AllSongsEditorProps = {
  /** All songs, in catalogue order. */
  readonly entries: readonly CatalogueEntry[];
  /** The albums, as soon as they are known: an order may be made from their rankings. */
  readonly albums: readonly Album[] | undefined;
  /** What can be done with what the fan placed. */
  readonly renderTools: (order: Order) => ReactNode;
};

/** The fan's order of all songs, with a rank to type in each row. It saves on its button, and asks before it is left. */
export function AllSongsEditor({ entries, albums, renderTools: renderMore }: AllSongsEditorProps) {
  const list = useAllSongs(entries);
  const actions = useAllSongsActions(list, entries);
  const songs = useRankedSongs(entries, list);
  const { filter, change: narrow } = useSongFilter();
  const view = useFiltered(songs, filter);
  const issues = useSyncExternalStore(actions.typing.subscribe, actions.typing.issues);
  const guard = useLeaveGuard(list.isUnsaved || issues !== NO_ISSUES);
  const [dialog, setDialog] = useState<ShownDialog>();
  const albumTitles = useMemo(() => [...new Set(entries.map(({ albumName }) => albumName))], [entries]);

  const showSong = useShowSong(() => narrow({ title: '', album: '' }));
  useNamedSong(songs, list.isLoading, showSong);
  const isNarrow = useWidth('narrow');
  const progress = list.isKnown && <PlacedProgress placed={list.placed.length} count={list.all.length} />;
  const history = <MoveHistoryButtons history={actions.history} />;
  const renderTools = (onJumped?: () => void) => (
    <AllSongsTools
      count={list.all.length}
      onJump={(rank) => {
        onJumped?.();
        showSong(list.order[rank - 1]);
      }}
      onFromAlbums={albums && (() => setDialog('from-albums'))}
      more={!list.isLoading && renderMore(onlyPlaced(list))}
    />
  );

  return (
    <div className={styles['page']}>
      <AllSongsSidebar
        list={list}
        wide={isNarrow ? undefined : { progress, history, tools: renderTools() }}
        onDiscard={actions.discard}
        onReview={() => setDialog(undefined)}
      />
      <div className={styles['main']}>
        <div className={styles['sticky']}>
          <AllSongsToolbar
            filter={filter}
            albums={albumTitles}
            onFilter={narrow}
            isUnsaved={list.isUnsaved}
            isUnknown={list.unread?.hasCopy === false}
            isSaving={list.status === 'saving'}
            onSave={actions.save}
            narrow={isNarrow ? { progress, history, renderTools } : undefined}
          />
          {issues !== NO_ISSUES && (
            <AllSongsIssues issues={issues} titleOf={actions.titleOf} onShow={showSong} />
          )}
          {view.length < songs.length && (
            <ViewNote
              shown={view.length}
              count={songs.length}
              onClear={() => narrow({ title: '', album: '' })}
            />
          )}
        </div>
        {list.isLoading ? (
          <RankingSkeleton rows={12} />
        ) : (
          <AllSongsList
            view={view}
            count={songs.length}
            isUntouched={list.isKnown && !list.isRanked}
            typing={actions.typing}
            onMove={(from, to) => actions.moveInView(view, from, to)}
          />
        )}
      </div>
      <AllSongsDialogs
        shown={dialog}
        onShow={setDialog}
        albums={albums}
        songs={songs}
        conflict={list.conflict}
        actions={actions}
      />
      {guard.isAsking && <LeaveDialog onStay={guard.stay} onLeave={guard.leave} />}
    </div>
  );
}

/** Leads to the song that the address names, once the list is there. */
function useNamedSong(songs: readonly RankedSong[], isLoading: boolean, show: (id: string) => void): void {
  const title = useSearchParams()[0].get(SONG_PARAM);
  const led = useRef<string>(undefined);
  useEffect(() => {
    if (isLoading || title === null || led.current === title) return;
    led.current = title;
    const song = songs.find((each) => each.title === title);
    if (song) show(song.id);
  });
}

/** Leads to a song's row; where the filter hides it, the list is widened first. */
function useShowSong(onWiden: () => void): (id: string | undefined) => void {
  const wanted = useRef<string>(undefined);
  // A row that the filter hid is there some renders later.
  useEffect(() => {
    if (wanted.current !== undefined && focusRank(wanted.current)) wanted.current = undefined;
  });
  return (id) => {
    if (id === undefined || focusRank(id)) return;
    wanted.current = id;
    onWiden();
  };
}

/** Answers whether the song's row is there. */
function focusRank(song: string): boolean {
  const field = document.getElementById(rankFieldId(song));
  field?.focus();
  return field !== null;
}
