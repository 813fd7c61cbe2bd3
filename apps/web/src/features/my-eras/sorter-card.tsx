import { useQuery } from '@tanstack/react-query';
import type { SorterResults } from '@thirteen/contract/sorter.ts';
import { paths } from '#lib/paths.ts';
import { Button, ButtonLink } from '#ui/buttons/button.tsx';
import { Skeleton } from '#ui/page/skeleton.tsx';
import styles from './my-eras.module.css';
import { sorterResultsQuery } from './my-eras.queries.ts';
import { myErasWords as words } from './my-eras.words.ts';
import { SongLines } from './song-lines.tsx';
import type { FoundSong } from './time-songs.ts';

/** How many of the songs that won most are shown. */
const WINNERS = 6;

type SorterCardProps = { readonly findSong: (id: string) => FoundSong };

/** What the fan's sorts have come to. */
export function SorterCard({ findSong }: SorterCardProps) {
  const { data, isError, isFetching, refetch } = useQuery(sorterResultsQuery);
  return (
    <section className={styles['card']} aria-labelledby="my-eras-sorter">
      <h2 id="my-eras-sorter">{words.sorter}</h2>
      {data ? (
        <Results results={data} findSong={findSong} />
      ) : isError && !isFetching ? (
        <>
          <p className={styles['note']}>{words.sorterFailed}</p>
          <div className={styles['actions']}>
            <Button variant="quiet" onClick={() => void refetch()}>
              Try again
            </Button>
          </div>
        </>
      ) : (
        <Skeleton height="9rem" />
      )}
    </section>
  );
}

type ResultsProps = SorterCardProps & { readonly results: SorterResults };

function Results({ results: { choices, finished, won }, findSong }: ResultsProps) {
  if (choices === 0)
    return (
      <>
        <p className={styles['note']}>{words.noSorts}</p>
        <div className={styles['actions']}>
          <ButtonLink variant="quiet" to={paths.sorter}>
            {words.toSorter}
          </ButtonLink>
        </div>
      </>
    );
  const most = won[0]?.wins ?? 1;
  const lines = won
    .slice(0, WINNERS)
    .map(({ songId, wins }) => ({ id: songId, says: words.wins(wins), share: wins / most }));
  return (
    <>
      <p className={styles['figures']}>
        <span>
          <strong className={styles['figure']}>{choices}</strong> {words.choices(choices)}
        </span>
        <span>
          <strong className={styles['figure']}>{finished}</strong> {words.finished(finished)}
        </span>
      </p>
      <h3>{words.won}</h3>
      <SongLines name={words.won} lines={lines} findSong={findSong} />
    </>
  );
}
