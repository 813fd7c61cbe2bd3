import { Icon } from '#ui/icon.tsx';
import { Tooltip } from '#ui/tooltip.tsx';
import styles from './add-song-button.module.css';
import { useSetListContext, type AddTarget } from '#features/set-list/set-list-context.ts';
import { instrumentNames, setListWords } from '#features/set-list/set-list.words.ts';
import { addTargetId } from '#features/set-list/focus-targets.ts';

type AddSongButtonProps = { readonly target: AddTarget; readonly isFull?: boolean };

/** Opens the dialog to add a song. In a full era it stays in reach and says why it does nothing, as the line above the eras says it of a show that could not be read. */
export function AddSongButton({ target, isFull = false }: AddSongButtonProps) {
  const { openAdd, isUnknown } = useSetListContext();
  const isOff = isFull || isUnknown;
  const place = target.kind === 'era' ? target.era : instrumentNames[target.instrument];
  return (
    <Tooltip text={setListWords.eraFull} isDisabled={!isFull} opensOnPress>
      <button
        type="button"
        className={styles['add']}
        data-focus-target={addTargetId(target)}
        aria-label={setListWords.addSongTo(place)}
        aria-disabled={isOff || undefined}
        // oxlint-disable-next-line jsx-a11y/role-supports-aria-props -- ARIA 1.3 has it on every element; a description by id would be a second copy of the hint
        aria-description={isFull ? setListWords.eraFull : undefined}
        onClick={() => {
          if (!isOff) openAdd(target);
        }}
      >
        <Icon name="plus" size="sm" />
        {setListWords.addSong}
      </button>
    </Tooltip>
  );
}
