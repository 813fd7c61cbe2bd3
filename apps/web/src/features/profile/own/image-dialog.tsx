import { profileImageNames, profileImages } from '@thirteen/domain/profile/profile-choices.ts';
import { useRef, useState, type KeyboardEvent } from 'react';
import { Button } from '#ui/buttons/button.tsx';
import { Dialog } from '#ui/dialogs/dialog.tsx';
import { profileImage } from '#lib/profile-image.ts';
import styles from './image-dialog.module.css';
import { profileWords } from '#features/profile/profile.words.ts';

type ImageDialogProps = {
  readonly chosen: string;
  readonly onChoose: (image: string) => void;
  readonly onClose: () => void;
};

const SIZE_PX = 72;

/** All presets as one radio group: arrows move through the grid, Enter, Space and a press choose. */
export function ImageDialog({ chosen, onChoose, onClose }: ImageDialogProps) {
  const grid = useRef<HTMLDivElement>(null);
  const [marked, setMarked] = useState(chosen);

  function move(event: KeyboardEvent) {
    const buttons = Array.from(grid.current?.children ?? []).filter((child) => child instanceof HTMLElement);
    const next = findNextImage(
      event.key,
      profileImageNames.findIndex((name) => name === marked),
      { count: buttons.length, columns: countColumns(buttons) },
    );
    const name = next === undefined ? undefined : profileImageNames[next];
    if (next === undefined || name === undefined) return;
    event.preventDefault();
    setMarked(name);
    buttons[next]?.focus();
  }

  return (
    <Dialog
      title={profileWords.chooseImage}
      onClose={onClose}
      actions={
        <Button variant="quiet" onClick={onClose}>
          {profileWords.cancel}
        </Button>
      }
    >
      <div
        ref={grid}
        className={styles['grid']}
        role="radiogroup"
        aria-label={profileWords.chooseImage}
        tabIndex={-1}
        onKeyDown={move}
      >
        {profileImageNames.map((name) => (
          <button
            key={name}
            type="button"
            // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a radio input would choose while arrows only move
            role="radio"
            className={styles['choice']}
            aria-checked={name === marked}
            aria-label={profileImages[name]}
            tabIndex={name === marked ? 0 : -1}
            data-autofocus={name === chosen ? '' : undefined}
            onClick={() => onChoose(name)}
          >
            <img src={profileImage(name).src} width={SIZE_PX} height={SIZE_PX} alt="" />
          </button>
        ))}
      </div>
    </Dialog>
  );
}

/** How many are in the first row: the grid has fewer columns on a phone. */
function countColumns(buttons: readonly HTMLElement[]): number {
  const top = buttons[0]?.offsetTop;
  return Math.max(1, buttons.filter((button) => button.offsetTop === top).length);
}

/** Where a key leads from an image of the grid, by index; undefined for keys that lead nowhere. */
export function findNextImage(
  key: string,
  from: number,
  { count, columns }: { readonly count: number; readonly columns: number },
): number | undefined {
  const steps: Readonly<Record<string, number>> = {
    ArrowRight: from + 1,
    ArrowLeft: from - 1,
    ArrowDown: from + columns < count ? from + columns : from % columns,
    ArrowUp: from - columns >= 0 ? from - columns : lastInColumn(from, columns, count),
    Home: 0,
    End: count - 1,
  };
  const next = steps[key];
  return next === undefined ? undefined : (next + count) % count;
}

function lastInColumn(from: number, columns: number, count: number): number {
  return from + columns * Math.floor((count - 1 - from) / columns);
}
