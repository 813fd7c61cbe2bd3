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
import { loadContent } from './screen-content.ts';

// The not-found screen, which fits every path, is the last of the open routes.
const forFans = [...fanRoutes, ...rankingRoutes];
const inShell = [...forFans, ...openRoutes];
const outside = [...visitorRoutes, ...plainRoutes];

/** Loads the code of a page and of the shell around it at once, rather than one after the other. Resolves in any case. */
export async function preloadPage(path: string): Promise<void> {
  if (path === paths.landing) return; // comes with the app
  const isInShell = path.startsWith(`${paths.user}/`);
  const needsSession = forFans.some((route) => matchPath(route.path, path) !== null);
  if (needsSession && currentSession() === undefined) return;
  const route = (isInShell ? inShell : outside).find(
    ({ path: pattern }) => matchPath(pattern, path) !== null,
  );
  const loads: LoadPage[] = [...(isInShell ? [loadShell] : []), ...(route === undefined ? [] : [route.load])];
  await Promise.all(loads.map(loadContent));
}
