import { useQuery } from '@tanstack/react-query';
import type { Album } from '@thirteen/contract/catalogue.ts';
import type { Top13 } from '@thirteen/domain/top13/top13.ts';
import { lovedSongsQuery } from '#features/loved/song-groups.ts';
import { withPicks } from '#features/match/with-picks.ts';
import { resultOrder } from '#features/sorter/result/result-order.ts';
import { viewOf } from '#features/sorter/sort-view.ts';
import { visitorSorts } from '#features/sorter/sorts/visitor-sorts.ts';
import { editTop13 } from '#features/top13/top13.saving.ts';
import { top13Words } from '#features/top13/top13.words.ts';
import { readLastSort } from '#features/top13/visitor-top13.ts';
import { sortPath } from '#lib/paths.ts';
import { Button, ButtonLink } from '#ui/buttons/button.tsx';
import { Notice } from '#ui/page/notice.tsx';

type SortedRestProps = { readonly top13: Top13; readonly albums: readonly Album[] };

/** What the sorter guesses for the places that a stopped sort left open: nothing of it is placed until it looks right. */
export function SortedRest({ top13, albums }: SortedRestProps) {
  const sort = visitorSorts.find(readLastSort() ?? '');
  const { data: mostLoved } = useQuery(lovedSongsQuery);
  const view = sort && viewOf(sort);
  if (sort === undefined || view?.question === undefined) return null;

  const guesses = resultOrder(view, sort.plan, mostLoved).filter((id) => !top13.includes(id));
  const filled = withPicks(top13, guesses);
  const titles = new Map(albums.flatMap(({ songs }) => songs.map((song) => [song['_id'], song.title])));
  const named = filled.flatMap((id) => (id === null || top13.includes(id) ? [] : (titles.get(id) ?? [])));
  if (named.length === 0) return null;
  return (
    <Notice title={top13Words.guesses}>
      <p>{new Intl.ListFormat('en', { type: 'conjunction' }).format(named)}.</p>
      <p>{top13Words.guessesMore}</p>
      <p>
        <Button
          onClick={() => editTop13(filled, { made: top13Words.guessesIn, undone: top13Words.guessesOut })}
        >
          {top13Words.looksRight}
        </Button>{' '}
        <ButtonLink variant="quiet" to={sortPath(sort.id)}>
          {top13Words.keepSorting}
        </ButtonLink>
      </p>
    </Notice>
  );
}
