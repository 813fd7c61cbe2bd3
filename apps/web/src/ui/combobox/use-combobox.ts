import {
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
  type KeyboardEvent,
  type RefObject,
} from 'react';
import { createSearchSession, type SearchSession, type SearchState } from './search-session.ts';

/** The pause in typing after which a search starts. */
const SEARCH_DELAY_MS = 500;
/** The list and a little air: with less room below and more above, it opens upward. */
const ROOM_FOR_LIST_PX = 216;
const NOTHING = { kind: 'idle', options: [] } as const;

type ComboboxSource<Option extends OptionLike<Option>> = {
  readonly search: (query: string, signal: AbortSignal) => Promise<readonly Option[]>;
  readonly onChoose: (option: Option) => void;
  readonly onSearchError: (error: unknown) => void;
};

/** What the keys need to know of an option. `inside` is what it opens instead of being chosen. */
type OptionLike<Option> = { readonly label: string; readonly inside?: readonly Option[] | undefined };

type ComboboxParts = {
  readonly inputRef: RefObject<HTMLInputElement | null>;
  readonly listRef: RefObject<HTMLDivElement | null>;
};

/** The state and the keys of a search field with a list, after the combobox pattern of the ARIA practices. */
export function useCombobox<Option extends OptionLike<Option>>(
  source: ComboboxSource<Option>,
  { inputRef, listRef }: ComboboxParts,
) {
  const listId = useId();
  const [text, setText] = useState('');
  const [found, setFound] = useState<SearchState<Option>>(NOTHING);
  const [isOpen, setIsOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const [opensUp, setOpensUp] = useState(false);
  const session = useRef<SearchSession<Option>>(undefined);
  // Enter came before the answer: the first result is to be chosen once it is there.
  const wantsFirst = useRef(false);
  // The session outlives a render; it calls what the latest one gave.
  const onEvent = useEffectEvent(() => ({ ...source, open, choose }));

  useEffect(() => {
    const search = createSearchSession<Option>({
      search: (query, signal) => onEvent().search(query, signal),
      delayMs: SEARCH_DELAY_MS,
      onState: (state) => {
        setFound(state);
        setActive(-1);
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
  useEffect(() => showOption(listRef.current, active), [listRef, active]);

  const hasList = isOpen && found.options.length > 0;

  function open() {
    const field = inputRef.current;
    // The fan may have gone elsewhere while the answer was on its way.
    if (!field || field.ownerDocument.activeElement !== field) return;
    const { top, bottom } = field.getBoundingClientRect();
    const below = (window.visualViewport?.height ?? window.innerHeight) - bottom;
    setOpensUp(below < ROOM_FOR_LIST_PX && top > below);
    setIsOpen(true);
  }

  function close() {
    wantsFirst.current = false;
    setIsOpen(false);
    setActive(-1);
  }

  function clear() {
    setText('');
    session.current?.reset();
    close();
  }

  function choose(option: Option | undefined) {
    if (option === undefined) return;
    if (option.inside) {
      setText(option.label);
      session.current?.show(option.label, option.inside);
      return;
    }
    clear();
    source.onChoose(option);
  }

  function enter() {
    if (active >= 0) return choose(found.options[active]);
    if (session.current?.hurry()) wantsFirst.current = true;
    else choose(found.options[0]);
  }

  function move(step: 1 | -1) {
    const count = found.options.length;
    if (count === 0) return;
    if (!hasList) open();
    setActive((place) => (place < 0 ? (step === 1 ? 0 : count - 1) : (place + step + count) % count));
  }

  const keys: Readonly<Record<string, (event: KeyboardEvent) => void>> = {
    ArrowDown: (event) => (event.preventDefault(), move(1)),
    ArrowUp: (event) => (event.preventDefault(), move(-1)),
    Enter: (event) => (event.preventDefault(), enter()),
    Escape: () => (hasList ? close() : clear()),
    Tab: () => close(),
  };

  return {
    listId,
    text,
    found,
    active,
    hasList,
    opensUp,
    open,
    close,
    choose,
    optionId: (index: number) => `${listId}-${index}`,
    type: (next: string) => {
      wantsFirst.current = false;
      setText(next);
      session.current?.type(next);
    },
    onKeyDown: (event: KeyboardEvent) => {
      if (!event.nativeEvent.isComposing) keys[event.key]?.(event);
    },
  };
}

/** Scrolls the list, and nothing but the list, so that an option can be seen. */
function showOption(list: HTMLElement | null, index: number) {
  const option = list?.children[index];
  if (!list || !(option instanceof HTMLElement)) return;
  const end = option.offsetTop + option.offsetHeight;
  if (option.offsetTop < list.scrollTop) list.scrollTop = option.offsetTop;
  else if (end > list.scrollTop + list.clientHeight) list.scrollTop = end - list.clientHeight;
}
