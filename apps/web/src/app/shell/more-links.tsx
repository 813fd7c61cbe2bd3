import { useId, useRef, useState, type KeyboardEvent } from 'react';
import { NavLink } from 'react-router';
import { Icon } from '#ui/icon.tsx';
import { moreFanLinks } from './navigation.ts';
import { useOutsidePress } from './use-outside-press.ts';
import { useTabOut } from './use-tab-out.ts';
import styles from './more-links.module.css';

type MoreLinksProps = { readonly onChoose: () => void };

/** The pages that the header has no room for: behind a button on wide windows, in the menu itself on narrow ones. */
export function MoreLinks({ onChoose }: MoreLinksProps) {
  const [isOpen, setOpen] = useState(false);
  const listId = useId();
  const place = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  useTabOut(place, isOpen, () => setOpen(false));
  useOutsidePress(place, isOpen, () => setOpen(false));

  function close() {
    setOpen(false);
    button.current?.focus({ preventScroll: true });
  }

  function closeOnEscape(event: KeyboardEvent) {
    if (isOpen && event.key === 'Escape') close();
  }

  function choose() {
    if (isOpen) close();
    onChoose();
  }

  return (
    // Only listens to what happens on the controls within.
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions
    <div ref={place} className={styles['more']} onKeyDown={closeOnEscape}>
      <button
        ref={button}
        type="button"
        className={styles['button']}
        aria-label="More pages"
        aria-expanded={isOpen}
        aria-controls={listId}
        onClick={() => setOpen(!isOpen)}
      >
        More
        <Icon name="down" size="sm" />
      </button>
      <ul id={listId} className={styles['list']} data-open={isOpen || undefined}>
        {moreFanLinks.map(({ to, label }) => (
          <li key={to}>
            <NavLink to={to} className={styles['link'] ?? ''} onClick={choose}>
              {label}
            </NavLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
