import type { Poster } from '@thirteen/artwork/posters/posters.ts';
import type { EraTheme } from '@thirteen/domain/catalogue/era-theme.ts';

/** The preview of a song, as an MP3. */
export type PreviewJob = { readonly kind: 'preview'; readonly songId: string; readonly theme: EraTheme };

/** A drawing as a PNG of a width in pixels; its height follows. Text must be drawn as paths: no fonts are loaded. */
type RasterJob = { readonly kind: 'raster'; readonly svg: string; readonly widthPx: number };

/** A card or a poster to share, as a PNG of its own size. The art on it is painted once, into a folder of its own. */
type PosterJob = { readonly kind: 'poster'; readonly poster: Poster; readonly artDirectory: string };

/** A picture to draw, as a PNG. */
export type PictureJob = (RasterJob | PosterJob) & {
  /** Where the picture goes. The answer then has no bytes; it has those of the picture where that could not be. */
  readonly file?: string;
};

/** What the media workers can do. The result of each is the bytes of a file. */
export type MediaJob = PreviewJob | PictureJob;
