import { useEffect, useState } from 'react';
import { offerFile } from '#lib/browser/offer-file.ts';
import { fetchPicture, hasShareSheet } from '#lib/browser/share-picture.ts';
import { awayTexts, onSiteBack, useSiteReach } from '#lib/api/site-reach.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Dialog } from '#ui/dialogs/dialog.tsx';
import { Icon } from '#ui/icon.tsx';
import { Select } from '#ui/forms/select.tsx';
import type { PictureChoices } from './pictures.ts';
import styles from './poster-dialog.module.css';

/** A look that a poster can have: the key of an era, and what it is called. */
export type PosterLook = { readonly era: string; readonly name: string };

type PosterDialogProps = {
  readonly pictures: PictureChoices;
  /** The looks to choose from, where there is a choice. */
  readonly looks?: readonly PosterLook[] | undefined;
  /** Hands a picture to the share sheet; offered where there is one. */
  readonly onShare: (file: File) => void;
  readonly onClose: () => void;
};

/** What came of drawing; undefined while it is under way. */
type Drawn =
  | { readonly kind: 'drawn'; readonly file: File; readonly url: string }
  | { readonly kind: 'failed' }
  | undefined;

/** A poster before it is kept: its shape and look to choose, and the picture itself. */
export function PosterDialog({ pictures, looks, onShare, onClose }: PosterDialogProps) {
  const [at, setAt] = useState(0);
  const [era, setEra] = useState('');
  const picture = pictures[at] ?? pictures[0];
  const { drawn, retry } = useDrawn(picture, era);
  const file = drawn?.kind === 'drawn' ? drawn.file : undefined;
  return (
    <Dialog
      title="Your poster"
      onClose={onClose}
      actions={
        <>
          {hasShareSheet() && (
            <Button
              variant="quiet"
              aria-disabled={file === undefined}
              onClick={file && (() => onShare(file))}
            >
              <Icon name="share" size="sm" />
              Share
            </Button>
          )}
          <Button
            aria-disabled={file === undefined}
            onClick={file && (() => offerFile(file, picture.fileName))}
          >
            <Icon name="download" size="sm" />
            Download
          </Button>
        </>
      }
    >
      <div className={styles['choices']}>
        <fieldset className={styles['shapes']}>
          <legend>Shape</legend>
          {pictures.map(({ label }, index) => (
            <label key={label} className={styles['shape']}>
              <input type="radio" name="shape" checked={index === at} onChange={() => setAt(index)} />
              {label}
            </label>
          ))}
        </fieldset>
        {looks && (
          <Select
            label="Look"
            labelPlace="above"
            value={era}
            choices={[
              { value: '', name: 'As it is shared' },
              ...looks.map((look) => ({ value: look.era, name: look.name })),
            ]}
            onChange={setEra}
          />
        )}
      </div>
      <Preview drawn={drawn} label={picture.label} onRetry={retry} />
    </Dialog>
  );
}

type PreviewProps = { readonly drawn: Drawn; readonly label: string; readonly onRetry: () => void };

function Preview({ drawn, label, onRetry }: PreviewProps) {
  const reach = useSiteReach();
  return (
    <div className={styles['preview']} aria-busy={drawn === undefined}>
      {drawn === undefined && <output>Drawing…</output>}
      {drawn?.kind === 'failed' && (
        <div role="alert" className={styles['failed']}>
          <p>
            {reach === 'there'
              ? 'The poster couldn’t be drawn. Please try again later.'
              : `${awayTexts[reach]} The poster is drawn when that changes. A screenshot works meanwhile.`}
          </p>
          <Button variant="quiet" onClick={onRetry}>
            Try again
          </Button>
        </div>
      )}
      {drawn?.kind === 'drawn' && <img src={drawn.url} alt={`Preview: ${label}`} />}
    </div>
  );
}

/** The picture in a look, drawn anew when another is chosen; one that failed also when the site is back. */
function useDrawn(picture: PictureChoices[number], era: string) {
  const [drawn, setDrawn] = useState<Drawn>();
  const [attempt, setAttempt] = useState(0);
  const hasFailed = drawn?.kind === 'failed';

  useEffect(() => {
    let isWanted = true;
    let url: string | undefined;
    setDrawn(undefined);
    fetchPicture(picture, era === '' ? undefined : era).then(
      (file) => {
        if (!isWanted) return;
        url = URL.createObjectURL(file);
        setDrawn({ kind: 'drawn', file, url });
      },
      () => isWanted && setDrawn({ kind: 'failed' }),
    );
    return () => {
      isWanted = false;
      if (url !== undefined) URL.revokeObjectURL(url);
    };
    // The pictures are made anew with each render of the page; their names are not.
    // eslint-disable-next-line react/exhaustive-deps
  }, [picture.fileName, era, attempt]);

  useEffect(() => (hasFailed ? onSiteBack(() => setAttempt((last) => last + 1)) : undefined), [hasFailed]);

  return { drawn, retry: () => setAttempt(attempt + 1) };
}
