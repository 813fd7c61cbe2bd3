import type { SetListDraft } from '@thirteen/domain/set-list/set-list.ts';
import {
  compareWithTour,
  wasPlayed,
  type SongOnTour,
  type Tour,
  type TourComparison,
} from '@thirteen/domain/set-list/tour.ts';
import { Dialog } from '#ui/dialog.tsx';
import { Icon } from '#ui/icon.tsx';
import styles from './compare-dialog.module.css';
import { useSetListContext } from '#features/set-list/set-list-context.ts';
import { instrumentNames } from '#features/set-list/set-list.words.ts';
import { tourWords } from './tour.words.ts';

type CompareDialogProps = {
  readonly tour: Tour;
  readonly setList: SetListDraft;
  readonly onClose: () => void;
};

/** What became of the fan's songs on the real tour, and what the tour had besides: the differences first. */
export function CompareDialog({ tour, setList, onClose }: CompareDialogProps) {
  const { onlyHere, onlyThere, picks, inBoth } = compareWithTour(setList, tour);
  const all = [...onlyHere, ...picks, ...inBoth];
  const isSame = onlyHere.length + onlyThere.length === 0;
  return (
    <Dialog title={tourWords.compare} onClose={onClose}>
      {all.length === 0 ? (
        <p>{tourWords.nothing}</p>
      ) : (
        <>
          <p className={styles['sum']} tabIndex={-1} data-autofocus="">
            {tourWords.played(all.filter(wasPlayed).length, all.length)} {isSame && tourWords.noDifference}
          </p>
          <Songs heading={tourWords.onlyHere(onlyHere.length)} songs={onlyHere} />
          <Songs heading={tourWords.onlyThere(onlyThere.length)} songs={onlyThere} />
          {picks.length > 0 && <Picks picks={picks} />}
          <Songs heading={tourWords.inBoth(inBoth.length)} songs={inBoth} />
        </>
      )}
    </Dialog>
  );
}

type SongsProps = { readonly heading: string; readonly songs: readonly SongOnTour[] };

/** A part of the comparison; without a song there is none. */
function Songs({ heading, songs }: SongsProps) {
  if (songs.length === 0) return null;
  return (
    <section className={styles['part']}>
      <h3>{heading}</h3>
      <ul className={styles['songs']}>
        {songs.map((song) => (
          <SongLine key={song.songId} song={song} />
        ))}
      </ul>
    </section>
  );
}

function Picks({ picks }: Pick<TourComparison, 'picks'>) {
  const { songIndex } = useSetListContext();
  return (
    <section className={styles['part']}>
      <h3>{tourWords.picks}</h3>
      <ul className={styles['songs']}>
        {picks.map((pick) => (
          <li key={pick.songId}>
            <Icon name={pick.instrument} />
            <div>
              <span className={styles['title']}>{songIndex.titleOf(pick.songId)}</span>
              <span className={styles['on-tour']}>{describeOnTour(pick)}</span>
              {pick.surprises.length > 0 && (
                <details className={styles['nights']}>
                  <summary>{tourWords.where(pick.surprises.length)}</summary>
                  <ul>
                    {pick.surprises.map(({ date, city, instrument }) => (
                      <li key={`${date} ${instrument}`}>
                        {tourWords.night(date, city, instrumentNames[instrument].toLowerCase())}
                      </li>
                    ))}
                  </ul>
                </details>
              )}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

function SongLine({ song }: { readonly song: SongOnTour }) {
  const { songIndex } = useSetListContext();
  return (
    <li data-played={wasPlayed(song) || undefined}>
      <Icon name={wasPlayed(song) ? 'check' : 'close'} size="sm" />
      <div>
        <span className={styles['title']}>{songIndex.titleOf(song.songId)}</span>
        <span className={styles['on-tour']}>{describeOnTour(song)}</span>
      </div>
    </li>
  );
}

/** What the tour did with a song, in words. */
function describeOnTour({ setLists, wasSometimes, surprises }: SongOnTour): string {
  const parts = [
    setLists.length > 0 && tourWords.inShow(setLists),
    wasSometimes && tourWords.sometimes,
    surprises.length > 0 && tourWords.asSurprise(surprises.length),
  ].filter((part) => part !== false);
  return parts.length === 0 ? tourWords.never : parts.join(', ');
}
