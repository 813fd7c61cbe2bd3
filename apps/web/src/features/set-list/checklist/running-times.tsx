import { useQuery } from '@tanstack/react-query';
import { songsOfEntry, type SetListDraft } from '@thirteen/domain/set-list/set-list.ts';
import { lengthOfSongs } from '@thirteen/domain/set-list/show-length.ts';
import { lengthOfTour } from '@thirteen/domain/set-list/tour.ts';
import { useSetListContext } from '#features/set-list/set-list-context.ts';
import { tourQuery } from '#features/set-list/set-list.queries.ts';
import { clockWords } from '#features/set-list/set-list.words.ts';
import { tourWords } from '#features/set-list/tour/tour.words.ts';
import styles from './running-times.module.css';

type RunningTimesProps = { readonly setList: SetListDraft };

/** How long the show would run, beside the real one. */
export function RunningTimes({ setList }: RunningTimesProps) {
  const { songIndex } = useSetListContext();
  const { data: tour } = useQuery(tourQuery);
  const yours = lengthOfSongs(setList.entries.flatMap(songsOfEntry), songIndex.durationOf);
  const real = tour?.setLists.map(({ id, ...version }) => ({
    id,
    length: lengthOfTour({ id, ...version }, tour, songIndex.durationOf),
  }));
  return (
    <dl className={styles['lengths']}>
      <div className={styles['yours']}>
        <dt>{tourWords.length}</dt>
        <dd>{clockWords(yours)}</dd>
      </div>
      {real?.map(({ id, length }) => (
        <div key={id}>
          <dt>{tourWords.real(id)}</dt>
          <dd>{clockWords(length)}</dd>
        </div>
      ))}
    </dl>
  );
}
