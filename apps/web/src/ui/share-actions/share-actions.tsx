import { useState } from 'react';
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
import { PosterButton } from './poster-button.tsx';
import type { PosterLook } from './poster-dialog.tsx';
import styles from './share-actions.module.css';

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
