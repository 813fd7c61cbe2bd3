import { useCallback, useSyncExternalStore } from 'react';

/** The widths at which pages change, as in the style sheets: see docs/style.md. They follow the reader's text size. */
const widths = {
  /** 1000 px at usual text. */
  narrow: '(width <= 62.5em)',
  /** 768 px at usual text. */
  phone: '(width <= 48em)',
  /** Below 768 px, where a chart has half the bars. */
  belowPhone: '(width < 48em)',
  /** Below 360 px, where three small cards have no room beside each other. */
  small: '(width < 22.5em)',
} as const;

/** Whether the window is that wide at most, now and whenever that changes. */
export function useWidth(width: keyof typeof widths): boolean {
  const query = widths[width];
  const subscribe = useCallback(
    (listen: () => void) => {
      const media = matchMedia(query);
      media.addEventListener('change', listen);
      return () => media.removeEventListener('change', listen);
    },
    [query],
  );
  return useSyncExternalStore(subscribe, () => matchMedia(query).matches);
}
