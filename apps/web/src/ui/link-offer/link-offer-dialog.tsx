import { Button } from '#ui/buttons/button.tsx';
import { Dialog } from '#ui/dialogs/dialog.tsx';
import { Field } from '#ui/forms/field.tsx';

type LinkOfferDialogProps = { readonly url: string; readonly onClose: () => void };

/** A link that the browser would not copy, selected, so that one key or tap copies it. */
export function LinkOfferDialog({ url, onClose }: LinkOfferDialogProps) {
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
