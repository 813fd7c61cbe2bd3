import { useLayoutEffect, type RefObject } from 'react';
import { coverSource, coverSources } from './cover.tsx';
import styles from './cover.module.css';

type LazyCoverProps = {
  /** The address of the cover; null, as the singles have none, shows the one of the singles. */
  readonly src: string | null;
  /** Width and height in CSS pixels. */
  readonly size: number;
};

/**
 * A cover in a long list whose rows have `content-visibility: auto`: `useLazyCovers` on the list gives it its picture
 * as its row comes near. Hundreds of pictures that load lazily are watched by the browser one by one, in every frame.
 */
export function LazyCover({ src, size }: LazyCoverProps) {
  return (
    <img
      key={src}
      className={styles['cover']}
      data-late-src={coverSource(src, size)}
      data-late-srcset={coverSources(src, size)}
      width={size}
      height={size}
      decoding="async"
      alt=""
    />
  );
}

/** Shows the lazy covers inside an element as their rows come near; all at once in browsers without `IntersectionObserver`. */
export function useLazyCovers(container: RefObject<HTMLElement | null>): void {
  // Before the first paint, which is when the observer first reports.
  useLayoutEffect(() => {
    const { current: element } = container;
    if (!element) return undefined;
    if (!('ContentVisibilityAutoStateChangeEvent' in window)) {
      const watch = new MutationObserver(() => showCovers(element));
      watch.observe(element, { childList: true, subtree: true });
      showCovers(element);
      return () => watch.disconnect();
    }
    const show = (event: Event) => {
      const { skipped, target } = event as ContentVisibilityAutoStateChangeEvent;
      if (!skipped && target instanceof Element) showCovers(target);
    };
    // Only Chromium lets this event bubble; on its way down it passes the list everywhere.
    const whileCapturing = { capture: true };
    element.addEventListener('contentvisibilityautostatechange', show, whileCapturing);
    return () => element.removeEventListener('contentvisibilityautostatechange', show, whileCapturing);
  }, [container]);
}

function showCovers(within: Element): void {
  for (const cover of within.querySelectorAll<HTMLImageElement>('img[data-late-src]:not([src])')) {
    const { lateSrc = '', lateSrcset } = cover.dataset;
    if (lateSrcset !== undefined) {
      cover.sizes = `${cover.width}px`;
      cover.srcset = lateSrcset;
    }
    cover.src = lateSrc;
  }
}
