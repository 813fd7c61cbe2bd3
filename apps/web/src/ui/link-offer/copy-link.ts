import { toast } from '../toasts/toast.ts';
import { offerLink } from './offer-link.tsx';

/** What is said once a link is copied, for how long, and where it can't be. */
export type CopyWords = { readonly copied: string; readonly copiedMs?: number; readonly failed: string };

/** Copies a link and says so. Where the browser does not allow it, says that and shows the link to select. */
export async function copyLink(url: string, { copied, copiedMs, failed }: CopyWords): Promise<void> {
  try {
    await navigator.clipboard.writeText(url);
    toast.success(copied, undefined, copiedMs === undefined ? undefined : { durationMs: copiedMs });
  } catch {
    toast.error(failed);
    offerLink(url);
  }
}
