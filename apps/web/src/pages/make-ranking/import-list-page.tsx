import { useQuery } from '@tanstack/react-query';
import { albumsQuery } from '#features/catalogue/catalogue.queries.ts';
import { ImportScreen } from '#features/transfer/import-screen.tsx';
import { importWords } from '#features/transfer/import.words.ts';
import { useSession } from '#lib/session/session.ts';
import { Page } from '#ui/page/page.tsx';
import { RetryCard } from '#ui/page/retry-card.tsx';
import { PageSkeleton } from '#ui/page/skeleton.tsx';
import type { Album } from '@thirteen/contract/catalogue.ts';
import { TOP13_SLOTS } from '@thirteen/domain/top13/top13.ts';
import { useState } from 'react';
import { makePlan } from '#features/sorter/make-plan.ts';
import { SaveResult } from '#features/sorter/result/save-result.tsx';
import { listName, type RankedList, type SortGoal } from '#features/sorter/sort-goal.ts';
import { itemsOfList } from '#features/sorter/sort-items.ts';
import { usePreset } from '#features/sorter/use-preset.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Select } from '#ui/forms/select.tsx';
import { useSaveIntoRanking } from './save-into-ranking.ts';
import { useStartSort } from './start-sort.ts';

/** Brings a list from elsewhere into the fan's rankings. */
export function ImportListPage() {
  const albums = useQuery(albumsQuery);
  const session = useSession();
  if (session === undefined) return null;
  if (albums.data) {
    return (
      <ImportScreen
        albums={albums.data}
        fan={session.username}
        renderTarget={(songIds) => <ImportTarget songIds={songIds} albums={albums.data} />}
      />
    );
  }
  if (!albums.isError) return <PageSkeleton />;
  return (
    <Page>
      <h1>{importWords.title}</h1>
      <RetryCard message={importWords.notLoaded} onRetry={() => void albums.refetch()} />
    </Page>
  );
}

const SORT = 'sort';
/** Longer lists wait to be opened. */
const MOST_OPEN = 16;
const allSongs = { kind: 'all-songs' } as const;

type ImportTargetProps = {
  readonly songIds: readonly string[];
  readonly albums: readonly Album[];
};

/** Where songs of a list from elsewhere go, with what stands there before and after; saved, it can be taken back. */
function ImportTarget({ songIds, albums }: ImportTargetProps) {
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
  const inList = new Set(itemsOfList(list, albums));
  const own = songIds.filter((id) => inList.has(id));
  const titles = new Map(albums.flatMap(({ songs }) => songs.map((song) => [song['_id'], song.title])));
  const titleOf = (id: string) => titles.get(id) ?? id;
  const { saving } = useSaveIntoRanking({ list, order: own, placed: own, albums, titleOf });
  return (
    <>
      {own.length < songIds.length && <p>{importWords.notAll(songIds.length - own.length)}</p>}
      <details open={saving.after.length <= MOST_OPEN}>
        <summary>{importWords.after}</summary>
        <ol>
          {saving.after.map((title) => (
            <li key={title}>{title}</li>
          ))}
        </ol>
      </details>
      <SaveResult {...saving} replaces={importWords.replaces} />
    </>
  );
}

function IntoSort({ songIds, albums }: ImportTargetProps) {
  const startSort = useStartSort();
  const choices = usePreset();
  function start() {
    const goal: SortGoal = { kind: 'list', list: allSongs };
    const items = itemsOfList(allSongs, albums);
    startSort(goal, makePlan({ goal, items, sources: [], unticked: new Set(), given: [songIds], choices }));
  }
  return <Button onClick={start}>{importWords.sort}</Button>;
}
