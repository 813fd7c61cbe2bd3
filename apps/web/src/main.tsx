// First, because it sets the order of the layers.
import './styles/index.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/app.tsx';
import { preloadPage } from './app/preload-page.ts';
import { watchImages } from './ui/image-fallback.ts';

const root = document.querySelector('#root');
if (root === null) throw new Error('index.html has no element #root to mount the app on');

watchImages(document);
preloadPage(window.location.pathname);
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
