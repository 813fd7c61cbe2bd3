import { useRef } from 'react';
import { Cover } from '#ui/cover.tsx';
import { Icon } from '#ui/icon.tsx';
import styles from './combobox.module.css';
import { splitMatch } from './match.ts';
import { useCombobox } from './use-combobox.ts';

/** One line of the list. `note` says what is special about it, in place of `detail`; one with `inside` lists that when chosen. */
export type ComboboxOption = {
  readonly id: string;
  readonly label: string;
  readonly detail: string;
  /** A cover's address; null shows the one of the singles. */
  readonly image: string | null;
  readonly note?: string | undefined;
  readonly inside?: readonly ComboboxOption[] | undefined;
};

type ComboboxProps = {
  /** The field's name for those who can't see where it stands. */
  readonly label: string;
  readonly placeholder: string;
  readonly search: (query: string, signal: AbortSignal) => Promise<readonly ComboboxOption[]>;
  readonly onChoose: (option: ComboboxOption) => void;
  readonly onSearchError: (error: unknown) => void;
  readonly words: ComboboxWords;
};

/** What the field says about its search; the words depend on what is searched. */
type ComboboxWords = {
  readonly searching: string;
  readonly count: (found: number) => string;
  readonly none: string;
};

/**
 * A search field with a list of what was found. Arrows move, Enter takes the option that they lead to, else the first
 * result, Escape closes and then clears, Tab leaves. A choice empties the field.
 */
export function Combobox(props: ComboboxProps) {
  const { label, placeholder, words } = props;
  const inputRef = useRef<HTMLInputElement>(null);
  const listRef = useRef<HTMLDivElement>(null);
  const box = useCombobox(props, { inputRef, listRef });
  const { found } = box;

  return (
    <div className={styles['combobox']} data-open={box.hasList || undefined}>
      <div className={styles['field']}>
        <input
          ref={inputRef}
          className={styles['input']}
          data-filled={box.text !== '' || undefined}
          type="text"
          role="combobox"
          aria-label={label}
          aria-expanded={box.hasList}
          aria-controls={box.hasList ? box.listId : undefined}
          aria-autocomplete="list"
          aria-activedescendant={box.active < 0 ? undefined : box.optionId(box.active)}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="search"
          maxLength={200}
          placeholder={placeholder}
          value={box.text}
          onChange={(event) => box.type(event.currentTarget.value)}
          onKeyDown={box.onKeyDown}
          onClick={box.open}
          onBlur={box.close}
        />
        <span className={styles['icon']}>
          <Icon name="search" />
        </span>
        <output className={styles['status']}>{statusText(found, words)}</output>
      </div>
      {box.hasList && (
        <div
          ref={listRef}
          className={styles['list']}
          id={box.listId}
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a select can't be filled as someone types
          role="listbox"
          aria-label={label}
          data-side={box.opensUp ? 'up' : 'down'}
        >
          {found.options.map((option, index) => (
            <OptionRow
              key={option.id}
              id={box.optionId(index)}
              option={option}
              query={box.text}
              isActive={index === box.active}
              onChoose={() => box.choose(option)}
            />
          ))}
        </div>
      )}
    </div>
  );
}

type OptionRowProps = {
  readonly id: string;
  readonly option: ComboboxOption;
  readonly query: string;
  readonly isActive: boolean;
  readonly onChoose: () => void;
};

function OptionRow({ id, option, query, isActive, onChoose }: OptionRowProps) {
  const { before, match, after } = splitMatch(option.label, query);
  return (
    // The field keeps the focus and has the keys of all options.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus
    <div
      id={id}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an option element can't hold a cover
      role="option"
      aria-selected={isActive}
      className={styles['option']}
      data-noted={option.note !== undefined || undefined}
      data-opens={option.inside !== undefined || undefined}
      onPointerDown={(event) => event.preventDefault()}
      onMouseDown={(event) => event.preventDefault()}
      onClick={onChoose}
    >
      <Cover src={option.image} size={36} />
      <span className={styles['label']}>
        {before}
        {match !== '' && <mark className={styles['match']}>{match}</mark>}
        {after}
      </span>
      <span className={styles['detail']}>
        {option.note ?? option.detail}
        {option.inside && <Icon name="right" size="sm" />}
      </span>
    </div>
  );
}

function statusText(found: ReturnType<typeof useCombobox>['found'], words: ComboboxWords): string {
  if (found.kind === 'searching') return words.searching;
  if (found.kind === 'idle') return '';
  const results = found.options.filter(({ inside }) => inside === undefined).length;
  return results === 0 ? words.none : words.count(results);
}
