import {
  countSetList,
  eraName,
  MAX_MASHUPS,
  songsOfEntry,
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
import { boxWords, dialogWords, instrumentNames, setListWords } from '#features/set-list/set-list.words.ts';
import { SongBoxes } from './song-boxes.tsx';
import { makeSongOptions } from './song-options.ts';
import { planSongs } from './song-plan.ts';

type AddSongDialogProps = {
  readonly target: AddTarget;
  readonly setList: SetListDraft;
  readonly onSave: (songs: readonly string[]) => void;
  readonly onClose: () => void;
};

type Choice = ComboboxOption | undefined;

const NOTHING: ReadonlySet<string> = new Set();

/**
 * Asks for a song, or two of them for a mashup, and for an era for any of its own songs as well, which are added
 * together. Save says why it is not possible yet.
 */
export function AddSongDialog({ target, setList, onSave, onClose }: AddSongDialogProps) {
  const { songIndex } = useSetListContext();
  const id = useId();
  const [first, setFirst] = useState<Choice>();
  const [second, setSecond] = useState<Choice>();
  const [isMashup, setIsMashup] = useState(false);
  const [ticked, setTicked] = useState(NOTHING);
  const optionsFor = useMemo(() => makeSongOptions(songIndex, setList, target), [songIndex, setList, target]);
  const { mashups } = countSetList(setList);
  const own = target.kind === 'era' ? songIndex.songsOf(target.era) : [];
  const plan = planSongs(setList, target, own, { first: first?.id, second: second?.id, isMashup, ticked });
  const { reason, room } = plan;
  const reasonId = `${id}-reason`;

  /** What a field must not offer: the other song of the mashup, and what is ticked below. */
  function takenBeside(other: Choice): ReadonlyMap<string, string> {
    const boxes = plan.boxes.filter(({ isTicked }) => isTicked);
    const taken = boxes.map((box): [string, string] => [box.id, boxWords.below]);
    return new Map(isMashup && other ? [...taken, [other.id, dialogWords.otherSong]] : taken);
  }

  function tick(song: string, isTicked: boolean) {
    setTicked((now) => new Set(isTicked ? [...now, song] : [...now].filter((each) => each !== song)));
  }

  return (
    <Dialog
      title={dialogWords.title}
      onClose={onClose}
      actions={
        <>
          <p className={styles['reason']} id={reasonId} aria-live="polite">
            {[...new Set([reason, room])].join(' ')}
          </p>
          <Button variant="quiet" onClick={onClose}>
            {dialogWords.cancel}
          </Button>
          <Button
            type="submit"
            form={`${id}-form`}
            aria-disabled={reason !== undefined}
            aria-describedby={reason === undefined ? undefined : reasonId}
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
          if (reason === undefined) onSave(plan.songs);
        }}
      >
        <p className={styles['place']} id={`${id}-place`}>
          {placeOf(target, setList)}
        </p>
        <SongField
          label={dialogWords.title}
          optionsFor={(query) => optionsFor(query, takenBeside(second))}
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
            optionsFor={(query) => optionsFor(query, takenBeside(first))}
            chosen={second}
            onChoose={setSecond}
          />
        )}
        {target.kind === 'era' && (
          <SongBoxes era={target.era} boxes={plan.boxes} limitId={reasonId} onTick={tick} />
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

function placeOf(target: AddTarget, setList: SetListDraft): string {
  if (target.kind === 'surprise') return dialogWords.forSurprise(instrumentNames[target.instrument]);
  const entry = setList.entries.find((each) => eraName(each) === target.era);
  return dialogWords.forEra(target.era, setListWords.ofSix(entry ? songsOfEntry(entry).length : 0));
}
