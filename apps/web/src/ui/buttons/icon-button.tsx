import type { ComponentProps } from 'react';
import { Icon, type IconName } from '#ui/icon.tsx';
import styles from './icon-button.module.css';

type IconButtonProps = Omit<ComponentProps<'button'>, 'className' | 'children' | 'aria-label'> & {
  /** The three dots of a menu are drawn by the style sheet: a long list has one in each row. */
  readonly icon: IconName | 'dots';
  /** What the button does; it is its name and its hint. */
  readonly label: string;
  /** `outlined` stands alone on the page; `art` brings a dark disc to stand on a picture. */
  readonly variant?: 'plain' | 'outlined' | 'art';
};

/** A round button that shows a drawing and is named in words. */
export function IconButton({ icon, label, variant = 'plain', type = 'button', ...rest }: IconButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      className={styles['button']}
      data-variant={variant}
      data-icon={icon}
      aria-label={label}
      title={label}
    >
      {icon !== 'dots' && <Icon name={icon} />}
    </button>
  );
}
