import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { watchBack, type BackWatcher } from './back-watch.ts';

/** A navigation that waits for the fan's answer. */
type Leaving = { readonly go: () => void };

let ask: ((exit: Leaving) => void) | undefined;

/** Goes, or first lets the page ask where it guards something unsaved. For what is no link, such as Logout. */
export function whenMayLeave(go: () => void): void {
  if (ask) ask({ go });
  else go();
}

/** What a page needs for its question. */
export type LeaveGuard = {
  readonly isAsking: boolean;
  readonly stay: () => void;
  readonly leave: () => void;
};

/**
 * Asks before the fan leaves the page while `isGuarded`: by a link, by the browser's own Back and Forward, by
 * closing the tab (where the browser asks in its own words). Another search or hash of the same page does not count.
 */
export function useLeaveGuard(isGuarded: boolean): LeaveGuard {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const [exit, setExit] = useState<Leaving>();

  useEffect(() => {
    if (!isGuarded) return undefined;
    const end = new AbortController();
    const options = { signal: end.signal, capture: true };
    ask = setExit;
    window.addEventListener('beforeunload', (event) => event.preventDefault(), options);
    document.addEventListener(
      'click',
      (event) => {
        const path = findLinkedPath(event, pathname);
        if (path === undefined) return;
        event.preventDefault();
        setExit({ go: () => void navigate(path) });
      },
      options,
    );
    watchBack(makeBackWatcher(pathname, setExit));
    return () => {
      ask = undefined;
      watchBack(undefined);
      end.abort();
    };
  }, [isGuarded, pathname, navigate]);

  return {
    isAsking: exit !== undefined,
    stay: () => setExit(undefined),
    leave: () => {
      setExit(undefined);
      exit?.go();
    },
  };
}

/** Where a plain press on a link of this site leads to, if that is another page. */
function findLinkedPath(event: MouseEvent, pathname: string): string | undefined {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link?.href || !isPlainPress(event) || !staysInTab(link) || link.pathname === pathname)
    return undefined;
  return link.pathname + link.search + link.hash;
}

function isPlainPress(event: MouseEvent): boolean {
  const hasModifier = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
  return event.button === 0 && !hasModifier && !event.defaultPrevented;
}

function staysInTab(link: HTMLAnchorElement): boolean {
  const isHere = link.origin === window.location.origin && ['', '_self'].includes(link.target);
  return isHere && !link.hasAttribute('download');
}

/**
 * The browser has gone back already when it says so: it is sent forward again, out of the router's sight, until the fan
 * has answered. The router numbers its entries in `history.state.idx`.
 */
function makeBackWatcher(pathname: string, hold: (exit: Leaving) => void): BackWatcher {
  const here = readIndex(window.history.state);
  let phase: 'watching' | 'returning' | 'leaving' = 'watching';
  return (event) => {
    const there = readIndex(event.state);
    if (phase === 'leaving' || here === undefined || there === undefined) return;
    if (phase === 'returning') {
      phase = 'watching';
      event.stopImmediatePropagation();
      return;
    }
    if (window.location.pathname === pathname || there === here) return;
    event.stopImmediatePropagation();
    phase = 'returning';
    window.history.go(here - there);
    hold({
      go: () => {
        phase = 'leaving';
        window.history.go(there - here);
      },
    });
  };
}

function readIndex(state: unknown): number | undefined {
  if (typeof state !== 'object' || state === null || !('idx' in state)) return undefined;
  return typeof state.idx === 'number' ? state.idx : undefined;
}
