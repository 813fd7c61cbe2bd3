import { lazy, Suspense, useState, type ReactNode } from 'react';
import { downloadPicture, openShareSheet, type SharedLink } from '#lib/share-picture.ts';
import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { toast } from '#ui/toasts/toast.ts';
import type { PictureChoice } from './picture-menu.tsx';
import styles from './share-actions.module.css';

// Menus weigh more than all else on a public page: they come when a fan is about to use one.
const loadMenu = async () => ({ default: (await import('./picture-menu.tsx')).PictureMenu });
const PictureMenu = lazy(loadMenu);
// Where the code can't come, the press asks for it once more.
const warmUp = () => void loadMenu().catch(() => undefined);

type ShareActionsProps = {
  readonly link: SharedLink;
  /** The pictures to choose from; the first goes with the link to the share sheet. */
  readonly pictures: readonly [PictureChoice, ...PictureChoice[]];
  /** What stands first: the button that copies the link. */
  readonly children: ReactNode;
};

/** What can be done with a public page: copy its link, hand it to the system's share sheet, keep it as a picture. */
export function ShareActions({ link, pictures, children }: ShareActionsProps) {
  const [busy, setBusy] = useState<'sharing' | 'drawing'>();
  const [isMenuWanted, setMenuWanted] = useState(false);

  async function attempt(work: Promise<void>, kind: 'sharing' | 'drawing', failed: string) {
    setBusy(kind);
    await work.catch(() => toast.error(failed));
    setBusy(undefined);
  }

  const downloadButton = (
    <Button variant="quiet" isBusy={busy === 'drawing'}>
      <Icon name="download" size="sm" />
      Download poster
    </Button>
  );
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
              'This could not be shared. Copy the link instead.',
            )
          }
        >
          <Icon name="share" size="sm" />
          Share
        </Button>
      )}
      {isMenuWanted ? (
        <Suspense fallback={downloadButton}>
          <PictureMenu
            trigger={downloadButton}
            pictures={pictures}
            onChoose={(picture) =>
              void attempt(
                downloadPicture(picture),
                'drawing',
                'The poster could not be drawn. Please try again later.',
              )
            }
          />
        </Suspense>
      ) : (
        <Button
          variant="quiet"
          aria-haspopup="menu"
          aria-expanded={false}
          onPointerEnter={warmUp}
          onFocus={warmUp}
          onClick={() => setMenuWanted(true)}
        >
          <Icon name="download" size="sm" />
          Download poster
        </Button>
      )}
    </div>
  );
}
