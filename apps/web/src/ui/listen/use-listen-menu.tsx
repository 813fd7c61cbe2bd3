import { useRef, useState } from 'react';
import { ListenMenu } from './listen-menu.tsx';

/** The menu of where a song, or a mashup, of this title can be heard while it is open, and what makes a button open it. */
export function useListenMenu(title: string) {
  const opener = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  // A press closes an open menu by itself, before its click arrives: the click must not open it again.
  const wasOpen = useRef(false);
  const button = {
    ref: opener,
    'aria-haspopup': 'menu',
    'aria-expanded': isOpen,
    'data-drag': 'none',
    onPointerDown: () => void (wasOpen.current = isOpen),
    onClick: () => {
      setOpen(!wasOpen.current);
      wasOpen.current = false;
    },
  } as const;
  return {
    button,
    menu: isOpen && <ListenMenu title={title} opener={opener} onClose={() => setOpen(false)} />,
  };
}
