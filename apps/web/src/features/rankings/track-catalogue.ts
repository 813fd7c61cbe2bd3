import type { Album } from '@thirteen/contract/albums.ts';
import { buildCatalogue, type Catalogue } from '@thirteen/domain/catalogue/catalogue.ts';

/** The catalogue that the rules work on, from the albums as the API tells them. */
export function toCatalogue(albums: readonly Album[]): Catalogue {
  return buildCatalogue(
    albums.map(({ albumCover, songs, ...album }) => ({
      ...album,
      cover: albumCover,
      songs: songs.map(({ _id: id, album: _title, albumImageSource: _cover, ...song }) => ({
        ...song,
        id,
        albumKey: album.key,
      })),
    })),
  );
}
