import { useState, type KeyboardEvent } from 'react';
import { ComboboxView } from './combobox-view.tsx';
import { useOptionList, type ComboboxOption, type OptionGroup } from './use-option-list.ts';

type ChoiceComboboxProps = {
  readonly label: string;
  readonly placeholder: string;
  /** What is offered for a text; for an empty one everything. */
  readonly groupsFor: (query: string) => readonly OptionGroup[];
  readonly chosen: ComboboxOption | undefined;
  /** Called with undefined when the fan types over a choice. */
  readonly onChoose: (option: ComboboxOption | undefined) => void;
  readonly words: { readonly count: (found: number) => string; readonly none: string };
  /** Explains to screen readers what the choice leads to. */
  readonly describedBy?: string | undefined;
  /** Where its list opens: over what is below, or before it, as a dialog has the room. */
  readonly side?: 'down' | 'inline';
};

/**
 * A field to choose one of many, found as someone types: the choice stays in the field. Enter takes the option that the
 * arrows lead to, else the first that was found; Escape closes, Tab leaves.
 */
export function ChoiceCombobox(props: ChoiceComboboxProps) {
  const { label, placeholder, groupsFor, chosen, onChoose, words, describedBy, side = 'inline' } = props;
  const [typed, setTyped] = useState('');
  const list = useOptionList((isOpen) => (isOpen ? groupsFor(typed) : []));
  const { isOpen, options } = list;

  function type(text: string) {
    setTyped(text);
    list.leave();
    list.open();
    if (chosen) onChoose(undefined);
  }

  function choose(option: ComboboxOption | undefined) {
    if (!option || option.isDisabled) return;
    setTyped('');
    list.close();
    onChoose(option);
  }

  /** Nobody chooses what they did not ask for: without a text there is no first result. */
  function firstFound() {
    return typed.trim() === '' ? undefined : options.find((option) => !option.isDisabled);
  }

  const move = (step: 1 | -1) => (isOpen ? list.move(step) : list.open());
  const keys: Readonly<Record<string, (event: KeyboardEvent) => void>> = {
    ArrowDown: (event) => (event.preventDefault(), move(1)),
    ArrowUp: (event) => (event.preventDefault(), move(-1)),
    // With the list closed Enter is the form's.
    Enter: (event) => isOpen && (event.preventDefault(), choose(options[list.active] ?? firstFound())),
    // A dialog around must not close with the list.
    Escape: (event) => isOpen && (event.preventDefault(), event.stopPropagation(), list.close()),
    Tab: list.close,
  };
  const found = options.length === 0 ? words.none : words.count(options.length);

  return (
    <ComboboxView
      label={label}
      list={list}
      query={typed}
      icon={chosen ? 'check' : 'search'}
      status={isOpen && typed !== '' ? found : ''}
      side={side}
      keys={keys}
      onPick={choose}
      placeholder={placeholder}
      aria-describedby={describedBy}
      value={chosen?.label ?? typed}
      onChange={(event) => type(event.currentTarget.value)}
      onClick={list.open}
      onBlur={list.close}
      onFocus={(event) => event.currentTarget.select()}
    />
  );
}
