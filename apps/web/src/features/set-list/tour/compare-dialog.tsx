import { countSetList, type SetListDraft } from '@thirteen/domain/set-list/set-list.ts';
import {
  compareWithTour,
  type PickOnTour,
  type SongOnTour,
  type Tour,
} from '@thirteen/domain/set-list/tour.ts';
import type { ReactNode } from 'react';
import { editSetList } from '@thirteen/domain/set-list/edit-set-list.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Dialog } from '#ui/dialogs/dialog.tsx';
import { Icon } from '#ui/icon.tsx';
import styles from './compare-dialog.module.css';
import { useSetListContext } from '#features/set-list/set-list-context.ts';
import { doneWords, instrumentNames, refusalWords } from '#features/set-list/set-list.words.ts';
import { songsIn } from '#features/set-list/use-set-list-actions.ts';
import { describeOnTour, tourWords } from './tour.words.ts';

type CompareDialogProps = {
  readonly tour: Tour;
  readonly setList: SetListDraft;
  readonly onClose: () => void;
};

/** What became of the fan's songs on the real tour, and what the tour had besides: the differences first. */
export function CompareDialog({ tour, setList, onClose }: CompareDialogProps) {
  const { neverPlayed, onlyAsSurprise, onlyThere, picks, inBoth } = compareWithTour(setList, tour);
  const played = onlyAsSurprise.length + picks.length + inBoth.length;
  const all = neverPlayed.length + played;
  const counts = countSetList(setList);
  const isSame = neverPlayed.length + onlyAsSurprise.length + onlyThere.length === 0;
  return (
    <Dialog title={tourWords.compare} onClose={onClose}>
      {all === 0 ? (
        <p>{tourWords.nothing}</p>
      ) : (
        <>
          <p className={styles['sum']} tabIndex={-1} data-autofocus="">
            {tourWords.played(played, all)} {tourWords.counted(counts.surpriseSongs > 0, counts.mashups > 0)}{' '}
            {isSame && tourWords.noDifference}
          </p>
          <Songs heading={tourWords.neverPlayed(neverPlayed.length)} songs={neverPlayed} />
          <Songs heading={tourWords.onlyAsSurprise(onlyAsSurprise.length)} songs={onlyAsSurprise} />
          <Songs
            heading={tourWords.onlyThere(onlyThere.length)}
            songs={onlyThere}
            renderTool={(songId) => <AddToShow songId={songId} setList={setList} />}
          />
          {picks.length > 0 && <Picks picks={picks} />}
          <Songs heading={tourWords.inBoth(inBoth.length)} songs={inBoth} isInBoth />
        </>
      )}
    </Dialog>
  );
}

type SongsProps = {
  readonly heading: string;
  readonly songs: readonly (SongOnTour | PickOnTour)[];
  readonly isInBoth?: boolean;
  /** What can be done with a song. */
  readonly renderTool?: (songId: string) => ReactNode;
};

/** A part of the comparison; without a song there is none. A check says that both shows have a song, nothing else. */
function Songs({ heading, songs, isInBoth = false, renderTool }: SongsProps) {
  const { songIndex } = useSetListContext();
  if (songs.length === 0) return null;
  return (
    <section className={styles['part']}>
      <h3>{heading}</h3>
      <ul className={styles['songs']} data-in-both={isInBoth || undefined}>
        {songs.map((song) => (
          <li key={song.songId}>
            {isInBoth && <Icon name="check" size="sm" />}
            <div>
              <span className={styles['title']}>{songIndex.titleOf(song.songId)}</span>
              <span className={styles['on-tour']}>{describeOnTour(song)}</span>
            </div>
            {renderTool?.(song.songId)}
          </li>
        ))}
      </ul>
    </section>
  );
}

type AddToShowProps = { readonly songId: string; readonly setList: SetListDraft };

/** Puts a song of the tour into the era of its album; where the rules have no room for it, the button says why. */
function AddToShow({ songId, setList }: AddToShowProps) {
  const { songIndex, edit, isUnknown } = useSetListContext();
  const era = songIndex.eraOf(songId);
  if (!era) return null;
  const title = songIndex.titleOf(songId);
  const change = { kind: 'add', era, songs: [songId] } as const;
  const edited = editSetList(setList, change);
  const isLocked = isUnknown || !edited.ok;

  const add = (button: HTMLElement) => {
    // The line goes to the songs of both shows: the focus goes on to the next one.
    const next = button.closest('li')?.nextElementSibling ?? button.closest('li')?.previousElementSibling;
    const after = next?.querySelector('button') ?? document.querySelector<HTMLElement>('[data-autofocus]');
    edit(change, doneWords.added([title], era, songsIn(setList, era).length + 1));
    after?.focus();
  };

  return (
    <span className={styles['add']}>
      {!edited.ok && <span className={styles['on-tour']}>{refusalWords[edited.problem.code]}</span>}
      <Button
        variant="quiet"
        aria-disabled={isLocked || undefined}
        aria-label={tourWords.addNamed(title, era)}
        onClick={isLocked ? undefined : (event) => add(event.currentTarget)}
      >
        {tourWords.add}
      </Button>
    </span>
  );
}

function Picks({ picks }: { readonly picks: readonly PickOnTour[] }) {
  const { songIndex } = useSetListContext();
  return (
    <section className={styles['part']}>
      <h3>{tourWords.picks(picks.length)}</h3>
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
