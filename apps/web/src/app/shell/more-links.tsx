import { useId } from 'react';
import { NavLink } from 'react-router';
import { Icon } from '#ui/icon.tsx';
import { moreFanLinks } from './navigation.ts';
import { useDisclosure } from './use-disclosure.ts';
import styles from './more-links.module.css';

type MoreLinksProps = { readonly onChoose: () => void };

/** The pages that the header has no room for: behind a button on wide windows, in the menu itself on narrow ones. */
export function MoreLinks({ onChoose }: MoreLinksProps) {
  const { isOpen, place, button, close } = useDisclosure<HTMLDivElement>();
  const listId = useId();

  function choose() {
    close();
    onChoose();
  }

  return (
    // Only listens to what happens on the controls within.
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions
    <div className={styles['more']} {...place}>
      <button
        type="button"
        className={styles['button']}
        aria-label="More pages"
        aria-controls={listId}
        {...button}
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
