import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { pauseAllAudio } from './playing.ts';

/** Silences the page whenever the fan goes to another one. Use it once, above the routes. */
export function usePauseOnNavigation(): void {
  const { pathname } = useLocation();
  const before = useRef(pathname);
  useEffect(() => {
    if (before.current !== pathname) pauseAllAudio();
    before.current = pathname;
  }, [pathname]);
}
