import { Button } from '#ui/buttons/button.tsx';
import { Dialog } from '#ui/dialogs/dialog.tsx';
import { Field } from '#ui/forms/field.tsx';
import { toast } from '#ui/toasts/toast.ts';
import { linkOffer } from './link-offer.tsx';

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

type LinkOfferDialogProps = { readonly url: string; readonly onClose: () => void };

/** A link that the browser would not copy, selected, so that one key or tap copies it. */
function LinkOfferDialog({ url, onClose }: LinkOfferDialogProps) {
  return (
    <Dialog
      title="Copy this link"
      onClose={onClose}
      actions={
        <Button variant="quiet" onClick={onClose}>
          Done
        </Button>
      }
    >
      <p>Your browser didn’t let us copy it. It’s selected: copy it yourself.</p>
      <Field
        name="link"
        label="Link"
        value={url}
        readOnly
        data-autofocus
        onFocus={(event) => event.currentTarget.select()}
      />
    </Dialog>
  );
}

/** Shows a link to copy by hand. The dialog comes with the page that copies, since it is needed most without a network. */
export function offerLink(url: string): void {
  linkOffer.set(<LinkOfferDialog url={url} onClose={() => linkOffer.set(undefined)} />);
}
