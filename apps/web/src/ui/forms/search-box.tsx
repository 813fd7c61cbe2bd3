import { useRef, type KeyboardEvent, type Ref } from 'react';
import { Icon } from '#ui/icon.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import styles from './search-box.module.css';

/** Something better than what the text alone leads to. */
export type SearchSuggestion = { readonly label: string; readonly onChoose: () => void };

type SearchBoxProps = {
  /** Its name and, while it is empty, its text. */
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** The field itself, for whoever leads the focus back to it. */
  readonly field?: Ref<HTMLInputElement>;
  /** Offered below the field while it is in use. */
  readonly suggestions?: readonly SearchSuggestion[];
};

/** A field that narrows what stands around it. Arrow down leads to what it suggests, as the tab key does. */
export function SearchBox({ label, value, onChange, field, suggestions = [] }: SearchBoxProps) {
  const box = useRef<HTMLDivElement>(null);

  function focusSuggestion(event: KeyboardEvent) {
    if (event.key !== 'ArrowDown' || suggestions.length === 0) return;
    event.preventDefault();
    box.current?.querySelector('button')?.focus();
  }

  return (
    <div ref={box} className={styles['search']}>
      <label className={styles['box']}>
        <VisuallyHidden>{label}</VisuallyHidden>
        <Icon name="search" size="sm" />
        <input
          ref={field}
          type="search"
          data-focus="box"
          placeholder={label}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          onKeyDown={focusSuggestion}
        />
      </label>
      <VisuallyHidden live="polite">{suggestions.map((each) => each.label).join(', ')}</VisuallyHidden>
      {suggestions.length > 0 && (
        <ul className={styles['suggestions']}>
          {suggestions.map((suggestion) => (
            <li key={suggestion.label}>
              <button
                type="button"
                onClick={() => {
                  suggestion.onChoose();
                  box.current?.querySelector('input')?.focus();
                }}
              >
                {suggestion.label}
                <Icon name="right" size="sm" />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
