import { useEffect, useRef, type ComponentProps, type KeyboardEvent, type RefObject } from 'react';
import { Cover } from '#ui/covers/cover.tsx';
import { Icon, type IconName } from '#ui/icon.tsx';
import styles from './combobox.module.css';
import { splitMatch } from './match.ts';
import type { ComboboxOption, OptionGroup, OptionList } from './use-option-list.ts';

type ComboboxViewProps = Omit<
  ComponentProps<'input'>,
  'className' | 'list' | 'type' | 'role' | 'onKeyDown' | 'size'
> & {
  readonly label: string;
  readonly list: OptionList;
  /** The text that is marked in the options. */
  readonly query: string;
  readonly icon: IconName;
  readonly status: string;
  /** The list covers what is below or above the field, or takes its own space below it. */
  readonly side: 'down' | 'up' | 'inline';
  readonly keys: Readonly<Record<string, (event: KeyboardEvent) => void>>;
  readonly onPick: (option: ComboboxOption) => void;
  readonly inputRef?: RefObject<HTMLInputElement | null>;
};

/** The field and the list of a combobox, after the pattern of the ARIA practices: the field keeps the focus. */
export function ComboboxView(props: ComboboxViewProps) {
  const { label, list, query, icon, status, side, keys, onPick, inputRef, ...input } = props;
  const listRef = useRef<HTMLDivElement>(null);
  const { active } = list;
  const optionId = (index: number) => `${list.id}-${index}`;
  useEffect(() => {
    const option = document.getElementById(`${list.id}-${active}`);
    if (side === 'inline') option?.scrollIntoView({ block: 'nearest' });
    else showOption(listRef.current, option);
  }, [active, list.id, side]);

  return (
    <div
      className={styles['combobox']}
      data-side={side}
      data-open={list.isShown || undefined}
      data-status={status !== '' || undefined}
    >
      <div className={styles['field']}>
        <input
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          maxLength={200}
          {...input}
          ref={inputRef}
          className={styles['input']}
          data-filled={input.value !== '' || undefined}
          type="text"
          role="combobox"
          aria-label={label}
          aria-expanded={list.isShown}
          aria-controls={list.isShown ? list.id : undefined}
          aria-autocomplete="list"
          aria-activedescendant={active < 0 ? undefined : optionId(active)}
          onKeyDown={(event) => {
            if (!event.nativeEvent.isComposing) keys[event.key]?.(event);
          }}
        />
        <span className={styles['icon']}>
          <Icon name={icon} />
        </span>
        <output className={styles['status']}>{status}</output>
      </div>
      {list.isShown && (
        // The field has the keys of all options.
        // oxlint-disable-next-line jsx-a11y/interactive-supports-focus
        <div
          ref={listRef}
          className={styles['list']}
          id={list.id}
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a select can't be filled as someone types
          role="listbox"
          aria-label={label}
          // A press on an option, or on the bar of the list, must not take the focus from the field.
          onMouseDown={(event) => event.preventDefault()}
        >
          {list.groups.map((group) => (
            <GroupRows key={group.id} group={group} list={list} query={query} onPick={onPick} />
          ))}
        </div>
      )}
    </div>
  );
}

type GroupRowsProps = Pick<ComboboxViewProps, 'list' | 'query' | 'onPick'> & { readonly group: OptionGroup };

function GroupRows({ group, list, query, onPick }: GroupRowsProps) {
  const { heading, options } = group;
  const first = options[0] ? list.options.indexOf(options[0]) : 0;
  const rows = options.map((option, index) => (
    <OptionRow
      key={option.id}
      id={`${list.id}-${first + index}`}
      option={option}
      query={query}
      isActive={first + index === list.active}
      onPick={onPick}
    />
  ));
  if (!heading) return rows;
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an optgroup lives in a select only
    <div role="group" aria-labelledby={`${list.id}-${group.id}`}>
      <div className={styles['heading']} id={`${list.id}-${group.id}`}>
        <Cover src={heading.image} size={24} />
        {heading.label}
      </div>
      {rows}
    </div>
  );
}

type OptionRowProps = Pick<ComboboxViewProps, 'query' | 'onPick'> & {
  readonly id: string;
  readonly option: ComboboxOption;
  readonly isActive: boolean;
};

function OptionRow({ id, option, query, isActive, onPick }: OptionRowProps) {
  const { before, match, after } = splitMatch(option.label, query);
  const detail = option.note ?? option.detail;
  return (
    // The field keeps the focus and has the keys of all options.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus
    <div
      id={id}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an option element can't hold a cover
      role="option"
      aria-selected={isActive}
      aria-disabled={option.isDisabled || undefined}
      className={styles['option']}
      data-cover={option.image !== undefined || undefined}
      data-noted={option.note !== undefined || undefined}
      data-opens={option.inside !== undefined || undefined}
      onClick={() => onPick(option)}
    >
      {option.image !== undefined && <Cover src={option.image} size={36} />}
      <span className={styles['label']}>
        {before}
        {match !== '' && <mark className={styles['match']}>{match}</mark>}
        {after}
      </span>
      {detail !== undefined && (
        <span className={styles['detail']}>
          {detail}
          {option.inside && <Icon name="right" size="sm" />}
        </span>
      )}
    </div>
  );
}

/** Scrolls the list, and nothing but the list, so that an option can be seen. */
function showOption(list: HTMLElement | null, option: HTMLElement | null) {
  if (!list || !option) return;
  const end = option.offsetTop + option.offsetHeight;
  if (option.offsetTop < list.scrollTop) list.scrollTop = option.offsetTop;
  else if (end > list.scrollTop + list.clientHeight) list.scrollTop = end - list.clientHeight;
}
