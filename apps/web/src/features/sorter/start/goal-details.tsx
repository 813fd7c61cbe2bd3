import type { Album } from '@thirteen/contract/catalogue.ts';
import { Select } from '#ui/forms/select.tsx';
import type { FanLists } from '../known-orders.ts';
import { listName, type RankedList, type SortGoal } from '../sort-goal.ts';
import { longestAlbum } from '../sort-items.ts';
import { goalTitle, sorterWords } from '../sorter.words.ts';
import { CheckList } from './check-list.tsx';
import { newSongsOf, rankedLists, selectionGroups } from './sort-choice.ts';

type GoalDetailsProps = {
  readonly goal: SortGoal;
  readonly albums: readonly Album[];
  readonly lists: FanLists;
  /** The ids that are ticked, of groups or of songs to place. */
  readonly ticked: ReadonlySet<string>;
  readonly onGoal: (goal: SortGoal) => void;
  readonly onTick: (ticked: ReadonlySet<string>) => void;
};

/** What a goal leaves open: which album, which track number, which songs. */
export function GoalDetails({ goal, albums, lists, ticked, onGoal, onTick }: GoalDetailsProps) {
  const titleOfAlbum = (key: string) => albums.find((album) => album.key === key)?.title;
  const titleOf = (list: RankedList) => goalTitle({ kind: 'list', list }, titleOfAlbum);

  if (goal.kind === 'selection') {
    return (
      <CheckList
        legend={sorterWords.whichSongs}
        choices={selectionGroups(albums, lists).map(({ id, title, songs, cover }) => ({
          id,
          title,
          cover,
          note: sorterWords.vaultNote(songs.length),
        }))}
        ticked={ticked}
        onTick={onTick}
      />
    );
  }
  if (goal.kind === 'new-songs') {
    const lines = rankedLists(lists);
    if (lines.length === 0) return <p>{sorterWords.noRankings}</p>;
    const songs = newSongsOf(goal.list, albums, lists);
    return (
      <>
        <ListSelect
          label={sorterWords.whichRanking}
          value={goal.list}
          lists={lines}
          titleOf={titleOf}
          onChange={(list) => onGoal({ kind: 'new-songs', list })}
        />
        <CheckList
          legend={sorterWords.newOnes}
          choices={songs.map(({ id, title, cover, isNew }) => ({
            id,
            title,
            cover,
            note: isNew ? sorterWords.isNew : '',
          }))}
          ticked={ticked}
          onTick={onTick}
        />
      </>
    );
  }
  if (goal.list.kind === 'album') {
    return (
      <ListSelect
        label={sorterWords.whichAlbum}
        value={goal.list}
        lists={albums.map(({ key: album }) => ({ kind: 'album', album }))}
        titleOf={titleOf}
        onChange={(list) => onGoal({ kind: 'list', list })}
      />
    );
  }
  if (goal.list.kind === 'track') {
    const tracks = Array.from({ length: longestAlbum(albums) }, (_, index) => index + 1);
    return (
      <ListSelect
        label={sorterWords.whichTrack}
        value={goal.list}
        lists={tracks.map((track) => ({ kind: 'track', track }))}
        titleOf={titleOf}
        onChange={(list) => onGoal({ kind: 'list', list })}
      />
    );
  }
  return null;
}

type ListSelectProps = {
  readonly label: string;
  readonly value: RankedList;
  readonly lists: readonly RankedList[];
  readonly titleOf: (list: RankedList) => string;
  readonly onChange: (list: RankedList) => void;
};

function ListSelect({ label, value, lists, titleOf, onChange }: ListSelectProps) {
  return (
    <Select
      label={label}
      value={listName(value)}
      choices={lists.map((list) => ({ value: listName(list), name: titleOf(list) }))}
      onChange={(name) => {
        const list = lists.find((one) => listName(one) === name);
        if (list) onChange(list);
      }}
    />
  );
}
