import { useId, type ComponentProps } from 'react';
import { FieldProblem, RequiredMark } from './field.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import styles from './text-area.module.css';

type TextAreaProps = Omit<ComponentProps<'textarea'>, 'className' | 'id' | 'value' | 'onChange'> & {
  readonly label: string;
  readonly value: string;
  /** In characters; nothing more can be typed. */
  readonly maxLength: number;
  /** Says beside the label that it is required, where that is not plain. */
  readonly isMarked?: boolean;
  /** What is wrong with what was typed. */
  readonly error?: string | undefined;
  readonly onChange: (value: string) => void;
};

/** From so many characters before the end on, the count shows; screen readers announce it in steps. */
const NEAR = { shownFrom: 100, spokenSteps: 20 } as const;

/** A labelled field for some lines of text, which grows with them. Near its limit it counts. */
export function TextArea({ label, isMarked, value, maxLength, error, onChange, ...rest }: TextAreaProps) {
  const id = useId();
  const left = maxLength - value.length;
  const isNear = left <= NEAR.shownFrom;
  const describedBy = [isNear && `${id}-count`, error && `${id}-error`].filter(Boolean).join(' ');
  const spoken = Math.ceil(left / NEAR.spokenSteps) * NEAR.spokenSteps;
  return (
    <div className={styles['field']}>
      <label htmlFor={id} className={styles['label']}>
        {label}
        {isMarked && <RequiredMark />}
      </label>
      <div className={styles['box']} data-text={`${value}\n`}>
        <textarea
          rows={2}
          {...rest}
          id={id}
          className={styles['text']}
          value={value}
          maxLength={maxLength}
          aria-invalid={error === undefined ? undefined : true}
          aria-describedby={describedBy || undefined}
          onChange={(event) => onChange(event.target.value)}
        />
      </div>
      {error !== undefined && <FieldProblem id={`${id}-error`}>{error}</FieldProblem>}
      {isNear && (
        <p id={`${id}-count`} className={styles['count']} data-full={left === 0 || undefined}>
          {value.length} of {maxLength} characters
        </p>
      )}
      <VisuallyHidden live="polite">{isNear && value !== '' && `${spoken} characters left`}</VisuallyHidden>
    </div>
  );
}
