import type { ComponentProps } from 'react';
import { Link } from 'react-router';
import styles from './button.module.css';

type Look = {
  /** `action` is the one thing to do here; `brand` the main one on a dark stage; `quiet` the rest; `danger` can't be undone. */
  readonly variant?: 'action' | 'brand' | 'quiet' | 'danger';
  readonly size?: 'md' | 'lg';
};

type ButtonProps = Look &
  Omit<ComponentProps<'button'>, 'className'> & {
    /** Work is under way: the button keeps its focus and its name, shows a spinner and does nothing. */
    readonly isBusy?: boolean;
  };

/** A button that says what happens. Give `aria-disabled` instead of `disabled` where it should answer why it can't. */
export function Button({
  variant = 'action',
  size = 'md',
  isBusy = false,
  type = 'button',
  onClick,
  children,
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      className={styles['button']}
      data-variant={variant}
      data-size={size}
      data-busy={isBusy || undefined}
      aria-disabled={isBusy || rest['aria-disabled'] || undefined}
      onClick={isBusy ? (event) => event.preventDefault() : onClick}
    >
      {isBusy && <span className={styles['spinner']} aria-hidden="true" />}
      {children}
    </button>
  );
}

type ButtonLinkProps = Look & Omit<ComponentProps<typeof Link>, 'className'>;

/** A link to a page of this site that looks like a button. */
export function ButtonLink({ variant = 'action', size = 'md', ...rest }: ButtonLinkProps) {
  return <Link {...rest} className={styles['button']} data-variant={variant} data-size={size} />;
}
