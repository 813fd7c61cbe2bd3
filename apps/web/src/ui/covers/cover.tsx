import { DEFAULT_ARTIST_IMAGE } from './image-fallback.ts';
import styles from './cover.module.css';

const SINGLES_COVER = '/media/covers/singles.svg';
const LARGEST_RASTER_PX = 96;
const DRAWN_COVER = /^(?<drawing>\/media\/covers\/[\w-]+)\.svg(?<version>\?v=[^&#]*)?$/;

type CoverProps = {
  /** The address of the cover; null, as the singles have none, shows the one of the singles. */
  readonly src: string | null;
  /** Width and height in CSS pixels, so that nothing moves when it arrives; CSS may still scale it. */
  readonly size: number;
  readonly loading?: 'lazy' | 'eager';
};

/**
 * The cover of an album. Decorative: the title stands beside it. Small ones are pictures, because a page of detailed
 * drawings is slow. One that fails to load becomes the default artist image.
 */
export function Cover({ src, size, loading = 'lazy' }: CoverProps) {
  return (
    <img
      className={styles['cover']}
      src={coverSource(src, size)}
      srcSet={coverSources(src, size)}
      sizes={`${size}px`}
      width={size}
      height={size}
      loading={loading}
      decoding="async"
      alt=""
    />
  );
}

/** For screens that need fewer pixels: a smaller file beside it, where there is one. */
export function coverSources(src: string | null, size: number): string | undefined {
  const source = coverSource(src, size);
  const smaller = source.replace('-192.png', '-96.png');
  return smaller === source ? undefined : `${smaller} 96w, ${source} 192w`;
}

/** The file to show for a cover at a size in CSS pixels. */
export function coverSource(src: string | null, size: number): string {
  const cover = src === null ? SINGLES_COVER : src || DEFAULT_ARTIST_IMAGE;
  const { drawing, version = '' } = DRAWN_COVER.exec(cover)?.groups ?? {};
  return drawing !== undefined && size <= LARGEST_RASTER_PX ? `${drawing}-192.png${version}` : cover;
}
