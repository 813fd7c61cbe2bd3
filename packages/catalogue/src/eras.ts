import { ownEraOf, type Album } from '@thirteen/domain/catalogue/catalogue.ts';
import { PLAIN_ERA, type Era, type EraRef } from '@thirteen/domain/catalogue/era-look.ts';
import { catalogueAlbums } from './catalogue-data.ts';

/** The eras that the project brings along, in order of their albums; the last is the look of the singles. */
export const eras: readonly Era[] = catalogueAlbums.flatMap((album) => ownEraOf(album) ?? []);

/** Those of the albums, without the singles. */
export const albumEras: readonly Era[] = eras.filter(({ key }) => key !== PLAIN_ERA);

const erasByKey = new Map(eras.map((era) => [era.key, era]));

/** The era to draw or to play; that of the singles for a key that the project does not bring along. */
export function toEra(ref: EraRef): Era {
  const era = typeof ref === 'string' ? (erasByKey.get(ref) ?? erasByKey.get(PLAIN_ERA)) : ref;
  if (!era) throw new Error('The catalogue has no look for albums without one');
  return era;
}

/**
 * How posters and previews name the era of an album: one that the project brings along by its key, another with its whole
 * look; that of the singles where there is no such album or it has no look of its own.
 */
export function eraRefOf(album: Pick<Album, 'slug' | 'look'> | undefined): EraRef {
  const era = album && ownEraOf(album);
  if (!era) return PLAIN_ERA;
  return erasByKey.has(era.key) ? era.key : era;
}

/** The eras of a catalogue that the project does not bring along: those of albums that were added with a look. */
export function addedEras({ albums }: { readonly albums: readonly Album[] }): readonly Era[] {
  return albums.flatMap((album) => ownEraOf(album) ?? []).filter(({ key }) => !erasByKey.has(key));
}
