import { useId, type ComponentProps } from 'react';
import { VisuallyHidden } from './visually-hidden.tsx';
import styles from './text-area.module.css';

type TextAreaProps = Omit<ComponentProps<'textarea'>, 'className' | 'id' | 'value' | 'onChange'> & {
  readonly label: string;
  readonly value: string;
  /** In characters; nothing more can be typed. */
  readonly maxLength: number;
  readonly onChange: (value: string) => void;
};

/** From so many characters before the end on, the count shows; a screen reader hears each step of it. */
const NEAR = { shownFrom: 100, spokenSteps: 20 } as const;

/** A labelled field for some lines of text, which grows with them. Near its limit it counts. */
export function TextArea({ label, value, maxLength, onChange, ...rest }: TextAreaProps) {
  const id = useId();
  const left = maxLength - value.length;
  const isNear = left <= NEAR.shownFrom;
  const spoken = Math.ceil(left / NEAR.spokenSteps) * NEAR.spokenSteps;
  return (
    <div className={styles['field']}>
      <label htmlFor={id} className={styles['label']}>
        {label}
      </label>
      <div className={styles['box']} data-text={`${value}\n`}>
        <textarea
          {...rest}
          id={id}
          className={styles['text']}
          rows={2}
          value={value}
          maxLength={maxLength}
          aria-describedby={isNear ? `${id}-count` : undefined}
          onChange={(event) => onChange(event.target.value)}
        />
      </div>
      {isNear && (
        <p id={`${id}-count`} className={styles['count']} data-full={left === 0 || undefined}>
          {value.length} of {maxLength} characters
        </p>
      )}
      <VisuallyHidden live="polite">{isNear && value !== '' && `${spoken} characters left`}</VisuallyHidden>
    </div>
  );
}
