import type { Album } from '@thirteen/contract/catalogue.ts';
import { LEAST_LOVED, MOST_LOVED, takeAll, tapLoved } from '@thirteen/domain/top13/loved-songs.ts';
import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import { Link } from 'react-router';
import { createKeptIds } from '#lib/browser/unsaved.ts';
import { paths } from '#lib/paths.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { Page } from '#ui/page/page.tsx';
import { SearchBox } from '#ui/forms/search-box.tsx';
import { toast } from '#ui/toasts/toast.ts';
import { lovedWords } from './loved.words.ts';
import styles from './loved-screen.module.css';
import { findLoved, lovedById, toEras, toMostLoved } from './song-groups.ts';
import { SongGroup } from './song-group.tsx';

/** The songs that were tapped in this browser, by id, until others are: a reload or a way back finds them again. */
const keptLoved = createKeptIds('loved-songs', MOST_LOVED);

/** How long a fan has stopped typing before the address holds the search. */
const SEARCH_DEBOUNCE_MS = 500;

type LovedScreenProps = {
  readonly albums: readonly Album[];
  /** The ids of what everyone loves, the most loved first. */
  readonly mostLoved: readonly string[];
  /** What was picked elsewhere: it is tapped already. */
  readonly picks: readonly string[];
  /** What is typed into the search at first. */
  readonly query: string;
  /** The search is told once the fan has stopped typing. */
  readonly onSearch: (query: string) => void;
  readonly onLove: (songIds: readonly string[]) => void;
  readonly onSort: (songIds: readonly string[]) => void;
};

/** All songs to tap, the most loved first, and the way on once there are enough. */
export function LovedScreen(props: LovedScreenProps) {
  const { albums, mostLoved, picks, query: typed, onSearch, onLove, onSort } = props;
  const [loved, setLoved] = useState<readonly string[]>(() => {
    const kept = keptLoved.read().filter((id) => !picks.includes(id));
    // A song that is gone from the catalogue could not be taken back.
    return lovedById(albums, takeAll(kept, picks)).map(({ id }) => id);
  });
  // What was tapped before stands on top and stays there: nothing moves under a finger.
  const [before] = useState(loved);
  const [query, setQuery] = useState(typed);
  const searched = useDeferredValue(query);
  const lovedIds = useMemo(() => new Set(loved), [loved]);
  const eras = useMemo(() => toEras(albums, mostLoved), [albums, mostLoved]);
  const favorites = useMemo(() => toMostLoved(albums, mostLoved), [albums, mostLoved]);
  const tapped = useMemo(() => lovedById(albums, before), [albums, before]);
  const found = useMemo(() => findLoved(albums, searched), [albums, searched]);
  const missing = LEAST_LOVED - loved.length;

  useEffect(() => {
    if (query === typed) return;
    const timer = setTimeout(() => onSearch(query), SEARCH_DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [query, typed, onSearch]);

  function love(next: readonly string[]) {
    setLoved(next);
    keptLoved.keep(next);
    onLove(next);
  }

  function tap(songId: string) {
    const next = tapLoved(loved, songId);
    if (next === loved) toast.info(lovedWords.full);
    else love(next);
  }

  function takeEra(songIds: readonly string[]) {
    const next = takeAll(loved, songIds);
    if (next.length === MOST_LOVED && !songIds.every((id) => next.includes(id))) toast.info(lovedWords.full);
    love(next);
  }

  function clear() {
    love([]);
    toast.info(lovedWords.cleared, undefined, {
      action: { label: lovedWords.undo, onPress: () => love(loved) },
    });
  }

  return (
    <Page>
      <header className={styles['head']}>
        <h1>{lovedWords.heading}</h1>
        <p>
          {lovedWords.lead} <Link to={paths.visitorTop13}>{lovedWords.byHand}</Link>
        </p>
        <SearchBox label={lovedWords.search} value={query} onChange={setQuery} />
        <output className={styles['found']}>
          {found && (found.length === 0 ? lovedWords.noneFound : lovedWords.found(found.length))}
        </output>
      </header>
      {found ? (
        <div className={styles['results']}>
          <SongGroup songs={found} loved={lovedIds} onTap={tap} hasCovers />
        </div>
      ) : (
        <>
          {tapped.length > 0 && (
            <SongGroup title={lovedWords.tapped} songs={tapped} loved={lovedIds} onTap={tap} />
          )}
          {favorites.length > 0 && (
            <SongGroup
              title={lovedWords.mostLoved}
              songs={favorites}
              loved={lovedIds}
              onTap={tap}
              hasCovers
            />
          )}
          {eras.map(({ album, songs }) => (
            <SongGroup
              key={album.key}
              title={album.title}
              cover={{ source: album.albumCover, era: album.theme }}
              songs={songs}
              loved={lovedIds}
              onTap={tap}
              onTakeAll={() => takeEra(songs.map(({ id }) => id))}
            />
          ))}
        </>
      )}
      {loved.length > 0 && !found && (
        <p>
          <Button variant="quiet" onClick={clear}>
            {lovedWords.clear}
          </Button>
        </p>
      )}
      <div className={styles['bar']}>
        <output className={styles['count']} data-full={loved.length === MOST_LOVED || undefined}>
          {lovedWords.count(loved.length)}
        </output>
        {/* Where nothing is loved yet it could only lie over songs. */}
        {loved.length > 0 && (
          <Button
            aria-disabled={missing > 0 || undefined}
            onClick={() => (missing > 0 ? toast.info(lovedWords.tooFew(missing)) : onSort(loved))}
          >
            {lovedWords.sort}
            <Icon name="right" size="sm" />
          </Button>
        )}
      </div>
    </Page>
  );
}
