import {
  countSetList,
  eraName,
  MAX_MASHUPS,
  songsOfEntry,
  type SetListDraft,
} from '@thirteen/domain/set-list/set-list.ts';
import { useId, useMemo, useState } from 'react';
import { Button } from '#ui/buttons/button.tsx';
import { ChoiceCombobox } from '#ui/combobox/choice-combobox.tsx';
import { Dialog } from '#ui/dialogs/dialog.tsx';
import { Switch } from '#ui/forms/switch.tsx';
import styles from './add-song-dialog.module.css';
import { useSetListContext, type AddTarget } from '#features/set-list/set-list-context.ts';
import { PreviewButton } from '#ui/audio-player/preview-button.tsx';
import { boxWords, dialogWords, instrumentNames, setListWords } from '#features/set-list/set-list.words.ts';
import { SongBoxes } from './song-boxes.tsx';
import { makeSongOptions, noSong, switchMashup, tickSong } from './song-choice.ts';
import { planSongs } from './song-plan.ts';

type AddSongDialogProps = {
  readonly target: AddTarget;
  readonly setList: SetListDraft;
  readonly onSave: (songs: readonly string[]) => void;
  readonly onClose: () => void;
};

/**
 * Asks for a song, or for an era for any of its own songs as well, which are added together; or for the two of a mashup,
 * which is added by itself. Save says why it is not possible yet.
 */
export function AddSongDialog({ target, setList, onSave, onClose }: AddSongDialogProps) {
  const { songIndex } = useSetListContext();
  const id = useId();
  const [choice, setChoice] = useState(noSong);
  const { first, second, isMashup, ticked } = choice;
  const optionsFor = useMemo(() => makeSongOptions(songIndex, setList, target), [songIndex, setList, target]);
  const { mashups } = countSetList(setList);
  const own = target.kind === 'era' ? songIndex.songsOf(target.era) : [];
  const ownIds = own.map((song) => song['_id']);
  const plan = planSongs(setList, target, own, choice);
  const { reason, room } = plan;
  const reasonId = `${id}-reason`;
  const asideId = `${id}-aside`;
  const mashup = isMashup && reason === undefined ? plan.songs[0] : undefined;

  /** What a field must not offer: the other song of the mashup, and what is ticked below. */
  function takenBeside(other: string | undefined): ReadonlyMap<string, string> {
    const boxes = plan.boxes.filter(({ isTicked }) => isTicked);
    const taken = boxes.map((box): [string, string] => [box.id, boxWords.below]);
    return new Map(isMashup && other !== undefined ? [...taken, [other, dialogWords.otherSong]] : taken);
  }

  return (
    <Dialog
      title={dialogWords.title}
      onClose={onClose}
      actions={
        <>
          <p className={styles['reason']} id={reasonId} aria-live="polite">
            {mashup === undefined
              ? [reason, room].filter((text) => text !== undefined).join(' ')
              : dialogWords.yourMashup(songIndex.titleOf(mashup))}
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
          onChoose={(song) => setChoice((now) => ({ ...now, first: song }))}
          describedBy={`${id}-place`}
        />
        <div className={styles['mashup']}>
          <Switch
            label={dialogWords.makeMashup}
            isOn={isMashup}
            onChange={(isOn) => setChoice((now) => switchMashup(now, isOn, ownIds))}
          />
          <span className={styles['count']}>{dialogWords.mashups(mashups, MAX_MASHUPS)}</span>
        </div>
        {isMashup && (
          <SongField
            label={dialogWords.second}
            optionsFor={(query) => optionsFor(query, takenBeside(first))}
            chosen={second}
            onChoose={(song) => setChoice((now) => ({ ...now, second: song }))}
            describedBy={target.kind === 'era' ? asideId : undefined}
          />
        )}
        {target.kind === 'era' && isMashup && (
          <p className={styles['aside']} id={asideId}>
            {boxWords.aside(target.era, ticked.size)}
          </p>
        )}
        {target.kind === 'era' && !isMashup && (
          <SongBoxes
            era={target.era}
            boxes={plan.boxes}
            limitId={reasonId}
            onTick={(song, isTicked) => setChoice((now) => tickSong(now, song, isTicked))}
          />
        )}
      </form>
    </Dialog>
  );
}

type SongFieldProps = {
  readonly label: string;
  readonly optionsFor: (query: string) => ReturnType<ReturnType<typeof makeSongOptions>>;
  /** The id of a song. */
  readonly chosen: string | undefined;
  readonly onChoose: (song: string | undefined) => void;
  readonly describedBy: string | undefined;
};

function SongField({ label, optionsFor, chosen, onChoose, describedBy }: SongFieldProps) {
  const { songIndex } = useSetListContext();
  return (
    <div className={styles['field']}>
      <ChoiceCombobox
        label={label}
        placeholder={dialogWords.placeholder}
        groupsFor={optionsFor}
        chosen={chosen === undefined ? undefined : { id: chosen, label: songIndex.titleOf(chosen) }}
        onChoose={(option) => onChoose(option?.id)}
        words={dialogWords.found}
        describedBy={describedBy}
      />
      {chosen !== undefined && (
        <PreviewButton clip={songIndex.clipOf(chosen)} title={songIndex.titleOf(chosen)} />
      )}
    </div>
  );
}

function placeOf(target: AddTarget, setList: SetListDraft): string {
  if (target.kind === 'surprise') return dialogWords.forSurprise(instrumentNames[target.instrument]);
  const entry = setList.entries.find((each) => eraName(each) === target.era);
  return dialogWords.forEra(target.era, setListWords.ofSix(entry ? songsOfEntry(entry).length : 0));
}
