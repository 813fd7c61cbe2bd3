import { catalogueAlbums } from '@thirteen/catalogue/catalogue-data.ts';
import { tourAlbums } from '@thirteen/domain/set-list/set-list.ts';

/** How many eras a set list has beside the surprise songs. */
export const tourEras = tourAlbums({ albums: catalogueAlbums }).length;

/** How many rankings the shelf shows: one for each album, one for the singles, and three over the whole catalogue. */
export const shelfRankings = catalogueAlbums.length + 3;
