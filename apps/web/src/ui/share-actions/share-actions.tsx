import { useState, type ReactNode } from 'react';
import { downloadPicture, openShareSheet, type SharedLink } from '#lib/share-picture.ts';
import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { LazyMenu } from '#ui/lazy-menu.tsx';
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
  /** What stands first: the button that copies the link. */
  readonly children?: ReactNode;
};

/** What can be done with a public page: copy its link, hand it to the system's share sheet, keep it as a picture. */
export function ShareActions({
  link,
  pictures,
  shareLabel = 'Share',
  downloadLabel = 'Download poster',
  children,
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

  return (
    <div className={styles['actions']}>
      {children}
      {'share' in navigator && (
        <Button
          variant="quiet"
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
      )}
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
