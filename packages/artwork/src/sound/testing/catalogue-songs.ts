import { catalogueAlbums } from '@thirteen/catalogue/catalogue-data.ts';
import type { PreviewSong } from '../score.ts';

/** Every song of the catalogue with the theme of its album. */
export const catalogueSongs: readonly PreviewSong[] = catalogueAlbums.flatMap((album) =>
  album.songs.map(({ id }) => ({ id, theme: album.theme })),
);
