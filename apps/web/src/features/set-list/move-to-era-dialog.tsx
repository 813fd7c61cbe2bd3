import { MAX_ERA_SONGS, type SetListDraft } from '@thirteen/domain/set-list/set-list.ts';
import { useId, useState } from 'react';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import styles from './move-to-era-dialog.module.css';
import { dialogWords, setListWords } from './set-list.words.ts';

type MoveToEraDialogProps = {
  readonly title: string;
  readonly from: string;
  readonly setList: SetListDraft;
  readonly onMove: (era: string) => void;
  readonly onClose: () => void;
};

/** Asks to which era a song is to move; full ones are shown and can't be chosen. */
export function MoveToEraDialog({ title, from, setList, onMove, onClose }: MoveToEraDialogProps) {
  const id = useId();
  const others = setList.entries.flatMap((entry) =>
    entry.kind === 'era' && entry.era !== from ? [entry] : [],
  );
  const [era, setEra] = useState(others.find(({ songs }) => songs.length < MAX_ERA_SONGS)?.era);
  return (
    <Dialog
      title={dialogWords.moveTitle(title)}
      onClose={onClose}
      actions={
        <>
          <Button variant="quiet" onClick={onClose}>
            {dialogWords.cancel}
          </Button>
          <Button type="submit" form={id} aria-disabled={era === undefined}>
            {dialogWords.move}
          </Button>
        </>
      }
    >
      <form
        id={id}
        className={styles['form']}
        onSubmit={(event) => {
          event.preventDefault();
          if (era !== undefined) onMove(era);
        }}
      >
        <label htmlFor={`${id}-era`}>{dialogWords.moveLabel}</label>
        <select
          id={`${id}-era`}
          className={styles['field']}
          value={era ?? ''}
          data-autofocus=""
          onChange={(event) => setEra(event.currentTarget.value)}
        >
          {others.map(({ era: name, songs }) => (
            <option key={name} value={name} disabled={songs.length >= MAX_ERA_SONGS}>
              {dialogWords.full(name, setListWords.ofSix(songs.length))}
            </option>
          ))}
        </select>
      </form>
    </Dialog>
  );
}
