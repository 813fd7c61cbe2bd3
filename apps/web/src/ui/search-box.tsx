import type { Ref } from 'react';
import { Icon } from './icon.tsx';
import { VisuallyHidden } from './visually-hidden.tsx';
import styles from './search-box.module.css';

type SearchBoxProps = {
  /** Its name and, while it is empty, its text. */
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** The field itself, for whoever leads the focus back to it. */
  readonly field?: Ref<HTMLInputElement>;
};

/** A field that narrows what stands around it. */
export function SearchBox({ label, value, onChange, field }: SearchBoxProps) {
  return (
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
      />
    </label>
  );
}
