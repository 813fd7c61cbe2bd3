import type { Album } from '@thirteen/contract/catalogue.ts';
import { TOP13_SLOTS } from '@thirteen/domain/top13/top13.ts';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { makePlan } from '#features/sorter/make-plan.ts';
import { orderToSave } from '#features/sorter/result/result-order.ts';
import { SaveResult } from '#features/sorter/result/save-result.tsx';
import { listName, type RankedList, type SortGoal } from '#features/sorter/sort-goal.ts';
import { itemsOfList } from '#features/sorter/sort-items.ts';
import { rankingName, rankingPage } from '#features/sorter/sort-name.ts';
import { newSortId } from '#features/sorter/sort-state.ts';
import { beginSort, MAX_SORTS, useSorts } from '#features/sorter/sorter.saving.ts';
import { sorterWords } from '#features/sorter/sorter.words.ts';
import { orderOfList } from '#features/sorter/start/sort-choice.ts';
import { usePreset } from '#features/sorter/use-preset.ts';
import { importWords } from '#features/transfer/import.words.ts';
import { sortPath } from '#lib/paths.ts';
import { Button } from '#ui/button.tsx';
import { Select } from '#ui/select.tsx';
import { toast } from '#ui/toasts/toast.ts';
import { useFanLists } from './fan-lists.ts';
import { savedRanking, useRankingView } from './saved-rankings.ts';

const SORT = 'sort';
/** Longer lists wait to be opened. */
const MOST_OPEN = 16;
const allSongs = { kind: 'all-songs' } as const;

type ImportTargetProps = {
  readonly songIds: readonly string[];
  readonly albums: readonly Album[];
};

/** Where songs of a list from elsewhere go, with what stands there before and after; saved, it can be taken back. */
export function ImportTarget({ songIds, albums }: ImportTargetProps) {
  const lists: readonly (readonly [RankedList, string])[] = [
    [{ kind: 'top13' }, importWords.toTop13],
    [allSongs, importWords.toAllSongs],
    ...albums
      .filter(({ songs }) => songs.filter((song) => songIds.includes(song['_id'])).length > 1)
      .map(({ key, title }) => [{ kind: 'album', album: key }, importWords.toAlbum(title)] as const),
  ];
  const [chosen, setChosen] = useState<string>(() =>
    listName(songIds.length > TOP13_SLOTS ? allSongs : { kind: 'top13' }),
  );
  const list = lists.find(([one]) => listName(one) === chosen)?.[0];
  return (
    <>
      <Select
        label={importWords.target}
        labelPlace="above"
        value={chosen}
        choices={[
          ...lists.map(([one, name]) => ({ value: listName(one), name })),
          { value: SORT, name: importWords.toSort },
        ]}
        onChange={setChosen}
      />
      {list ? (
        <IntoRanking key={chosen} list={list} songIds={songIds} albums={albums} />
      ) : (
        <IntoSort songIds={songIds} albums={albums} />
      )}
    </>
  );
}

function IntoRanking({ list, songIds, albums }: ImportTargetProps & { readonly list: RankedList }) {
  const [ranking] = useState(() => savedRanking(list, albums));
  const [restore, setRestore] = useState<() => void>();
  const { status, pending } = useRankingView(ranking);
  const { lists, isLoading, hasFailed, retry } = useFanLists(albums);
  const before = pending === undefined ? orderOfList(list, lists) : ranking.read();
  const all = itemsOfList(list, albums);
  const own = songIds.filter((id) => all.includes(id));
  const order = list.kind === 'top13' ? own.slice(0, TOP13_SLOTS) : own;
  const after = list.kind === 'top13' ? order : orderToSave(order, before, all);
  const titles = new Map(albums.flatMap(({ songs }) => songs.map((song) => [song['_id'], song.title])));
  const titlesOf = (ids: readonly string[]) => ids.map((id) => titles.get(id) ?? id);
  const album = (key: string) => albums.find((one) => one.key === key);
  return (
    <>
      {own.length < songIds.length && <p>{importWords.notAll(songIds.length - own.length)}</p>}
      <details open={after.length <= MOST_OPEN}>
        <summary>{importWords.after}</summary>
        <ol>
          {titlesOf(after).map((title) => (
            <li key={title}>{title}</li>
          ))}
        </ol>
      </details>
      <SaveResult
        name={rankingName(list, (key) => album(key)?.title)}
        before={isLoading ? undefined : titlesOf(before)}
        hasFailed={hasFailed}
        after={titlesOf(after)}
        replaces={importWords.replaces}
        status={status}
        page={rankingPage(list, (key) => album(key)?.slug)}
        onSave={() => {
          const undo = ranking.save(after, order);
          setRestore(() => undo);
        }}
        onRestore={() => restore?.()}
        onRetry={() => {
          retry();
          ranking.sendNow();
        }}
      />
    </>
  );
}

function IntoSort({ songIds, albums }: ImportTargetProps) {
  const navigate = useNavigate();
  const choices = usePreset();
  const { sorts } = useSorts();
  const goal: SortGoal = { kind: 'list', list: allSongs };
  function start() {
    if (sorts.length >= MAX_SORTS) return void toast.warning(sorterWords.full);
    const id = newSortId();
    const items = itemsOfList(allSongs, albums);
    const plan = makePlan({ goal, items, sources: [], unticked: new Set(), given: [songIds], choices });
    beginSort({ id, goal, plan, answers: [] });
    void navigate(sortPath(id));
  }
  return <Button onClick={start}>{importWords.sort}</Button>;
}
