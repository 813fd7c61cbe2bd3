import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router';

/** Has the changes sent that a fan could not save before: without a network, or when the session ended in mid-work. */
export function useWaitingChanges(username: string | undefined): void {
  const navigate = useNavigate();
  const show = useEffectEvent((path: string) => void navigate(path));

  useEffect(() => {
    if (username === undefined) return;
    // Without the network its code can't come; the page of the list brings it along.
    void loadWaitingChanges().then((loaded) => loaded?.sendWaitingChanges(username, show));
  }, [username]);
}

/** What looks after changes that wait, and asks about them: loaded early, since it is needed most without a network. */
export async function loadWaitingChanges() {
  try {
    const [{ sendWaitingChanges, hasUnsavedWork }, { ConfirmDialog }] = await Promise.all([
      import('#pages/lists/waiting-changes.ts'),
      import('#ui/dialogs/confirm-dialog.tsx'),
    ]);
    return { sendWaitingChanges, hasUnsavedWork, ConfirmDialog };
  } catch {
    return undefined;
  }
}
