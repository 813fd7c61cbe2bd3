import { safeStorage } from './safe-storage.ts';
import { createStore } from '#lib/store.ts';

/** How the app can be put beside the others of this device: by the browser's own question, or by hand, as on iOS. */
export type InstallOffer =
  | { readonly kind: 'question'; readonly ask: () => void }
  | { readonly kind: 'by-hand' };

/** What Chromium says when it would ask; no type of it comes with TypeScript, since no other engine has it. */
type InstallEvent = Event & { readonly prompt: () => Promise<unknown> };

/** Holds the day on which this browser first saved something, until the app was offered. */
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

/** Something of the fan's was saved: offers the app, once in each browser, on a later day than that of the first save. */
export function offerInstall(): void {
  const kept = storage.getItem(KEY);
  if (kept === OFFERED) return;
  const today = new Date().toDateString();
  if (kept === null) storage.setItem(KEY, today);
  const offer = kept === null || dayOf(kept) === today ? undefined : findOffer();
  if (offer === undefined) return;
  storage.setItem(KEY, OFFERED);
  installOffer.set(offer);
}

/** Earlier releases noted a time in milliseconds since 1970. */
function dayOf(kept: string): string {
  return /^\d+$/.test(kept) ? new Date(Number(kept)).toDateString() : kept;
}

function findOffer(): InstallOffer | undefined {
  // Only Safari on iOS has it: `true` in an app on the home screen.
  const isOnHomeScreen = (navigator as { readonly standalone?: boolean }).standalone;
  if (isOnHomeScreen === true || window.matchMedia('(display-mode: standalone)').matches) return undefined;
  const asked = question;
  if (asked !== undefined) return { kind: 'question', ask: () => void asked.prompt().catch(() => undefined) };
  return isOnHomeScreen === undefined ? undefined : { kind: 'by-hand' };
}
