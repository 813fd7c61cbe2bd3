import type { AboutPhoto } from '@thirteen/contract/about/about.ts';
import { useRef, useState, type ComponentType } from 'react';
import { logFailure } from '#lib/log-failure.ts';
import { toast } from '#ui/toasts/toast.ts';
import type { PhotoLightboxProps } from './photo-lightbox.tsx';
import { aboutWords } from './about.words.ts';
import styles from './photo-wall.module.css';

type PhotoWallProps = { readonly photos: readonly AboutPhoto[] };

const IN_FIRST_VIEW = 4;

/** The photos of the about page. Each opens in a lightbox, whose code loads when the first is opened. */
export function PhotoWall({ photos }: PhotoWallProps) {
  const [Lightbox, setLightbox] = useState<ComponentType<PhotoLightboxProps>>();
  const [opened, setOpened] = useState<number>();
  const opener = useRef<HTMLElement>(null);

  async function open(index: number, button: HTMLElement) {
    opener.current = button;
    try {
      const { PhotoLightbox } = await import('./photo-lightbox.tsx');
      setLightbox(() => PhotoLightbox);
      setOpened(index);
    } catch (error) {
      logFailure('The lightbox could not be loaded', error);
      toast.error(aboutWords.about.lightboxFailed);
    }
  }

  return (
    <>
      <ul className={styles['wall']} aria-label={aboutWords.about.photos}>
        {photos.map(({ src, alt, caption }, index) => (
          <li key={src} className={styles['photo']}>
            <button
              type="button"
              className={styles['open']}
              aria-label={aboutWords.about.open(caption)}
              aria-haspopup="dialog"
              onClick={(event) => void open(index, event.currentTarget)}
            >
              <img
                className={styles['picture']}
                src={src}
                alt={alt}
                width="1200"
                height="900"
                loading={index < IN_FIRST_VIEW ? 'eager' : 'lazy'}
              />
              <span className={styles['caption']}>{caption}</span>
            </button>
          </li>
        ))}
      </ul>
      {Lightbox !== undefined && (
        <Lightbox
          photos={photos}
          opened={opened}
          onClose={() => setOpened(undefined)}
          onClosed={() => opener.current?.focus()}
        />
      )}
    </>
  );
}
