import { MAX_ERA_SONGS, type SetListDraft } from '@thirteen/domain/set-list/set-list.ts';
import { useId, useState } from 'react';
import { Button } from '#ui/buttons/button.tsx';
import { Dialog } from '#ui/dialogs/dialog.tsx';
import { Select } from '#ui/forms/select.tsx';
import { dialogWords, setListWords } from '#features/set-list/set-list.words.ts';

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
        onSubmit={(event) => {
          event.preventDefault();
          if (era !== undefined) onMove(era);
        }}
      >
        <Select
          label={dialogWords.moveLabel}
          labelPlace="above"
          value={era ?? ''}
          choices={others.map(({ era: name, songs }) => ({
            value: name,
            name: dialogWords.full(name, setListWords.ofSix(songs.length)),
            isDisabled: songs.length >= MAX_ERA_SONGS,
          }))}
          data-autofocus=""
          onChange={setEra}
        />
      </form>
    </Dialog>
  );
}
