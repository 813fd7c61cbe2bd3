import { getAccountData } from '@thirteen/contract/account.ts';
import { call } from '#lib/call.ts';
import { shareSetListPath } from '#lib/paths.ts';
import { currentSession } from '#lib/session.ts';
import { words } from '#lib/words.ts';
import { toast } from '#ui/toasts/toast.ts';

/** Stands in the link while nobody knows whose it is. */
const PLACEHOLDER_USERNAME = 'username';

/** The public address of the fan's set list, on the origin that the page came from. */
export function shareLink(username = currentSession()?.username ?? PLACEHOLDER_USERNAME): string {
  return `${window.location.origin}${shareSetListPath(username)}`;
}

/**
 * Copies the link and says so. A username that nobody knows here is asked for; without one, or where the browser does
 * not allow it, nothing is copied.
 */
export async function copyShareLink(): Promise<void> {
  try {
    const username = currentSession()?.username ?? (await call(getAccountData)).username;
    await navigator.clipboard.writeText(shareLink(username));
    toast.success(words.setList.linkCopied);
  } catch {
    toast.error(words.setList.linkFailed);
  }
}
