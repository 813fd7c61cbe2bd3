import { isInShell } from '@thirteen/contract/pages/page-address.ts';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { watchInstall } from '#lib/browser/install-offer.ts';
import { noteMissingFile } from '#lib/browser/page-version.ts';
import { watchImages } from '#ui/covers/image-fallback.ts';
import { App } from './app.tsx';
import { currentSession } from '#lib/session/session.ts';
import { findRoute, loadShell, type LoadPage } from './route-table.ts';
import { loadContent } from './screen-content.ts';
import { keepForOffline } from './keep-for-offline.ts';

/** Starts the app in the document. A first screen that the document brought along stands until the page can take its place. */
export async function start(root: Element): Promise<void> {
  watchImages(document);
  window.addEventListener('vite:preloadError', noteMissingFile);
  watchInstall();
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

/**
 * Colors what browsers and systems draw around the page like the page itself, which an era or a color theme that the fan
 * chose may have changed. Until then what the document names stands.
 */
function matchBrowserColor(): void {
  const observer = new MutationObserver(paint);
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  observer.observe(document.body, { attributeFilter: ['data-era'] });
  window.matchMedia('(prefers-color-scheme: dark)').addEventListener('change', paint);
  // One era fades into the next.
  document.body.addEventListener('transitionend', ({ propertyName }) => {
    if (propertyName === '--bg') paint();
  });
  paint();
}

function paint(): void {
  const { backgroundColor } = getComputedStyle(document.body);
  for (const place of document.querySelectorAll('meta[name="theme-color"]')) {
    place.setAttribute('content', backgroundColor);
  }
}
