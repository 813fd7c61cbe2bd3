import { useState } from 'react';
import styles from './switch.module.css';

type SwitchProps = {
  readonly label: string;
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
};

/** A setting that is on or off, and takes effect at once. */
export function Switch({ label, isOn, onChange }: SwitchProps) {
  // The new state may come back a moment later; until then the switch must not jump back.
  const [shown, setShown] = useState(isOn);
  const [known, setKnown] = useState(isOn);
  if (isOn !== known) {
    setKnown(isOn);
    setShown(isOn);
  }
  return (
    <label className={styles['switch']}>
      {label}
      <input
        type="checkbox"
        // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- the box itself says whether it is checked
        role="switch"
        className={styles['box']}
        checked={shown}
        onChange={(event) => {
          setShown(event.target.checked);
          onChange(event.target.checked);
        }}
      />
    </label>
  );
}
