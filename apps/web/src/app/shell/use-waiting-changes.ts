import { useEffect } from 'react';

/** Has the changes sent that a fan could not save before: without a network, or when the session ended in mid-work. */
export function useWaitingChanges(username: string | undefined): void {
  useEffect(() => {
    if (username === undefined) return;
    import('#pages/waiting-changes.ts').then(
      ({ sendWaitingChanges }) => sendWaitingChanges(),
      // Without the network its code can't come; the page of the list brings it along.
      () => undefined,
    );
  }, [username]);
}
