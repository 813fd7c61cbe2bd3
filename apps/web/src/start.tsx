import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/app.tsx';
import { preloadPage } from './app/preload-page.ts';
import { watchImages } from './ui/image-fallback.ts';

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
