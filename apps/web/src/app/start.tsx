import { isInShell } from '@thirteen/contract/page-address.ts';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { noteMissingFile } from '#lib/page-version.ts';
import { watchImages } from '#ui/image-fallback.ts';
import { App } from './app.tsx';
import { matchBrowserColor } from './browser-color.ts';
import { currentSession } from '#lib/session.ts';
import { keepForOffline } from './offline.ts';
import { findRoute, loadShell, type LoadPage } from './route-table.ts';
import { loadContent } from './screen-content.ts';

/** Starts the app in the document. A first screen that the document brought along stands until the page can take its place. */
export async function start(root: Element): Promise<void> {
  watchImages(document);
  window.addEventListener('vite:preloadError', noteMissingFile);
  matchBrowserColor();
  const isLoaded = preloadPage(window.location.pathname);
  if (root.childElementCount > 0) await isLoaded;
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
  keepForOffline();
}

/** Loads the code of a page and of the shell around it at once, rather than one after the other. Resolves in any case. */
async function preloadPage(path: string): Promise<void> {
  const { access, load } = findRoute(path);
  if (load === undefined || (access === 'fans' && currentSession() === undefined)) return;
  const loads: LoadPage[] = isInShell(path) ? [loadShell, load] : [load];
  await Promise.all(loads.map(loadContent));
}
