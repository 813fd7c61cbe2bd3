import { useQuery } from '@tanstack/react-query';
import { Button } from '#ui/buttons/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { knownSongsQuery } from './landing.queries.ts';
import { landingWords as words } from './landing.words.ts';
import type { KeptSongs } from './first-beads.ts';
import { SongBeads } from './song-beads.tsx';
import { SorterAction } from './sorter-action.tsx';
import { StartWithThreeSkeleton } from './start-with-three-skeleton.tsx';
import styles from './start-with-three.module.css';

/** Lets a visitor make the first three beads by tapping songs, with how many Top 13s hold each. */
export function StartWithThree({ kept }: { readonly kept: KeptSongs }) {
  const { data, isError, isFetching, refetch } = useQuery(knownSongsQuery);
  if (!data && (!isError || isFetching)) return <StartWithThreeSkeleton />;
  if (data?.songs.length === 0) return <SorterAction />;
  return (
    <section className={styles['panel']} aria-labelledby="start-with-three">
      <h2 id="start-with-three">{words.title}</h2>
      {data ? (
        <SongBeads songs={data.songs} kept={kept} />
      ) : (
        <>
          <div className={styles['failed']} aria-live="polite">
            <p>
              <Icon name="alert" size="sm" /> {words.failed}
            </p>
            <Button variant="quiet" onClick={() => void refetch()}>
              {words.retry}
            </Button>
          </div>
          <SorterAction />
        </>
      )}
    </section>
  );
}
