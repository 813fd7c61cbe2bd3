import { safeStorage } from './safe-storage.ts';
import { createStore } from '#lib/store.ts';

/** How the app can be put beside the others of this device: by the browser's own question, or by hand, as on iOS. */
export type InstallOffer =
  | { readonly kind: 'question'; readonly ask: () => void }
  | { readonly kind: 'by-hand' };

/** What Chromium says when it would ask; no type of it comes with TypeScript, since no other engine has it. */
type InstallEvent = Event & { readonly prompt: () => Promise<unknown> };

/** A save that comes so long after the first one, in milliseconds, is of another visit. */
const VISIT_MS = 30 * 60_000;
/** Holds when this browser first saved something, in milliseconds since 1970, until the app was offered. */
const KEY = 'install-offer';
const OFFERED = 'offered';

const storage = safeStorage();
let question: InstallEvent | undefined;

/** What is offered to the fan now. */
export const installOffer = createStore<InstallOffer | undefined>(undefined);

/** Keeps the browser's question for later: nobody who has only just come is asked. */
export function watchInstall(): void {
  window.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    question = event as InstallEvent;
  });
  window.addEventListener('appinstalled', () => installOffer.set(undefined));
}

/** Something of the fan's was saved: offers the app, once in each browser, where that is not their first visit. */
export function offerInstall(): void {
  const kept = storage.getItem(KEY);
  if (kept === null) storage.setItem(KEY, String(Date.now()));
  const isLater = Date.now() - Number(kept ?? Infinity) > VISIT_MS;
  const offer = isLater ? findOffer() : undefined;
  if (offer === undefined) return;
  storage.setItem(KEY, OFFERED);
  installOffer.set(offer);
}

function findOffer(): InstallOffer | undefined {
  // Only Safari on iOS has it: `true` in an app on the home screen.
  const isOnHomeScreen = (navigator as { readonly standalone?: boolean }).standalone;
  if (isOnHomeScreen === true || window.matchMedia('(display-mode: standalone)').matches) return undefined;
  const asked = question;
  if (asked !== undefined) return { kind: 'question', ask: () => void asked.prompt().catch(() => undefined) };
  return isOnHomeScreen === undefined ? undefined : { kind: 'by-hand' };
}
