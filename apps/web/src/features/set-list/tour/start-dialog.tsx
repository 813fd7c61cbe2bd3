import { countSetList, emptySetList, type SetListDraft } from '@thirteen/domain/set-list/set-list.ts';
import { draftFromTour, type Tour, type TourDraft } from '@thirteen/domain/set-list/tour.ts';
import { useState } from 'react';
import { Button } from '#ui/buttons/button.tsx';
import { Dialog } from '#ui/dialogs/dialog.tsx';
import { useSetListContext } from '#features/set-list/set-list-context.ts';
import { hasNoSongs } from '#features/set-list/set-list.saving.ts';
import { dialogWords } from '#features/set-list/set-list.words.ts';
import { tourWords } from './tour.words.ts';
import { listMissing } from '#features/set-list/checklist/missing-songs.ts';
import styles from './start-dialog.module.css';

type StartDialogProps = {
  readonly tour: Tour;
  /** What is in the builder now. */
  readonly setList: SetListDraft;
  readonly onUse: (setList: SetListDraft) => void;
  readonly onClose: () => void;
};

/** Takes the real show into the builder as a first draft, after telling what it brings and what it leaves open. */
export function StartDialog({ tour, setList, onUse, onClose }: StartDialogProps) {
  const { songIndex } = useSetListContext();
  const [chosen, setChosen] = useState(tour.setLists.at(-1)?.id);
  const version = tour.setLists.find(({ id }) => id === chosen);
  const draft = version && draftFromTour(version, emptySetList(songIndex), songIndex.eraOf);
  return (
    <Dialog
      title={tourWords.start}
      onClose={onClose}
      actions={
        <>
          <Button variant="quiet" onClick={onClose}>
            {dialogWords.cancel}
          </Button>
          <Button aria-disabled={!draft} onClick={() => draft && onUse(draft.setList)}>
            {tourWords.use}
          </Button>
        </>
      }
    >
      <fieldset className={styles['versions']}>
        <legend>{tourWords.versions}</legend>
        {tour.setLists.map(({ id, from, to }) => (
          <label key={id}>
            <input type="radio" name="version" checked={id === chosen} onChange={() => setChosen(id)} />
            {tourWords.version(id, from, to)}
          </label>
        ))}
      </fieldset>
      {draft && <DraftSummary draft={draft} />}
      {!hasNoSongs(setList) && <p className={styles['note']}>{tourWords.replaces}</p>}
    </Dialog>
  );
}

/** What the draft brings, leaves out and still needs. */
function DraftSummary({ draft }: { readonly draft: TourDraft }) {
  const { songIndex } = useSetListContext();
  const { showSongs, mashups } = countSetList(draft.setList);
  return (
    <div className={styles['summary']} aria-live="polite">
      <p>{tourWords.brings(showSongs, mashups)}</p>
      {draft.leftOut.length > 0 && (
        <>
          <p>{tourWords.leftOut}</p>
          <ul>
            {draft.leftOut.map((song) => (
              <li key={song}>{songIndex.titleOf(song)}</li>
            ))}
          </ul>
        </>
      )}
      <p>{tourWords.stillNeeds}</p>
      <ul>
        {listMissing(draft.setList).map(({ key, text }) => (
          <li key={key}>{text}</li>
        ))}
      </ul>
    </div>
  );
}
