import { matchPath } from 'react-router';
import { paths } from '#lib/paths.ts';
import { currentSession } from '#lib/session.ts';
import {
  fanRoutes,
  loadShell,
  openRoutes,
  plainRoutes,
  rankingRoutes,
  visitorRoutes,
  type LoadPage,
} from './route-table.ts';

// The not-found screen, which fits every path, is the last of the open routes.
const forFans = [...fanRoutes, ...rankingRoutes];
const inShell = [...forFans, ...openRoutes];
const outside = [...visitorRoutes, ...plainRoutes];

/** Starts loading the code of a page and of the shell around it at once, rather than one after the other. */
export function preloadPage(path: string): void {
  if (path === paths.landing) return; // comes with the app
  const isInShell = path.startsWith(`${paths.user}/`);
  const needsSession = forFans.some((route) => matchPath(route.path, path) !== null);
  if (needsSession && currentSession() === undefined) return;
  const route = (isInShell ? inShell : outside).find(
    ({ path: pattern }) => matchPath(pattern, path) !== null,
  );
  if (isInShell) start(loadShell);
  if (route !== undefined) start(route.load);
}

function start(load: LoadPage) {
  // A failure shows, with its Retry, where the page itself is loaded.
  load().catch(() => undefined);
}
