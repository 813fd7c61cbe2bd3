import { useId, type ReactNode } from 'react';
import { Icon } from './icon.tsx';
import styles from './select.module.css';

type SelectProps<Value extends string> = {
  readonly label: string;
  readonly value: Value;
  readonly choices: readonly Value[];
  readonly onChange: (value: Value) => void;
  /** What is going on, beside the label. */
  readonly status?: ReactNode;
};

/** A labelled choice of one of several names, which takes effect at once. */
export function Select<Value extends string>({
  label,
  value,
  choices,
  onChange,
  status,
}: SelectProps<Value>) {
  const id = useId();

  function choose(name: string) {
    const choice = choices.find((one) => one === name);
    if (choice !== undefined) onChange(choice);
  }

  return (
    <div className={styles['field']}>
      <label htmlFor={id} className={styles['label']}>
        {label}
      </label>
      <span className={styles['box']}>
        <select
          id={id}
          className={styles['select']}
          value={value}
          onChange={(event) => choose(event.target.value)}
        >
          {choices.map((choice) => (
            <option key={choice}>{choice}</option>
          ))}
        </select>
        <Icon name="down" size="sm" />
      </span>
      {status}
    </div>
  );
}
