import { useLayoutEffect, useState } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';
import { usePageHead } from '#lib/browser/page-head.ts';

const HEADING_PATIENCE_MS = 10_000;

// Of this visit; a page that the browser goes back to may be the one that the visit began with.
let hasArrived = false;

/** Greets a page: says in the document's head what it is and, unless it is the first of the visit, moves the focus to its heading. */
export function useArrival(): void {
  const { pathname, hash } = useLocation();
  const navigation = useNavigationType();
  const [isFirst] = useState(() => !hasArrived);
  usePageHead(pathname);

  // Before the page can be seen: later, the focus could be taken from a field that the fan has just pressed.
  useLayoutEffect(() => {
    hasArrived = true;
    if (isFirst) return;
    if (navigation !== NavigationType.Pop && hash === '') window.scrollTo(0, 0);
    return focusHeading();
    // Only the arrival counts: a new search or hash on the same page leaves the focus alone.
    // eslint-disable-next-line react/exhaustive-deps
  }, []);
}

/** Focuses the page's heading, at once or when it appears, unless the fan has moved on. Returns how to stop waiting. */
function focusHeading(): () => void {
  const before = document.activeElement;
  let greeted: HTMLElement | undefined;
  const observer = new MutationObserver(() => tryFocus());
  const timer = setTimeout(stop, HEADING_PATIENCE_MS);

  function stop() {
    observer.disconnect();
    clearTimeout(timer);
  }

  // A page that is still loading may have a heading that gives way to another, and the focus falls to the body with it.
  function hasMovedOn() {
    const { activeElement } = document;
    const isUntouched =
      activeElement === before || activeElement === greeted || activeElement === document.body;
    return isMenuOpen() || !isUntouched;
  }

  function tryFocus() {
    if (hasMovedOn()) return stop();
    const heading = document.querySelector<HTMLElement>('main h1');
    if (heading === null || heading === greeted) return;
    greeted = heading;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }

  observer.observe(document.body, { childList: true, subtree: true });
  tryFocus();
  return stop;
}

/** A menu that was opened while the page was on its way would close if the focus left it. */
function isMenuOpen(): boolean {
  return document.querySelector('header [aria-expanded="true"]') !== null;
}
