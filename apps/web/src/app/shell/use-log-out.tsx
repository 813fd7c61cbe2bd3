import { logout } from '@thirteen/contract/account.ts';
import { useState, type ReactNode } from 'react';
import { call } from '#lib/api/call.ts';
import { whenMayLeave } from '#lib/browser/leave-guard.ts';
import { currentSession, endSession } from '#lib/session/session.ts';
import type { ConfirmDialog } from '#ui/dialogs/confirm-dialog.tsx';
import { loadWaitingChanges } from './use-waiting-changes.ts';

const texts = {
  unknown: 'You’re offline, and some changes may not be saved yet.',
  title: 'Some changes aren’t saved yet',
  text: 'They are only in this browser. If you log out now, they are lost.',
  keepLabel: 'Wait',
  loseLabel: 'Log out anyway',
};

/**
 * Logging out, which takes away what this browser keeps of the fan: where something is not saved yet, it is tried once
 * more, and then the fan is asked. `dialog` is the question.
 */
export function useLogOut(): { readonly begin: () => void; readonly dialog: ReactNode } {
  const [Dialog, setDialog] = useState<typeof ConfirmDialog>();

  async function begin() {
    const username = currentSession()?.username;
    if (username === undefined) return;
    // Who leaves the page in the meantime has asked to be logged out; what waits is kept for the next login.
    const leave = () => void logOut();
    window.addEventListener('pagehide', leave, { once: true });
    const loaded = await loadWaitingChanges();
    const hasUnsavedWork = await loaded?.hasUnsavedWork(username);
    window.removeEventListener('pagehide', leave);
    if (hasUnsavedWork) setDialog(() => loaded?.ConfirmDialog);
    // Without the code that looks for it nobody knows whether something waits: the browser itself asks.
    else if (loaded || window.confirm(`${texts.unknown} ${texts.text}`)) await logOut();
  }

  return {
    begin: () => whenMayLeave(() => void begin()),
    dialog: Dialog && (
      <Dialog
        title={texts.title}
        text={texts.text}
        keepLabel={texts.keepLabel}
        loseLabel={texts.loseLabel}
        onKeep={() => setDialog(undefined)}
        onLose={() => {
          setDialog(undefined);
          void logOut();
        }}
      />
    ),
  };
}

/** Ends the session here at once, then on the server. Without a connection the token stays valid there until it expires. */
async function logOut(): Promise<void> {
  const session = currentSession();
  endSession('logout');
  if (session !== undefined) await call(logout, { token: session.token }).catch(() => undefined);
}
