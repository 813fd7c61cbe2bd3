import type { ReactNode } from 'react';
import { Button } from '#ui/button.tsx';
import { Menu } from '#ui/menu.tsx';
import type { PosterPiece } from './share-set-list.ts';
import { sharedWords } from './shared-set-list.words.ts';

type PosterMenuProps = {
  readonly isBusy: boolean;
  readonly onChoose: (piece: PosterPiece) => void;
  /** What the button says. */
  readonly children: ReactNode;
};

/** The button that asks which picture of the set list to keep. */
export function PosterMenu({ isBusy, onChoose, children }: PosterMenuProps) {
  return (
    <Menu
      trigger={
        <Button variant="quiet" isBusy={isBusy}>
          {children}
        </Button>
      }
      choices={[
        { label: sharedWords.posterTall, onChoose: () => onChoose('poster') },
        { label: sharedWords.posterWide, onChoose: () => onChoose('card') },
      ]}
    />
  );
}
