import type { Album } from '@thirteen/contract/catalogue.ts';
import { SINGLES_KEY } from '@thirteen/domain/catalogue/catalogue.ts';

/**
 * The album to rank after one: the first that is not ranked yet, from there on in the order of the catalogue and then
 * from its beginning. Undefined where all are ranked. The singles are no album to offer.
 */
export function findNextAlbum<Known extends Pick<Album, 'key'>>(
  albums: readonly Known[],
  after: string,
  isRanked: (albumKey: string) => boolean,
): Known | undefined {
  const place = albums.findIndex(({ key }) => key === after);
  return [...albums.slice(place + 1), ...albums.slice(0, Math.max(0, place))].find(
    ({ key }) => key !== SINGLES_KEY && key !== after && !isRanked(key),
  );
}
