import { useState, type ComponentProps } from 'react';
import { createPortal } from 'react-dom';
import { logFailure } from '#lib/log-failure.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { toast } from '#ui/toasts/toast.ts';
import type { PosterDialog } from './poster-dialog.tsx';

const loadDialog = () => import('./poster-dialog.tsx');

type PosterButtonProps = Omit<ComponentProps<typeof PosterDialog>, 'onClose'> & { readonly label: string };

/** Opens a look at the poster before it is kept; the code of that comes when it is first asked for. */
export function PosterButton({ label, ...poster }: PosterButtonProps) {
  const [LoadedDialog, setLoadedDialog] = useState<typeof PosterDialog>();
  const [isOpen, setOpen] = useState(false);

  async function open() {
    try {
      const loaded = await loadDialog();
      setLoadedDialog(() => loaded.PosterDialog);
      setOpen(true);
    } catch (error) {
      logFailure('The posters could not be loaded', error);
      toast.error('The posters couldn’t be loaded. Reload the page to try again.');
    }
  }

  return (
    <>
      <Button
        variant="quiet"
        aria-haspopup="dialog"
        onClick={() => void open()}
        // A failure shows when the dialog itself is asked for.
        onPointerEnter={() => void loadDialog().catch(() => undefined)}
      >
        <Icon name="download" size="sm" />
        {label}
      </Button>
      {LoadedDialog !== undefined &&
        isOpen &&
        // Not within what it is opened from, which may stand on a picture, in its colors.
        createPortal(<LoadedDialog {...poster} onClose={() => setOpen(false)} />, document.body)}
    </>
  );
}
