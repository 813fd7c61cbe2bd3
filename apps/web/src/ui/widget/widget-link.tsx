import { Link } from 'react-router';
import { Icon } from '#ui/icon.tsx';
import styles from './widget.module.css';

type WidgetLinkProps = { readonly to: string; readonly children: string };

/** The way from a widget to all that it shows a part of. */
export function WidgetLink({ to, children }: WidgetLinkProps) {
  return (
    <Link className={styles['link']} to={to}>
      {children}
      <Icon name="right" size="sm" />
    </Link>
  );
}
