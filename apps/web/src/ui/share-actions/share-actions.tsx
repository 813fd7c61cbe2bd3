import { useState } from 'react';
import {
  downloadPicture,
  hasShareSheet,
  isShareSheetFirst,
  openShareSheet,
  type SharedLink,
} from '#lib/share-picture.ts';
import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { LazyMenu } from '#ui/lazy-menu.tsx';
import { copyLink, type CopyWords } from '#ui/link-offer/copy-link.ts';
import { offerLink } from '#ui/link-offer/offer-link.tsx';
import { toast } from '#ui/toasts/toast.ts';
import type { PictureChoices } from './pictures.ts';
import styles from './share-actions.module.css';

type ShareActionsProps = {
  readonly link: SharedLink;
  /** The pictures to choose from; the tall one goes with the link to the share sheet. */
  readonly pictures: PictureChoices;
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
  shareLabel = 'Share',
  downloadLabel = 'Download poster',
  copy,
  isLoud = false,
}: ShareActionsProps) {
  const [busy, setBusy] = useState<'sharing' | 'drawing'>();

  async function attempt(work: Promise<void>, kind: 'sharing' | 'drawing', failed: string) {
    setBusy(kind);
    await work.catch(() => {
      toast.error(failed);
      if (kind === 'sharing') offerLink(link.url);
    });
    setBusy(undefined);
  }

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
      isBusy={busy === 'sharing'}
      onClick={() =>
        void attempt(
          openShareSheet(link, pictures[0]),
          'sharing',
          'This couldn’t be shared. Copy the link instead.',
        )
      }
    >
      <Icon name="share" size="sm" />
      {shareLabel}
    </Button>
  );

  return (
    <div className={styles['actions']}>
      {isSheetFirst ? [shareButton, copyButton] : [copyButton, shareButton]}
      <LazyMenu
        trigger={
          <Button variant="quiet" isBusy={busy === 'drawing'}>
            <Icon name="download" size="sm" />
            {downloadLabel}
          </Button>
        }
        choices={pictures.map((picture) => ({
          label: picture.label,
          onChoose: () =>
            void attempt(
              downloadPicture(picture),
              'drawing',
              'The poster couldn’t be drawn. Please try again later.',
            ),
        }))}
      />
    </div>
  );
}
