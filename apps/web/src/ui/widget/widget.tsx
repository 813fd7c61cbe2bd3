import { useId, type ReactNode } from 'react';
import { Link } from 'react-router';
import { useAwayText } from '#lib/api/site-reach.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Icon } from '#ui/icon.tsx';
import styles from './widget.module.css';
import { Skeleton } from '#ui/page/skeleton.tsx';

type WidgetProps = {
  readonly title: string;
  /** Shown at the end of the heading's line. */
  readonly actions?: ReactNode;
  /** `wide` takes the whole row, `large` seven twelfths, `small` five. */
  readonly width?: 'wide' | 'large' | 'small';
  /** The height that its content is expected to have, a CSS length, kept in every state so that nothing moves. */
  readonly height: string;
  /** There is nothing to show yet: the card is as high as what it says, and stands below those that show something. */
  readonly isEmpty?: boolean;
  readonly children: ReactNode;
};

/** A card of its own on a page of cards: a heading and its content, whatever state that is in. */
export function Widget({ title, actions, width = 'wide', height, isEmpty = false, children }: WidgetProps) {
  const id = useId();
  return (
    <section
      className={styles['widget']}
      data-width={width}
      data-empty={isEmpty ? (width === 'wide' ? 'row' : 'part') : undefined}
      aria-labelledby={id}
    >
      <header className={styles['head']}>
        <h2 id={id}>{title}</h2>
        {actions !== undefined && <div className={styles['actions']}>{actions}</div>}
      </header>
      <div className={styles['body']} style={isEmpty ? undefined : { minBlockSize: height }}>
        {children}
      </div>
    </section>
  );
}

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

/** What a widget says while it has nothing to show: what will be there, and the way to it. */
export type EmptyWidgetWords = {
  readonly says: string;
  readonly will?: string;
  readonly action?: string;
};

type WidgetEmptyProps = { readonly words: EmptyWidgetWords; readonly to?: string };

/** The content of a widget that has nothing to show. */
export function WidgetEmpty({ words: { says, will, action }, to }: WidgetEmptyProps) {
  return (
    <div className={styles['empty']}>
      <p>{says}</p>
      {will !== undefined && <p>{will}</p>}
      {action !== undefined && to !== undefined && <WidgetLink to={to}>{action}</WidgetLink>}
    </div>
  );
}

type WidgetFailureProps = { readonly message: string; readonly onRetry: () => void };

/** What a widget says when it could not be loaded. */
export function WidgetFailure({ message, onRetry }: WidgetFailureProps) {
  const awayText = useAwayText();
  return (
    <div className={styles['note']} aria-live="polite">
      <p className={styles['message']}>
        <Icon name={awayText === undefined ? 'alert' : 'cloudOff'} />
        {message} {awayText}
      </p>
      <Button variant="quiet" onClick={onRetry}>
        <Icon name="reset" size="sm" />
        Try again
      </Button>
    </div>
  );
}

/** The grid of widgets. */
export function Widgets({ children }: { readonly children: ReactNode }) {
  return <div className={styles['grid']}>{children}</div>;
}

type BarsSkeletonProps = {
  readonly count: number;
  readonly direction: 'horizontal' | 'vertical';
};

/** Gray bars, each shorter than the one before, while a chart is on its way. */
export function BarsSkeleton({ count, direction }: BarsSkeletonProps) {
  const lengths = Array.from({ length: count }, (_, index) => `${Math.round(86 - (index * 52) / count)}%`);
  return (
    <div className={styles['bars']} data-direction={direction} aria-hidden="true">
      {lengths.map((length) => (
        <Skeleton
          key={length}
          width={direction === 'horizontal' ? length : '100%'}
          height={direction === 'horizontal' ? '1.25rem' : length}
        />
      ))}
    </div>
  );
}
