import { useQuery, useQueryClient, type UseQueryResult } from '@tanstack/react-query';
import type { Album } from '@thirteen/contract/catalogue.ts';
import { EXPLORER_PAGE_SIZE, type ProfileCard } from '@thirteen/contract/explorer.ts';
import type { FanMatch } from '@thirteen/contract/match.ts';
import { useEffect, useRef, useState } from 'react';
import { paths } from '#lib/paths.ts';
import { Button, ButtonLink } from '#ui/buttons/button.tsx';
import { RetryCard } from '#ui/page/retry-card.tsx';
import { SearchBox } from '#ui/forms/search-box.tsx';
import { Select } from '#ui/forms/select.tsx';
import { Skeleton } from '#ui/page/skeleton.tsx';
import { ExplorerFilters } from './explorer-filters.tsx';
import { ExplorerCard } from './explorer-card.tsx';
import { ExplorerPaging } from './explorer-paging.tsx';
import {
  countPages,
  explorerQuery,
  explorerSorts,
  matchesQuery,
  sortByMatch,
  type ExplorerPlace,
  type ExplorerSort,
} from './explorer.queries.ts';
import { explorerWords } from './explorer.words.ts';
import styles from './explorer.module.css';
import { useExplorerPlace } from './explorer-place.ts';

type ExplorerProps = {
  /** Undefined until they are known. */
  readonly albums: readonly Album[] | undefined;
};

/** The public profiles, to search, to narrow and to leaf through. */
export function Explorer({ albums }: ExplorerProps) {
  const { place, typed, type, turnTo, correctTo, sortBy, filterBy, clear } = useExplorerPlace();
  const { page, search, sort } = place;
  const { profiles, matches, cards, pages, total, isThere } = useExplored(place);
  const client = useQueryClient();
  const top = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const field = useRef<HTMLInputElement>(null);
  // The count of a search stays while its pages are turned, so that it is read out once.
  const [countedSearch, setCountedSearch] = useState<string>();
  if (isThere && countedSearch !== search) setCountedSearch(search);

  useEffect(() => {
    if (!isThere) return;
    if (page > pages) correctTo(pages);
    else if (page < pages) void client.prefetchQuery(explorerQuery({ ...place, page: page + 1 }));
  });

  function clearSearch() {
    clear();
    field.current?.focus();
  }

  function turn(next: number) {
    turnTo(next);
    top.current?.scrollIntoView({ block: 'start' });
    // The keyboard goes on from the new page, not from the button below it; the list's name says which page it is.
    list.current?.focus({ preventScroll: true });
  }

  return (
    <>
      <header className={styles['head']} ref={top}>
        <div>
          <h1>{explorerWords.title}</h1>
          <p className={styles['lead']}>{explorerWords.lead}</p>
        </div>
        <div className={styles['search']}>
          <SearchBox label={explorerWords.search} value={typed} onChange={type} field={field} />
        </div>
      </header>
      <ExplorerFilters albums={albums} filter={place} onFilter={filterBy} />
      <div className={styles['above']}>
        <output className={styles['count']}>
          {total !== undefined && countedSearch === search && explorerWords.count(total)}
        </output>
        {cards.length > 0 && (
          <Select
            label={explorerWords.sortLabel}
            value={sort}
            choices={explorerSorts.map((value) => ({ value, name: explorerWords.sorts[value] }))}
            onChange={sortBy}
          />
        )}
      </div>
      <MatchNote matches={matches} isWanted={sort === 'match'} isOneOfMany={pages > 1} />
      {total === undefined && <NotListed profiles={profiles} />}
      {cards.length > 0 && (
        <ul
          ref={list}
          tabIndex={-1}
          className={styles['grid']}
          aria-label={explorerWords.listPage(Math.min(page, pages), pages)}
          aria-busy={!isThere}
          data-late={!isThere || undefined}
        >
          {cards.map((card) => (
            <ExplorerCard key={card.username} card={card} match={matches.data?.get(card.username)} />
          ))}
        </ul>
      )}
      {isThere && total === 0 && <NoProfiles place={place} onClear={clearSearch} />}
      {Boolean(total) && <ExplorerPaging page={Math.min(page, pages)} pages={pages} onTurn={turn} />}
    </>
  );
}

/** The profiles of a place, how they match the fan, and the cards of both. While a page is turned the last one stays. */
function useExplored(place: ExplorerPlace) {
  const profiles = useQuery(explorerQuery(place));
  const { data, isPlaceholderData } = profiles;
  const isThere = data !== undefined && !isPlaceholderData;
  const matches = useQuery(matchesQuery(isThere ? data.users.map(({ username }) => username) : []));
  const cards = sortCards(data?.users ?? [], place.sort, matches.data);
  const total = data?.totalCount;
  return { profiles, matches, cards, total, pages: countPages(total ?? 0), isThere };
}

/** What stands in for the cards while they load, or when they can't be loaded. */
function NotListed({ profiles }: { readonly profiles: UseQueryResult }) {
  if (profiles.isPending) return <GridSkeleton />;
  return <RetryCard message={explorerWords.failed} onRetry={() => void profiles.refetch()} />;
}

type Matches = ReadonlyMap<string, FanMatch>;

type MatchNoteProps = {
  readonly matches: UseQueryResult<Matches>;
  /** The profiles are sorted by them. */
  readonly isWanted: boolean;
  /** There are profiles on other pages, which are not sorted with these. */
  readonly isOneOfMany: boolean;
};

function MatchNote({ matches, isWanted, isOneOfMany }: MatchNoteProps) {
  if (matches.isError && matches.data === undefined)
    return (
      <p className={styles['note']}>
        {explorerWords.matchesFailed}{' '}
        <Button variant="quiet" onClick={() => void matches.refetch()}>
          {explorerWords.tryAgain}
        </Button>
      </p>
    );
  if (!isWanted || matches.data === undefined) return null;
  if (hasNoFigure(matches.data)) return <p className={styles['note']}>{explorerWords.noMatches}</p>;
  if (!isOneOfMany) return null;
  return <p className={styles['note']}>{explorerWords.sortedPage(matches.data.size)}</p>;
}

function sortCards(cards: readonly ProfileCard[], sort: ExplorerSort, matches: Matches | undefined) {
  return sort === 'match' && matches ? sortByMatch(cards, matches) : cards;
}

function hasNoFigure(matches: Matches): boolean {
  return [...matches.values()].every(({ percent }) => percent === null);
}

type NoProfilesProps = { readonly place: ExplorerPlace; readonly onClear: () => void };

function NoProfiles({ place: { search, theme, song }, onClear }: NoProfilesProps) {
  const isFiltered = theme + song !== '';
  const isAll = search === '' && !isFiltered;
  return (
    <div className={styles['nobody']}>
      <p>{isAll ? explorerWords.none : isFiltered ? explorerWords.noneFiltered : explorerWords.noMatch}</p>
      {isAll ? (
        <>
          <ButtonLink to={paths.userProfile}>{explorerWords.toProfile}</ButtonLink>
          <ButtonLink to={paths.loved} variant="quiet">
            {explorerWords.sort}
          </ButtonLink>
        </>
      ) : (
        <Button variant="quiet" onClick={onClear}>
          {isFiltered ? explorerWords.clearFilters : explorerWords.clear}
        </Button>
      )}
    </div>
  );
}

function GridSkeleton() {
  return (
    <div className={styles['grid']}>
      {Array.from({ length: EXPLORER_PAGE_SIZE }, (_, index) => (
        <Skeleton key={index} height="17rem" />
      ))}
    </div>
  );
}
