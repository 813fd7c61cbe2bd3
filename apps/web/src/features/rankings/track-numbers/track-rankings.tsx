import { Tabs } from '@base-ui/react/tabs';
import type { Album } from '@thirteen/contract/catalogue.ts';
import { useMemo, useState, type ComponentProps } from 'react';
import { useSearchParams } from 'react-router';
import { paths } from '#lib/paths.ts';
import { useSession } from '#lib/session/session.ts';
import { ButtonLink } from '#ui/buttons/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { SavingStatus } from '#ui/saving-status/saving-status.tsx';
import { MoveHistoryButtons } from '#ui/history/move-history-buttons.tsx';
import { useMoveHistory } from '#ui/history/move-history.ts';
import { TabList } from '#ui/tab-list.tsx';
import { DragHelper } from '#features/rankings/drag-helper.tsx';
import { KeepOrder } from '#features/rankings/keep-order.tsx';
import { rankingWords } from '#features/rankings/rankings.words.ts';
import { toCatalogue, toTrackSongs } from './track-songs.ts';
import { TrackGroupCards, TrackJump } from './track-group-cards.tsx';
import { useTrackGroups } from './track-groups-state.ts';
import styles from './track-rankings.module.css';
import { savedTracks } from './track-rankings.saving.ts';
import { trackWords } from './track-rankings.words.ts';
import { TrackSkeleton } from './track-states.tsx';
import { YourAlbum } from '#features/rankings/your-album/your-album.tsx';
import { ConflictDialog, type ConflictLine } from '#ui/dialogs/conflict-dialog.tsx';
import type { Groups, PlacedGroups } from '#features/rankings/placed-groups.ts';

const YOUR_ALBUM = 'yourAlbum';
const GROUPS = 'groups';
const tabs = [
  { value: GROUPS, name: trackWords.tabs.groups },
  { value: YOUR_ALBUM, name: trackWords.tabs.yourAlbum },
] as const;

type TrackRankingsProps = Pick<ComponentProps<typeof YourAlbum>, 'renderTools'> & {
  readonly albums: readonly Album[];
};

/** The songs of each track number in the fan's order, and the album that the first of each make. */
export function TrackRankings({ albums, renderTools }: TrackRankingsProps) {
  const catalogue = useMemo(() => toCatalogue(albums), [albums]);
  const songsById = useMemo(() => toTrackSongs(albums), [albums]);
  const { groups, placed, status, conflict, isRanked, isLoading, unread, reload, move, keep } =
    useTrackGroups(catalogue);
  // What the fan saved was never read, so that nothing may take its place.
  const isUnknown = unread?.hasCopy === false;
  const [search, setSearch] = useSearchParams();
  const [isDeciding, setIsDeciding] = useState(true);
  const session = useSession();
  const titleOf = (id: string) => songsById.get(id)?.title ?? id;
  const history = useMoveHistory({
    orderOf: (list) => groups[Number(list)] ?? [],
    titleOf,
    isPlaced: (id) => placed.includes(id),
    onMove: (from, to, list, isPlaced) => move(Number(list), from, to, isPlaced),
  });
  const tab = search.get('tab') === YOUR_ALBUM ? YOUR_ALBUM : GROUPS;
  const open = (next: string) =>
    setSearch(next === YOUR_ALBUM ? { tab: YOUR_ALBUM } : {}, { preventScrollReset: true });

  return (
    <Tabs.Root className={styles['page']} value={tab} onValueChange={open}>
      <div className={styles['head']}>
        <ButtonLink variant="quiet" to={paths.rankings}>
          <Icon name="left" size="sm" />
          {rankingWords.back}
        </ButtonLink>
        <h1>{trackWords.title}</h1>
        <div className={styles['helper']}>
          <DragHelper text={trackWords.helper} goal="track-5" />
        </div>
      </div>
      <div className={styles['bar']}>
        <TabList label={trackWords.title} tabs={tabs} />
        <div className={styles['status']}>
          <SavingStatus
            status={status}
            onRetry={savedTracks.saveNow}
            onReview={() => setIsDeciding(true)}
            unread={unread && { ...unread, noun: trackWords.noun, onReload: reload }}
          />
        </div>
        {tab === GROUPS && (
          <>
            <MoveHistoryButtons history={history} />
            <TrackJump count={groups.length} />
          </>
        )}
      </div>
      <Tabs.Panel className={styles['panel']} value={GROUPS}>
        {isLoading ? (
          <TrackSkeleton />
        ) : (
          <>
            <TrackGroupCards
              groups={groups}
              songsById={songsById}
              isLocked={isUnknown}
              onMove={(group, from, to) => history.move(from, to, String(group))}
            />
            <KeepOrder isRanked={isRanked} isUnknown={isUnknown} onKeep={keep} />
          </>
        )}
      </Tabs.Panel>
      <Tabs.Panel className={styles['panel']} value={YOUR_ALBUM}>
        {isLoading ? (
          <TrackSkeleton />
        ) : (
          <YourAlbum
            groups={groups}
            placed={placed}
            songsById={songsById}
            fan={session?.username ?? ''}
            renderTools={renderTools}
            onStart={() => open(GROUPS)}
          />
        )}
      </Tabs.Panel>
      {conflict && isDeciding && (
        <TrackConflict conflict={conflict} titleOf={titleOf} onClose={() => setIsDeciding(false)} />
      )}
    </Tabs.Root>
  );
}

type TrackConflictProps = {
  readonly conflict: { readonly mine: PlacedGroups; readonly theirs: PlacedGroups };
  readonly titleOf: (song: string) => string;
  /** The fan wants to decide later. */
  readonly onClose: () => void;
};

/** Shows where the track rankings of two devices differ, group by group, and asks which ones to keep. */
function TrackConflict({ conflict: { mine, theirs }, titleOf, onClose }: TrackConflictProps) {
  return (
    <ConflictDialog
      title={trackWords.conflict}
      mine={toLines(mine.groups, theirs.groups, titleOf)}
      theirs={toLines(theirs.groups, mine.groups, titleOf)}
      onChoose={savedTracks.choose}
      onClose={onClose}
    />
  );
}

/** A line for each group that differs, with all of its songs. */
function toLines(groups: Groups, others: Groups, titleOf: (song: string) => string): readonly ConflictLine[] {
  return groups.flatMap((group, index) => {
    const other = others[index] ?? [];
    if (group.every((song, place) => song === other[place])) return [];
    const text = `${trackWords.group(index + 1)}: ${group.map(titleOf).join(', ')}`;
    return [{ place: index + 1, text, differs: true }];
  });
}
