import { onSave } from '#lib/saving/saves.ts';
import { safeStorage } from '#lib/safe-storage.ts';
import { toast } from '#ui/toasts/toast.ts';

/** What browsers send where the site can be installed (Web App Manifest, Incubations); the types of the DOM lack it. */
type InstallEvent = Event & { readonly prompt: () => Promise<unknown> };

const OFFERED = 'install-offered';
/** Long enough to read and reach it; closed, it does not come again. */
const DURATION_MS = 20_000;

const storage = safeStorage();
let install: InstallEvent | undefined;

/**
 * Offers to install the app, once: when something of the fan's was saved, so that there is something to come back to. Where
 * a system has no such offer (iOS), it says how.
 */
export function offerInstall(): void {
  window.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    install = event as InstallEvent;
  });
  onSave(offerOnce);
}

function offerOnce(): void {
  if (storage.getItem(OFFERED) !== null || isInstalled()) return;
  const offered = install;
  if (offered) {
    toast.info('It opens from your home screen, without a network, too.', 'Install Thirteen?', {
      durationMs: DURATION_MS,
      action: { label: 'Install', onPress: () => void offered.prompt() },
    });
  } else if (isIos()) {
    toast.info('Tap Share, then “Add to Home Screen”.', 'Keep Thirteen on your phone', {
      durationMs: DURATION_MS,
    });
  } else return;
  storage.setItem(OFFERED, '1');
}

function isInstalled(): boolean {
  return matchMedia('(display-mode: standalone)').matches || iosStandalone() === true;
}

function isIos(): boolean {
  return iosStandalone() !== undefined;
}

/** Whether the page was opened from the home screen; only Safari on iOS says that. */
function iosStandalone(): boolean | undefined {
  return (navigator as { standalone?: boolean }).standalone;
}
