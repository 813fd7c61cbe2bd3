import type { ReactElement } from 'react';
import type { SharedPicture } from '#lib/share-picture.ts';
import { Menu } from '#ui/menu.tsx';

/** A picture to choose, with its shape and size in words. */
export type PictureChoice = SharedPicture & { readonly label: string };

type PictureMenuProps = {
  readonly trigger: ReactElement;
  readonly pictures: readonly PictureChoice[];
  readonly onChoose: (picture: SharedPicture) => void;
};

/** The button that asks which picture to keep. It comes when it is first pressed, so it opens at once. */
export function PictureMenu({ trigger, pictures, onChoose }: PictureMenuProps) {
  return (
    <Menu
      trigger={trigger}
      opensAtOnce
      choices={pictures.map((picture) => ({
        label: picture.label,
        onChoose: () => onChoose(picture),
      }))}
    />
  );
}
