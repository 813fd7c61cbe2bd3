import type { ComponentProps } from 'react';
import { IconButton } from '#ui/buttons/icon-button.tsx';
import { listenWords } from './listen.words.ts';
import { useListenMenu } from './use-listen-menu.tsx';

type ListenButtonProps = Pick<ComponentProps<typeof IconButton>, 'variant'> & {
  /** The title of a song, or of a mashup. */
  readonly title: string;
};

/** A small button with a menu of where a song can be heard, for rows without a menu of their own. */
export function ListenButton({ title, variant = 'plain' }: ListenButtonProps) {
  const { button, menu } = useListenMenu(title);
  return (
    <>
      <IconButton {...button} icon="listen" label={listenWords.listen(title)} variant={variant} />
      {menu}
    </>
  );
}
