import type { CatalogueEntry } from '@thirteen/contract/rankings.ts';
import { moveToRank } from '@thirteen/domain/rankings/move-item.ts';
import { useLayoutEffect, useMemo, useState } from 'react';
import { words } from '#lib/words.ts';
import { announce, announcements, placeAt } from '#ui/sortable-list/announcements.ts';
import { toast } from '#ui/toasts/toast.ts';
import type { RankedSong } from './ranked-songs.ts';
import { changeAllSongs, readKept, readOrder, saveOrder, type AllSongs } from './all-songs-state.ts';
import { createRankTyping, type RankFieldList } from './typing/rank-typing.ts';
import { allSongsWords } from './all-songs.words.ts';
import type { OrderFromAlbums } from './dialogs/from-albums-order.ts';
import { placing, isSamePlaced, type PlacedOrder } from '#features/rankings/placed-order.ts';
import type { Order } from '#features/rankings/order.ts';
import { createStepHistory } from '#ui/history/step-history.ts';
import { useStepHistory } from '#ui/history/use-step-history.ts';

/** What the page can do. */
export type AllSongsActions = ReturnType<typeof useAllSongsActions>;

/** All that a fan can do to the order of all songs, each step undoable. */
export function useAllSongsActions(
  { all, order, placed }: Pick<AllSongs, 'all' | 'order' | 'placed'>,
  entries: readonly CatalogueEntry[],
) {
  const titles = useMemo(
    () => new Map(entries.map(({ songId, songTitle }) => [songId, songTitle])),
    [entries],
  );
  const titleOf = (id: string) => titles.get(id) ?? id;
  const history = useAllSongsHistory({
    shown: { order, placed },
    onRestore: (view) => changeAllSongs(all, view),
  });

  function change(after: PlacedOrder, said: { undone: string; made: string }) {
    const before = readOrder(all);
    changeAllSongs(all, after);
    history.record({ before, after, ...said });
  }

  function moveSong(id: string, rank: number) {
    const { order: before, placed: own } = readOrder(all);
    const after = moveToRank(before, id, rank);
    const placeIn = (songs: Order) => {
      const row = songs.indexOf(id);
      return placeAt(row, row, songs.length, (index) => titleOf(songs[index] ?? ''));
    };
    change(placing(after, own, [id]), {
      undone: announcements.undone(titleOf(id), placeIn(before)),
      made: announcements.redone(titleOf(id), placeIn(after)),
    });
  }

  /** A row of the view goes to the place of another row: the song takes that one's rank. */
  function moveInView(view: readonly RankedSong[], from: number, to: number) {
    const song = view[from];
    const target = view[to];
    if (!song || !target) return;
    moveSong(song.id, target.rank);
    if (view.length < all.length) {
      announce(allSongsWords.movedInView(song.title, target.rank, all.length));
    }
  }

  const typing = useTyping({
    count: all.length,
    rankOf: (id) => readOrder(all).order.indexOf(id) + 1,
    isPlaced: (id) => readOrder(all).placed.includes(id),
    onCommit: (id, rank) => {
      moveSong(id, rank);
      announce(allSongsWords.movedTo(rank));
    },
  });

  function save() {
    const { invalid, duplicates } = typing.settleAll();
    if (invalid.length + duplicates.length > 0) toast.error(words.rankings.unresolved);
    else saveOrder(all);
  }

  function takeFromAlbums(taken: OrderFromAlbums) {
    const { undone, redone: made } = allSongsWords.fromAlbums;
    typing.clear();
    change(placing(taken.order, readOrder(all).placed, taken.songs), { undone, made });
    toast.info(allSongsWords.fromAlbums.taken);
  }

  function discard() {
    const { undone, redone: made } = allSongsWords.fromAlbums;
    typing.clear();
    change(readKept(all), { undone, made });
    toast.info(allSongsWords.discarded);
  }

  const { undo, redo, canUndo, canRedo } = history;
  return {
    titleOf,
    typing,
    moveInView,
    save,
    takeFromAlbums,
    discard,
    history: { undo, redo, canUndo, canRedo },
  };
}

/** One typing for the life of the page. */
function useTyping(list: RankFieldList) {
  const [typing] = useState(createRankTyping);
  useLayoutEffect(() => typing.connect(list));
  return typing;
}

type AllSongsHistoryOptions = {
  /** What is shown now. */
  readonly shown: PlacedOrder;
  /** Shows an order from before, or from after, again. */
  readonly onRestore: (order: PlacedOrder) => void;
};

/** Undo and redo on the page of all songs, where a step may change the whole order at once. */
function useAllSongsHistory({ shown, onRestore }: AllSongsHistoryOptions) {
  const [history] = useState(() => createStepHistory<PlacedOrder>(isSamePlaced));
  const controls = useStepHistory(history, {
    isShown: (placed) => isSamePlaced(placed, shown),
    restore: (placed) => onRestore(placed),
  });
  return { ...controls, record: history.record };
}
