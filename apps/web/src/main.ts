// First, because it sets the order of the layers.
import './styles/index.css';
import './styles/eras.css';

/** How long the app waits for the picture of a first screen, in milliseconds: by then its own code is there, too. */
const PICTURE_WAIT_MS = 600;

const root = document.querySelector('#root');
if (root === null) throw new Error('index.html has no element #root to mount the app on');
void startIn(root);

/** Starts the app once what the document brought along has been seen, before its code keeps the browser busy. */
async function startIn(place: Element): Promise<void> {
  const firstScreen = place.firstElementChild;
  if (firstScreen !== null && !document.hidden) {
    const picture = firstScreen.querySelector('img');
    const isReady = picture === null ? nextFrame() : picture.decode().then(nextFrame, nextFrame);
    await Promise.race([isReady.then(nextFrame), pause(PICTURE_WAIT_MS)]);
  }
  for (const file of firstScreen?.getAttribute('data-code')?.split(' ') ?? []) preload(file);
  try {
    const { start } = await import('./app/start.tsx');
    await start(place);
  } catch {
    tellOfFailure(place);
  }
}

/** What stands where the code of the app never came: the first screen, if there is one, and a way to try again. */
function tellOfFailure(place: Element): void {
  const again = document.createElement('a');
  again.href = window.location.href;
  again.textContent = 'Try again';
  const notice = document.createElement('p');
  notice.className = 'failed-start';
  notice.role = 'alert';
  notice.append('This page didn’t load. ', again);
  place.prepend(notice);
}

/** Loads a file of the page at once, rather than when what imports it has come. */
function preload(file: string): void {
  const link = document.createElement('link');
  link.rel = file.endsWith('.css') ? 'preload' : 'modulepreload';
  if (file.endsWith('.css')) link.as = 'style';
  link.crossOrigin = '';
  link.href = file;
  document.head.append(link);
}

function nextFrame(): Promise<void> {
  return new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
