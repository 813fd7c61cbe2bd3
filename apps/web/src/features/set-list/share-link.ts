import { getAccountData } from '@thirteen/contract/account.ts';
import { call } from '#lib/api/call.ts';
import { shareSetListPath } from '#lib/paths.ts';
import { currentSession } from '#lib/session/session.ts';
import { words } from '#lib/words.ts';
import { copyLink } from '#ui/link-offer/copy-link.tsx';
import { toast } from '#ui/toasts/toast.ts';

/** Used in the link while the username is unknown. */
const PLACEHOLDER_USERNAME = 'username';

/** The public address of the fan's set list, on the origin that the page came from. */
export function shareLink(username = currentSession()?.username ?? PLACEHOLDER_USERNAME): string {
  return `${window.location.origin}${shareSetListPath(username)}`;
}

/**
 * Copies the link and says so. A username that is not known here is fetched; without one nothing is copied. Where the
 * browser does not allow it, the link is shown to select.
 */
export async function copyShareLink(): Promise<void> {
  const { linkCopied: copied, linkFailed: failed } = words.setList;
  try {
    const username = currentSession()?.username ?? (await call(getAccountData)).username;
    await copyLink(shareLink(username), { copied, failed });
  } catch {
    toast.error(failed);
  }
}
