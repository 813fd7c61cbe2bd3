import { useId, type ComponentProps, type ReactNode } from 'react';
import { Icon } from '#ui/icon.tsx';
import styles from './select.module.css';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';

/** One of the things to choose from. */
type Choice<Value extends string> = {
  readonly value: Value;
  readonly name: string;
  readonly isDisabled?: boolean;
};

type SelectProps<Value extends string> = Omit<
  ComponentProps<'select'>,
  'className' | 'id' | 'value' | 'onChange'
> & {
  readonly label: string;
  readonly value: Value;
  readonly choices: readonly Choice<Value>[];
  readonly onChange: (value: Value) => void;
  /** `beside` the choice is usual; `above` it makes the choice as wide as what is around, and so does `hidden`. */
  readonly labelPlace?: 'beside' | 'above' | 'hidden';
  /** What is going on, beside the label. */
  readonly status?: ReactNode;
};

/** A labelled choice of one of several names. */
export function Select<Value extends string>(props: SelectProps<Value>) {
  const { label, value, choices, onChange, labelPlace = 'beside', status, ...select } = props;
  const id = useId();

  function choose(wanted: string) {
    const choice = choices.find((one) => one.value === wanted);
    if (choice !== undefined) onChange(choice.value);
  }

  return (
    <div className={styles['field']} data-label={labelPlace}>
      <label htmlFor={id} className={styles['label']}>
        {labelPlace === 'hidden' ? <VisuallyHidden>{label}</VisuallyHidden> : label}
      </label>
      <span className={styles['box']}>
        <select
          {...select}
          id={id}
          className={styles['select']}
          value={value}
          onChange={(event) => choose(event.target.value)}
        >
          {choices.map((choice) => (
            <option key={choice.value} value={choice.value} disabled={choice.isDisabled}>
              {choice.name}
            </option>
          ))}
        </select>
        <Icon name="down" size="sm" />
      </span>
      {status}
    </div>
  );
}
