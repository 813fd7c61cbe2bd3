import { useRef, useState, type ComponentProps } from 'react';
import { IconButton } from '#ui/buttons/icon-button.tsx';
import { ListenMenu } from './listen-menu.tsx';
import { listenWords } from './listen.words.ts';

type ListenButtonProps = Pick<ComponentProps<typeof IconButton>, 'variant'> & {
  /** The title of a song, or of a mashup. */
  readonly title: string;
};

/** A small button with a menu of where a song can be heard, for rows without a menu of their own. */
export function ListenButton({ title, variant = 'plain' }: ListenButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  // A press closes an open menu by itself, before its click arrives: the click must not open it again.
  const wasOpen = useRef(false);
  return (
    <>
      <IconButton
        ref={button}
        icon="listen"
        label={listenWords.listen(title)}
        variant={variant}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        data-drag="none"
        onPointerDown={() => (wasOpen.current = isOpen)}
        onClick={() => {
          setOpen(!wasOpen.current);
          wasOpen.current = false;
        }}
      />
      {isOpen && <ListenMenu title={title} opener={button} onClose={() => setOpen(false)} />}
    </>
  );
}
