import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { reloadIfOutdated } from '#lib/page-version.ts';

/** Loads the site anew at the next change of page where this one can't go on. */
export function OutdatedPage(): null {
  const { pathname } = useLocation();
  useEffect(() => void reloadIfOutdated(), [pathname]);
  return null;
}
