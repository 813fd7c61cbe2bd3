import { lazy, Suspense, useState } from 'react';
import { shareSetListPath } from '#lib/paths.ts';
import { words } from '#lib/words.ts';
import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { toast } from '#ui/toasts/toast.ts';
import { copySetListLink, downloadPoster, shareSetList } from './share-set-list.ts';
import { sharedWords } from './shared-set-list.words.ts';
import styles from './share-actions.module.css';

// Menus weigh more than all else on this page: they come when the set list is there to be read.
const PosterMenu = lazy(async () => ({ default: (await import('./poster-menu.tsx')).PosterMenu }));

const posterLabel = (
  <>
    <Icon name="download" size="sm" />
    {sharedWords.downloadPoster}
  </>
);

type ShareActionsProps = { readonly username: string };

/** What can be done with a set list: copy its link, hand it to the system's share sheet, keep it as a picture. */
export function ShareActions({ username }: ShareActionsProps) {
  const [busy, setBusy] = useState<'sharing' | 'drawing'>();
  const url = `${window.location.origin}${shareSetListPath(username)}`;

  async function attempt(work: Promise<void>, kind: 'sharing' | 'drawing', failed: string) {
    setBusy(kind);
    await work.catch(() => toast.error(failed));
    setBusy(undefined);
  }

  async function copy() {
    await copySetListLink(url).then(
      () => toast.success(words.setList.linkCopied),
      () => toast.error(words.setList.linkFailed),
    );
  }

  return (
    <div className={styles['actions']}>
      <Button variant="quiet" onClick={() => void copy()}>
        <Icon name="link" size="sm" />
        {sharedWords.copyLink}
      </Button>
      {'share' in navigator && (
        <Button
          variant="quiet"
          isBusy={busy === 'sharing'}
          onClick={() => void attempt(shareSetList(username, url), 'sharing', sharedWords.shareFailed)}
        >
          <Icon name="share" size="sm" />
          {sharedWords.share}
        </Button>
      )}
      <Suspense fallback={<Button variant="quiet">{posterLabel}</Button>}>
        <PosterMenu
          isBusy={busy === 'drawing'}
          onChoose={(piece) =>
            void attempt(downloadPoster(username, piece), 'drawing', sharedWords.posterFailed)
          }
        >
          {posterLabel}
        </PosterMenu>
      </Suspense>
    </div>
  );
}
