import { useId, useState, type ComponentProps, type ReactNode } from 'react';
import { Icon } from '#ui/icon.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import styles from './field.module.css';

type FieldProps = Omit<ComponentProps<'input'>, 'className' | 'id'> & {
  readonly name: string;
  readonly label: string;
  /** What to know before typing. */
  readonly hint?: string | undefined;
  /** Says beside the label that it is required, where that is not plain. */
  readonly isMarked?: boolean;
  /** What is wrong with what was typed. */
  readonly error?: string | undefined;
  /** A control within the box, after the text. */
  readonly after?: ReactNode;
};

/** A labelled line of text with its hint and its error. */
export function Field({ label, isMarked, hint, error, after, ...input }: FieldProps) {
  const id = useId();
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div className={styles['field']} data-wrong={error !== undefined || undefined}>
      <label className={styles['label']} htmlFor={id}>
        {label}
        {isMarked && <RequiredMark />}
      </label>
      <div className={styles['box']}>
        <input
          {...input}
          id={id}
          className={styles['input']}
          data-focus="box"
          aria-invalid={error === undefined ? undefined : true}
          aria-describedby={describedBy || undefined}
        />
        {after}
      </div>
      {hint !== undefined && (
        <p id={`${id}-hint`} className={styles['hint']}>
          {hint}
        </p>
      )}
      {error !== undefined && <FieldProblem id={`${id}-error`}>{error}</FieldProblem>}
    </div>
  );
}

/** Says to the eye what `required` says to screen readers. */
export function RequiredMark() {
  return (
    <span className={styles['required']} aria-hidden="true">
      {' '}
      (required)
    </span>
  );
}

/** What is wrong with a field, under it; the field names it in its `aria-describedby`. */
export function FieldProblem({ id, children }: { readonly id: string; readonly children: string }) {
  return (
    <p id={id} className={styles['error']}>
      <Icon name="alert" size="sm" />
      {children}
    </p>
  );
}

/** A field for a password, with a button that shows what was typed. */
export function PasswordField(props: Omit<FieldProps, 'type' | 'after'>) {
  const [isShown, setShown] = useState(false);
  return (
    <Field
      autoCapitalize="none"
      spellCheck={false}
      {...props}
      type={isShown ? 'text' : 'password'}
      after={
        <button type="button" className={styles['show']} onClick={() => setShown(!isShown)}>
          <Icon name={isShown ? 'eyeOff' : 'eye'} />
          <VisuallyHidden>{isShown ? 'Hide password' : 'Show password'}</VisuallyHidden>
        </button>
      }
    />
  );
}

/** What is wrong with a form as a whole, read out as soon as it appears. */
export function FormError({ children }: { readonly children: string | undefined }) {
  return (
    <div role="alert">
      {children !== undefined && (
        <p className={styles['formError']}>
          <Icon name="alert" />
          {children}
        </p>
      )}
    </div>
  );
}
