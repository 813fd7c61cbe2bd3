import type { ChartBar } from './chart-data.ts';
import styles from './chart-tip.module.css';
import { useEffect, useRef, useState, type FocusEvent, type KeyboardEvent, type PointerEvent } from 'react';

type ChartTipProps = {
  readonly bar: ChartBar;
  /** Where its foot stands, in units of a sixteenth of a rem from the upper left corner of the chart. */
  readonly x: number;
  readonly y: number;
};

/** What a bar stands for in full. The bar itself has the same words as its name. */
export function ChartTip({ bar, x, y }: ChartTipProps) {
  return (
    <div
      className={styles['tip']}
      role="tooltip"
      style={{ insetInlineStart: `clamp(0rem, ${x / 16}rem, 100% - 14rem)`, insetBlockStart: `${y / 16}rem` }}
    >
      <strong>{bar.label}</strong>
      {bar.detail !== undefined && <span>{bar.detail}</span>}
      <span>{bar.valueText}</span>
    </div>
  );
}

/** The words of a bar for those who do not see it. */
export function barName({ label, detail, valueText }: ChartBar): string {
  return [label, detail, valueText].filter((part) => part !== undefined).join(', ');
}

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 };

/** Whether the menu of a bar's button is open in an area: the bar stays the one that it is about. */
function hasOpenMenu(area: Element | null): boolean {
  return area?.querySelector(':popover-open') != null;
}

/**
 * Which bar's tooltip is open: that of the bar under the pointer, under the finger or with the focus. The bars are one
 * stop of the Tab key, with arrow keys between them; each carries its index in `data-bar`.
 */
export function useChartTip(count: number) {
  const area = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState<number>();
  const [stop, setStop] = useState(0);

  useEffect(() => {
    if (open === undefined) return;
    const closeOnEscape = ({ key }: globalThis.KeyboardEvent) => {
      if (key === 'Escape' && !hasOpenMenu(area.current)) setOpen(undefined);
    };
    const closeOutside = ({ target }: Event) => {
      if (target instanceof Node && area.current?.contains(target) !== true) setOpen(undefined);
    };
    document.addEventListener('keydown', closeOnEscape);
    document.addEventListener('pointerdown', closeOutside);
    return () => {
      document.removeEventListener('keydown', closeOnEscape);
      document.removeEventListener('pointerdown', closeOutside);
    };
  }, [open]);

  function moveFocus(event: KeyboardEvent) {
    const last = count - 1;
    const step = STEPS[event.key];
    const next =
      step === undefined ? { Home: 0, End: last }[event.key] : Math.min(last, Math.max(0, stop + step));
    if (next === undefined) return;
    event.preventDefault();
    area.current?.querySelector<SVGElement>(`[data-bar="${next}"]`)?.focus();
  }

  return {
    area,
    open: open !== undefined && open < count ? open : undefined,
    /** The bar that the Tab key reaches. */
    stop: Math.min(stop, count - 1),
    areaProps: {
      // Leaving by touch is the end of the touch: what it opened stays until the next one elsewhere.
      onPointerLeave: ({ pointerType }: PointerEvent) => {
        if (pointerType !== 'touch' && !hasOpenMenu(area.current)) setOpen(undefined);
      },
      onBlur: ({ relatedTarget }: FocusEvent) => {
        if (!(relatedTarget instanceof Node) || area.current?.contains(relatedTarget) !== true)
          setOpen(undefined);
      },
    },
    barsProps: {
      onPointerOver: ({ target }: PointerEvent) => {
        const bar = findBar(target);
        if (bar !== undefined && !hasOpenMenu(area.current)) setOpen(bar);
      },
      onFocus: ({ target }: FocusEvent) => {
        const bar = findBar(target);
        if (bar === undefined) return;
        setStop(bar);
        setOpen(bar);
      },
      onKeyDown: moveFocus,
    },
  };
}

function findBar(target: EventTarget): number | undefined {
  const bar = target instanceof Element ? target.closest('[data-bar]') : null;
  return bar === null ? undefined : Number(bar.getAttribute('data-bar'));
}
