import type { AboutPhoto } from '@thirteen/contract/about/about.ts';
import { Lightbox } from 'yet-another-react-lightbox';
import Captions from 'yet-another-react-lightbox/plugins/captions';
import Counter from 'yet-another-react-lightbox/plugins/counter';
import 'yet-another-react-lightbox/styles.css';
import 'yet-another-react-lightbox/plugins/captions.css';
import 'yet-another-react-lightbox/plugins/counter.css';
import { aboutWords } from './about.words.ts';
import './photo-lightbox.css';

export type PhotoLightboxProps = {
  readonly photos: readonly AboutPhoto[];
  /** The photo that was opened, from 0; undefined while the lightbox is closed. */
  readonly opened: number | undefined;
  readonly onClose: () => void;
  /** It is gone, and the focus may return to what opened it: not every browser focuses what is clicked. */
  readonly onClosed: () => void;
};

const { lightbox } = aboutWords;

/** A photo over the whole window: arrow keys and swipes lead on, Escape and a press beside it lead back. */
export function PhotoLightbox({ photos, opened, onClose, onClosed }: PhotoLightboxProps) {
  return (
    <Lightbox
      open={opened !== undefined}
      close={onClose}
      on={{ exited: onClosed }}
      index={opened ?? 0}
      slides={photos.map(({ src, alt, caption }) => ({
        src,
        alt,
        description: caption,
        width: 1200,
        height: 900,
      }))}
      plugins={[Captions, Counter]}
      captions={{ descriptionTextAlign: 'center' }}
      counter={{ separator: lightbox.of, container: { 'aria-live': 'polite' } }}
      controller={{ closeOnBackdropClick: true, closeOnPullDown: true, aria: true }}
      labels={{
        Lightbox: lightbox.name,
        Close: lightbox.close,
        Next: lightbox.next,
        Previous: lightbox.previous,
      }}
    />
  );
}
