import { editSetList } from '@thirteen/domain/set-list/edit-set-list.ts';
import {
  countSetList,
  eraName,
  MAX_MASHUPS,
  songsOfEntry,
  toMashup,
  type SetListDraft,
} from '@thirteen/domain/set-list/set-list.ts';
import { useId, useMemo, useState } from 'react';
import { Button } from '#ui/button.tsx';
import { ChoiceCombobox } from '#ui/combobox/choice-combobox.tsx';
import type { ComboboxOption } from '#ui/combobox/use-option-list.ts';
import { Dialog } from '#ui/dialog.tsx';
import { Switch } from '#ui/switch.tsx';
import styles from './add-song-dialog.module.css';
import { useSetListContext, type AddTarget } from '#features/set-list/set-list-context.ts';
import { PreviewButton } from '#ui/audio-player/preview-button.tsx';
import {
  dialogWords,
  instrumentNames,
  refusalWords,
  setListWords,
} from '#features/set-list/set-list.words.ts';
import { makeSongOptions } from './song-options.ts';

type AddSongDialogProps = {
  readonly target: AddTarget;
  readonly setList: SetListDraft;
  readonly onSave: (song: string) => void;
  readonly onClose: () => void;
};

// Ids that no song has: while none is chosen, what the rules refuse of these they would refuse of all.
const ANY_SONG = '?';
const ANY_MASHUP = '?/!';

type Choice = ComboboxOption | undefined;

/** Asks for a song, or two of them for a mashup. Save says why it is not possible yet. */
export function AddSongDialog({ target, setList, onSave, onClose }: AddSongDialogProps) {
  const { songIndex } = useSetListContext();
  const id = useId();
  const [first, setFirst] = useState<Choice>();
  const [second, setSecond] = useState<Choice>();
  const [isMashup, setIsMashup] = useState(false);
  const optionsFor = useMemo(() => makeSongOptions(songIndex, setList, target), [songIndex, setList, target]);
  const { mashups } = countSetList(setList);
  const song = songOf(first, isMashup ? second : null);
  const refusal = findRefusal(setList, target, song ?? (isMashup ? ANY_MASHUP : ANY_SONG));
  const reason = refusal ?? (first ? dialogWords.secondMissing : dialogWords.missing);
  const canSave = song !== undefined && refusal === undefined;

  function save() {
    if (canSave) onSave(song);
  }

  return (
    <Dialog
      title={dialogWords.title}
      onClose={onClose}
      actions={
        <>
          <p className={styles['reason']} id={`${id}-reason`} aria-live="polite">
            {canSave ? '' : reason}
          </p>
          <Button variant="quiet" onClick={onClose}>
            {dialogWords.cancel}
          </Button>
          <Button
            type="submit"
            form={`${id}-form`}
            aria-disabled={!canSave}
            aria-describedby={canSave ? undefined : `${id}-reason`}
          >
            {dialogWords.save}
          </Button>
        </>
      }
    >
      <form
        id={`${id}-form`}
        className={styles['form']}
        onSubmit={(event) => {
          event.preventDefault();
          save();
        }}
      >
        <p className={styles['place']} id={`${id}-place`}>
          {placeOf(target, setList)}
        </p>
        <SongField
          label={dialogWords.title}
          optionsFor={(query) => optionsFor(query, isMashup ? second?.id : undefined)}
          chosen={first}
          onChoose={setFirst}
          describedBy={`${id}-place`}
        />
        <div className={styles['mashup']}>
          <Switch label={dialogWords.makeMashup} isOn={isMashup} onChange={setIsMashup} />
          <span className={styles['count']}>{dialogWords.mashups(mashups, MAX_MASHUPS)}</span>
        </div>
        {isMashup && (
          <SongField
            label={dialogWords.second}
            optionsFor={(query) => optionsFor(query, first?.id)}
            chosen={second}
            onChoose={setSecond}
          />
        )}
      </form>
    </Dialog>
  );
}

type SongFieldProps = {
  readonly label: string;
  readonly optionsFor: (query: string) => ReturnType<ReturnType<typeof makeSongOptions>>;
  readonly chosen: Choice;
  readonly onChoose: (choice: Choice) => void;
  readonly describedBy?: string;
};

function SongField({ label, optionsFor, chosen, onChoose, describedBy }: SongFieldProps) {
  const { songIndex } = useSetListContext();
  return (
    <div className={styles['field']}>
      <ChoiceCombobox
        label={label}
        placeholder={dialogWords.placeholder}
        groupsFor={optionsFor}
        chosen={chosen}
        onChoose={onChoose}
        words={dialogWords.found}
        describedBy={describedBy}
      />
      {chosen && <PreviewButton clip={songIndex.clipOf(chosen.id)} title={songIndex.titleOf(chosen.id)} />}
    </div>
  );
}

/** What would be added; undefined while something is still to be chosen. `second` is null where no mashup is made. */
function songOf(first: Choice, second: Choice | null): string | undefined {
  if (!first || second === undefined) return undefined;
  return second === null ? first.id : toMashup(first.id, second.id);
}

/** Why the rules refuse a song here, in words. */
function findRefusal(setList: SetListDraft, target: AddTarget, song: string): string | undefined {
  const edited = editSetList(
    setList,
    target.kind === 'era'
      ? { kind: 'add', era: target.era, song }
      : { kind: 'pick', instrument: target.instrument, song },
  );
  return edited.ok ? undefined : refusalWords[edited.problem.code];
}

function placeOf(target: AddTarget, setList: SetListDraft): string {
  if (target.kind === 'surprise') return dialogWords.forSurprise(instrumentNames[target.instrument]);
  const entry = setList.entries.find((each) => eraName(each) === target.era);
  return dialogWords.forEra(target.era, setListWords.ofSix(entry ? songsOfEntry(entry).length : 0));
}
