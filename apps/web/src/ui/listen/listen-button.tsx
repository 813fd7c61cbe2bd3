import type { ComponentProps } from 'react';
import type { BarAction } from '#ui/chart/chart-data.ts';
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

/** Lets the bars of a chart be listened to, whose labels are titles of songs. */
export const listenAction: BarAction = {
  heading: listenWords.heading,
  render: ({ label }) => <ListenButton title={label} />,
};
