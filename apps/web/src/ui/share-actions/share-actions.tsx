import { useState, type ComponentProps } from 'react';
import {
  hasShareSheet,
  isShareSheetFirst,
  openShareSheet,
  type SharedLink,
  type SharedPicture,
} from '#lib/browser/share-picture.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { copyLink, type CopyWords, offerLink } from '#ui/link-offer/copy-link.tsx';
import { toast } from '#ui/toasts/toast.ts';
import type { PictureChoices } from './pictures.ts';
import type { PosterLook, PosterDialog } from './poster-dialog.tsx';
import styles from './share-actions.module.css';
import { createPortal } from 'react-dom';
import { logFailure } from '#lib/log-failure.ts';

type ShareActionsProps = {
  readonly link: SharedLink;
  /** The pictures to choose from; the tall one goes with the link to the share sheet. */
  readonly pictures: PictureChoices;
  /** The looks that the pictures can have. */
  readonly looks?: readonly PosterLook[] | undefined;
  /** What the buttons are called, where a page has them more than once. */
  readonly shareLabel?: string;
  readonly downloadLabel?: string;
  /** What the button that copies the link is called, and what is said then; there is none where nothing is given. */
  readonly copy?: CopyWords & { readonly label: string };
  /** Whether handing the link on is the one thing to do where this stands. */
  readonly isLoud?: boolean;
};

/**
 * What can be done with a public page: copy its link, hand it to the system's share sheet, keep it as a picture. The share
 * sheet stands first where a finger holds the page.
 */
export function ShareActions({
  link,
  pictures,
  looks,
  shareLabel = 'Share',
  downloadLabel = 'Download poster',
  copy,
  isLoud = false,
}: ShareActionsProps) {
  const [isSharing, setSharing] = useState(false);

  async function share(picture: SharedPicture) {
    setSharing(true);
    await openShareSheet(link, picture).catch(() => {
      toast.error('This couldn’t be shared. Copy the link instead.');
      offerLink(link.url);
    });
    setSharing(false);
  }

  const shareFile = (file: File) => void share({ fileName: file.name, draw: () => Promise.resolve(file) });

  const isSheetFirst = isShareSheetFirst();
  const copyButton = copy && (
    <Button
      key="copy"
      variant={isLoud && !isSheetFirst ? 'action' : 'quiet'}
      onClick={() => void copyLink(link.url, copy)}
    >
      <Icon name="link" size="sm" />
      {copy.label}
    </Button>
  );
  const shareButton = hasShareSheet() && (
    <Button
      key="share"
      variant={isLoud && isSheetFirst ? 'action' : 'quiet'}
      isBusy={isSharing}
      onClick={() => void share(pictures[0])}
    >
      <Icon name="share" size="sm" />
      {shareLabel}
    </Button>
  );

  return (
    <div className={styles['actions']}>
      {isSheetFirst ? [shareButton, copyButton] : [copyButton, shareButton]}
      <PosterButton label={downloadLabel} pictures={pictures} looks={looks} onShare={shareFile} />
    </div>
  );
}

const loadDialog = () => import('./poster-dialog.tsx');

type PosterButtonProps = Omit<ComponentProps<typeof PosterDialog>, 'onClose'> & { readonly label: string };

/** Opens a look at the poster before it is kept; the code of that comes when it is first asked for. */
function PosterButton({ label, ...poster }: PosterButtonProps) {
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
