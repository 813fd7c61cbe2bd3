import { useEffect, useEffectEvent, useRef, useState, type KeyboardEvent } from 'react';
import { ComboboxView } from './combobox-view.tsx';
import { createSearchSession, type SearchSession, type SearchState } from './search-session.ts';
import { useOptionList, type ComboboxOption } from './use-option-list.ts';

/** The pause in typing after which a search starts. */
const SEARCH_DELAY_MS = 500;
/** The list and a little air: with less room below and more above, it opens upward. */
const ROOM_FOR_LIST_PX = 216;
const NOTHING = { kind: 'idle', options: [] } as const;

type SearchComboboxProps = {
  /** The field's name for those who can't see where it stands. */
  readonly label: string;
  readonly placeholder: string;
  /** Nothing can be typed now. */
  readonly isLocked: boolean;
  readonly search: (query: string, signal: AbortSignal) => Promise<readonly ComboboxOption[]>;
  readonly onChoose: (option: ComboboxOption) => void;
  readonly onSearchError: (error: unknown) => void;
  readonly words: SearchWords;
};

/** What the field says about its search; the words depend on what is searched. */
type SearchWords = {
  readonly searching: string;
  readonly count: (found: number) => string;
  readonly none: string;
};

/**
 * A field that asks the server as someone types. Enter takes the option that the arrows lead to, else the first result,
 * which it waits for; Escape closes and then clears, Tab leaves. A choice empties the field.
 */
export function SearchCombobox(props: SearchComboboxProps) {
  const { label, placeholder, isLocked, words, onChoose } = props;
  const inputRef = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  const [found, setFound] = useState<SearchState<ComboboxOption>>(NOTHING);
  const [opensUp, setOpensUp] = useState(false);
  const list = useOptionList(() => [{ id: 'found', options: found.options }]);
  const session = useRef<SearchSession<ComboboxOption>>(undefined);
  // Enter came before the answer: the first result is to be chosen once it is there.
  const wantsFirst = useRef(false);
  // The session outlives a render; it calls what the latest one gave.
  const onEvent = useEffectEvent(() => ({ ...props, open, choose, leave: list.leave }));

  useEffect(() => {
    const search = createSearchSession<ComboboxOption>({
      search: (query, signal) => onEvent().search(query, signal),
      delayMs: SEARCH_DELAY_MS,
      onState: (state) => {
        setFound(state);
        onEvent().leave();
        if (state.kind !== 'found') return;
        onEvent().open();
        if (!wantsFirst.current) return;
        wantsFirst.current = false;
        onEvent().choose(state.options[0]);
      },
      onError: (error) => {
        wantsFirst.current = false;
        onEvent().onSearchError(error);
      },
    });
    session.current = search;
    return search.reset;
  }, []);

  function open() {
    const field = inputRef.current;
    // The fan may have gone elsewhere while the answer was on its way.
    if (!field || field.ownerDocument.activeElement !== field) return;
    const { top, bottom } = field.getBoundingClientRect();
    const below = (window.visualViewport?.height ?? window.innerHeight) - bottom;
    setOpensUp(below < ROOM_FOR_LIST_PX && top > below);
    list.open();
  }

  function type(next: string) {
    wantsFirst.current = false;
    setText(next);
    session.current?.type(next);
  }

  function close() {
    wantsFirst.current = false;
    list.close();
  }

  function clear() {
    setText('');
    session.current?.reset();
    close();
  }

  function choose(option: ComboboxOption | undefined) {
    if (option === undefined) return;
    if (option.inside) {
      setText(option.label);
      session.current?.show(option.label, option.inside);
      return;
    }
    clear();
    onChoose(option);
  }

  function enter() {
    if (list.active >= 0) return choose(list.options[list.active]);
    if (session.current?.hurry()) wantsFirst.current = true;
    else choose(list.options[0]);
  }

  function move(step: 1 | -1) {
    if (!list.isShown && list.options.length > 0) open();
    list.move(step);
  }

  const keys: Readonly<Record<string, (event: KeyboardEvent) => void>> = {
    ArrowDown: (event) => (event.preventDefault(), move(1)),
    ArrowUp: (event) => (event.preventDefault(), move(-1)),
    Enter: (event) => (event.preventDefault(), enter()),
    Escape: () => (list.isShown ? close() : clear()),
    Tab: close,
  };

  return (
    <ComboboxView
      label={label}
      list={list}
      query={text}
      icon="search"
      status={statusText(found, words)}
      side={opensUp ? 'up' : 'down'}
      keys={keys}
      onPick={choose}
      inputRef={inputRef}
      enterKeyHint="search"
      placeholder={placeholder}
      readOnly={isLocked}
      aria-disabled={isLocked || undefined}
      value={text}
      onChange={(event) => type(event.currentTarget.value)}
      onClick={open}
      onBlur={close}
    />
  );
}

function statusText(found: SearchState<ComboboxOption>, words: SearchWords): string {
  if (found.kind === 'searching') return words.searching;
  if (found.kind === 'idle') return '';
  const results = found.options.filter(({ inside }) => inside === undefined).length;
  return results === 0 ? words.none : words.count(results);
}
