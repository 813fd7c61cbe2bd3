import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { watchImages } from '#ui/image-fallback.ts';
import { App } from './app.tsx';
import { preloadPage } from './preload-page.ts';

/** Starts the app in the document. A first screen that the document brought along stands until the page can take its place. */
export async function start(root: Element): Promise<void> {
  watchImages(document);
  const isLoaded = preloadPage(window.location.pathname);
  if (root.childElementCount > 0) await isLoaded;
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
}
