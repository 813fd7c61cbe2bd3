import { useEffect, useId, useState, type KeyboardEvent } from 'react';
import { Cover } from '#ui/cover.tsx';
import { Icon } from '#ui/icon.tsx';
import styles from './grouped-combobox.module.css';
import { splitMatch } from './match.ts';

/** One choice. A disabled one is shown with the reason in `note`. */
export type GroupedOption = {
  readonly id: string;
  readonly label: string;
  readonly note?: string | undefined;
  readonly isDisabled?: boolean;
};

export type OptionGroup = {
  readonly id: string;
  readonly label: string;
  /** A cover's address; null shows the one of the singles. */
  readonly image: string | null;
  readonly options: readonly GroupedOption[];
};

type GroupedComboboxProps = {
  readonly label: string;
  readonly placeholder: string;
  /** What is offered for a text; for an empty one everything. */
  readonly groupsFor: (query: string) => readonly OptionGroup[];
  readonly chosen: GroupedOption | undefined;
  /** Called with undefined when the fan types over a choice. */
  readonly onChoose: (option: GroupedOption | undefined) => void;
  readonly words: { readonly count: (found: number) => string; readonly none: string };
  /** Explains to screen readers what the choice leads to. */
  readonly describedBy?: string;
};

/**
 * A field to choose one of many, grouped, found as someone types: the choice stays in the field. Arrows move over all
 * options, disabled ones included, so that their notes are heard; Enter takes the one they lead to, else the first that
 * was found, Escape closes, Tab leaves.
 */
export function GroupedCombobox(props: GroupedComboboxProps) {
  const { label, placeholder, groupsFor, chosen, onChoose, words, describedBy } = props;
  const listId = useId();
  const [typed, setTyped] = useState('');
  const [isOpen, setIsOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const groups = isOpen ? groupsFor(typed) : [];
  const options = groups.flatMap((group) => group.options);
  const placeOf = new Map(options.map((option, place) => [option, place]));
  const hasList = isOpen && options.length > 0;
  const optionId = (index: number) => `${listId}-${index}`;

  useEffect(() => {
    if (active >= 0) document.getElementById(`${listId}-${active}`)?.scrollIntoView({ block: 'nearest' });
  }, [active, listId]);

  function open() {
    setIsOpen(true);
  }

  function close() {
    setIsOpen(false);
    setActive(-1);
  }

  function type(text: string) {
    setTyped(text);
    setActive(-1);
    setIsOpen(true);
    if (chosen) onChoose(undefined);
  }

  function choose(option: GroupedOption | undefined) {
    if (!option || option.isDisabled) return;
    setTyped('');
    close();
    onChoose(option);
  }

  /** Nobody chooses what they did not ask for: without a text there is no first result. */
  function firstFound() {
    return typed.trim() === '' ? undefined : options.find((option) => !option.isDisabled);
  }

  function move(step: 1 | -1) {
    if (!isOpen) return open();
    const count = options.length;
    if (count === 0) return;
    setActive((place) => (place < 0 ? (step === 1 ? 0 : count - 1) : (place + step + count) % count));
  }

  const keys: Readonly<Record<string, (event: KeyboardEvent) => void>> = {
    ArrowDown: (event) => (event.preventDefault(), move(1)),
    ArrowUp: (event) => (event.preventDefault(), move(-1)),
    // With the list closed Enter is the form's.
    Enter: (event) => isOpen && (event.preventDefault(), choose(options[active] ?? firstFound())),
    // A dialog around must not close with the list.
    Escape: (event) => isOpen && (event.preventDefault(), event.stopPropagation(), close()),
    Tab: () => close(),
  };

  return (
    <div className={styles['combobox']}>
      <div className={styles['field']}>
        <input
          className={styles['input']}
          type="text"
          role="combobox"
          aria-label={label}
          aria-expanded={hasList}
          aria-controls={hasList ? listId : undefined}
          aria-autocomplete="list"
          aria-activedescendant={active < 0 ? undefined : optionId(active)}
          aria-describedby={describedBy}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          maxLength={200}
          placeholder={placeholder}
          value={chosen?.label ?? typed}
          onChange={(event) => type(event.currentTarget.value)}
          onClick={open}
          onBlur={close}
          onFocus={(event) => event.currentTarget.select()}
          onKeyDown={(event) => {
            if (!event.nativeEvent.isComposing) keys[event.key]?.(event);
          }}
        />
        <span className={styles['icon']}>
          <Icon name={chosen ? 'check' : 'search'} />
        </span>
        <output className={styles['status']}>
          {statusOf(isOpen && typed !== '', options.length, words)}
        </output>
      </div>
      {hasList && (
        // The field keeps the focus and has the keys of all options.
        // oxlint-disable-next-line jsx-a11y/interactive-supports-focus
        <div
          className={styles['list']}
          id={listId}
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a select can't be filtered as someone types
          role="listbox"
          aria-label={label}
          // A press on the bar of the list must not take the focus from the field.
          onMouseDown={(event) => event.preventDefault()}
        >
          {groups.map((group) => (
            // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an optgroup lives in a select only
            <div key={group.id} role="group" aria-labelledby={`${listId}-${group.id}`}>
              <div className={styles['heading']} id={`${listId}-${group.id}`}>
                <Cover src={group.image} size={24} />
                {group.label}
              </div>
              {group.options.map((option) => (
                <OptionRow
                  key={option.id}
                  id={optionId(placeOf.get(option) ?? 0)}
                  option={option}
                  query={typed}
                  isActive={placeOf.get(option) === active}
                  onChoose={choose}
                />
              ))}
            </div>
          ))}
        </div>
      )}
    </div>
  );
}

type OptionRowProps = {
  readonly id: string;
  readonly option: GroupedOption;
  readonly query: string;
  readonly isActive: boolean;
  readonly onChoose: (option: GroupedOption) => void;
};

function OptionRow({ id, option, query, isActive, onChoose }: OptionRowProps) {
  const { before, match, after } = splitMatch(option.label, query);
  return (
    // The field keeps the focus and has the keys of all options.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus
    <div
      id={id}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an option element can't mark what was found
      role="option"
      aria-selected={isActive}
      aria-disabled={option.isDisabled || undefined}
      className={styles['option']}
      onClick={() => onChoose(option)}
    >
      <span className={styles['label']}>
        {before}
        {match !== '' && <mark className={styles['match']}>{match}</mark>}
        {after}
      </span>
      {option.note !== undefined && <span className={styles['note']}>{option.note}</span>}
    </div>
  );
}

function statusOf(isSearching: boolean, found: number, words: GroupedComboboxProps['words']): string {
  if (!isSearching) return '';
  return found === 0 ? words.none : words.count(found);
}
