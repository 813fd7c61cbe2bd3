import { useQuery } from '@tanstack/react-query';
import type { Album } from '@thirteen/contract/catalogue.ts';
import { MOST_LOVED } from '@thirteen/domain/top13/loved-songs.ts';
import { useNavigate, useSearchParams } from 'react-router';
import { albumsQuery } from '#features/catalogue/catalogue.queries.ts';
import { lovedSongsQuery } from '#features/loved/song-groups.ts';
import { lovedWords } from '#features/loved/loved.words.ts';
import { LovedScreen } from '#features/loved/loved-screen.tsx';
import { keptPicks } from '#features/match/kept-picks.ts';
import { knownSources } from '#features/sorter/known-orders.ts';
import { makePlan } from '#features/sorter/make-plan.ts';
import { goalName, type SortGoal } from '#features/sorter/sort-goal.ts';
import type { SortLine } from '#features/sorter/sort-state.ts';
import type { KeptSort } from '#features/sorter/sort-view.ts';
import { knownSort, useSorts } from '#features/sorter/sorts/sorter.saving.ts';
import { isSameSet } from '#features/rankings/placed-order.ts';
import { usePreset } from '#features/sorter/use-preset.ts';
import { sortPath } from '#lib/paths.ts';
import { Page } from '#ui/page/page.tsx';
import { RetryCard } from '#ui/page/retry-card.tsx';
import { PageSkeleton } from '#ui/page/skeleton.tsx';
import { useFanLists } from './fan-lists.ts';
import { useStartSort } from './start-sort.ts';

const NO_ALBUMS: readonly Album[] = [];
const NONE: ReadonlySet<never> = new Set();
const list = { kind: 'top13' } as const;
const goal: SortGoal = { kind: 'list', list };

/** The way to a Top 13, for everyone: tap what you love, then a few questions among these songs. */
export function LovedPage() {
  const startSort = useStartSort();
  const navigate = useNavigate();
  const [search, setSearch] = useSearchParams();
  const albums = useQuery(albumsQuery);
  const mostLoved = useQuery(lovedSongsQuery);
  const { lists, isLoading } = useFanLists(albums.data ?? NO_ALBUMS);
  const choices = usePreset();
  const { sorts } = useSorts();

  if (albums.isError && albums.data === undefined) {
    return (
      <Page>
        <h1>{lovedWords.heading}</h1>
        <RetryCard message={lovedWords.notLoaded} onRetry={() => void albums.refetch()} />
      </Page>
    );
  }
  // What everyone loves only orders the songs: without it they stand as in the catalogue.
  if (albums.data === undefined || mostLoved.isPending || isLoading) return <PageSkeleton />;

  function sort(items: readonly string[]) {
    const earlier = findUnderWay(sorts);
    if (earlier && isSameSet(earlier.plan.items, items)) return void navigate(sortPath(earlier.id));
    const sources = knownSources(lists, items, list);
    const asked = earlier?.plan.choices ?? choices;
    startSort(goal, makePlan({ goal, items, sources, unticked: NONE, given: [], choices: asked }), earlier);
  }

  return (
    <LovedScreen
      albums={albums.data}
      mostLoved={mostLoved.data ?? []}
      picks={keptPicks.read()}
      onLove={(loved) => keptPicks.keep(keptPicks.read().filter((id) => loved.includes(id)))}
      query={search.get('q') ?? ''}
      onSearch={(q) => setSearch(q === '' ? {} : { q }, { replace: true })}
      onSort={sort}
    />
  );
}

/** The sort of loved songs that waits for answers: whoever goes back for a song that was forgotten loses none. */
function findUnderWay(sorts: readonly SortLine[]): KeptSort | undefined {
  const line = sorts.find((one) => one.left > 0 && goalName(one.goal) === goalName(goal));
  const sort = line && knownSort(line.id);
  return sort && sort.plan.items.length <= MOST_LOVED ? sort : undefined;
}
