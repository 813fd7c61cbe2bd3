import { useId, useState } from 'react';

/** One line of a list. The arrows reach a disabled one, too, so that screen readers read its note. */
export type ComboboxOption = {
  readonly id: string;
  readonly label: string;
  readonly detail?: string;
  /** What is special about it, in place of `detail`. */
  readonly note?: string | undefined;
  /** A cover's address; null shows the one of the singles. Left out where the group has a heading with a cover. */
  readonly image?: string | null;
  readonly isDisabled?: boolean;
  /** What it lists when chosen, where it is no choice itself. */
  readonly inside?: readonly ComboboxOption[] | undefined;
};

/** Options that belong together, under a heading with a cover or without one. */
export type OptionGroup = {
  readonly id: string;
  readonly heading?: { readonly label: string; readonly image: string | null };
  readonly options: readonly ComboboxOption[];
};

/** The list of a combobox: whether it is open, and which option is active. */
export type OptionList = {
  readonly id: string;
  readonly groups: readonly OptionGroup[];
  /** The options of all groups. */
  readonly options: readonly ComboboxOption[];
  /** Open, with something in it. */
  readonly isShown: boolean;
  readonly isOpen: boolean;
  /** The place of the active option, which the arrows choose; -1 for none. */
  readonly active: number;
  readonly open: () => void;
  readonly close: () => void;
  /** Makes no option active, as after each letter that is typed. */
  readonly leave: () => void;
  /** Makes the next option active, or the one before; past an end the other end. */
  readonly move: (step: 1 | -1) => void;
};

/** Keeps the state of a combobox's list; `listGroups` answers what is in it. */
export function useOptionList(listGroups: (isOpen: boolean) => readonly OptionGroup[]): OptionList {
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const groups = listGroups(isOpen);
  const options = groups.flatMap((group) => group.options);
  const count = options.length;

  return {
    id,
    groups,
    options,
    isOpen,
    isShown: isOpen && count > 0,
    active,
    open: () => setIsOpen(true),
    close: () => {
      setIsOpen(false);
      setActive(-1);
    },
    leave: () => setActive(-1),
    move: (step) => {
      if (count === 0) return;
      setActive((place) => (place < 0 ? (step === 1 ? 0 : count - 1) : (place + step + count) % count));
    },
  };
}
