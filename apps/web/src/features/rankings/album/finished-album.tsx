import { useQuery } from '@tanstack/react-query';
import type { Album } from '@thirteen/contract/catalogue.ts';
import { toSongCode } from '@thirteen/domain/song-code/song-code.ts';
import { useId, useState } from 'react';
import { paths, rankingPath, sorterPath } from '#lib/paths.ts';
import type { Order } from '#features/rankings/order.ts';
import { isAllPlaced, NOTHING_PLACED } from '#features/rankings/placed-order.ts';
import { ALBUMS_LIST, rankingsQuery } from '#features/rankings/rankings.queries.ts';
import { savedOrder } from '#features/rankings/rankings.saving.ts';
import { Button, ButtonLink } from '#ui/buttons/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { picturesIn } from '#ui/share-actions/pictures.ts';
import { ShareActions } from '#ui/share-actions/share-actions.tsx';
import styles from './finished-album.module.css';
import { SINGLES_KEY } from '@thirteen/domain/catalogue/catalogue.ts';

/** What is offered once an album is ranked. */
const finishedWords = {
  title: (album: string) => `${album} is ranked`,
  poster: 'Keep your order as a poster. It shows the order as it is now.',
  shareTitle: (album: string) => `My ranking of ${album}`,
  next: (album: string) => `Next: ${album}`,
  rankAlbums: 'All ranked. Now rank the albums',
  all: 'All ranked. See your rankings',
  away: 'Not now',
} as const;

type FinishedAlbumProps = {
  readonly album: Album;
  readonly order: Order;
  /** The catalogue; undefined while it loads. */
  readonly albums: readonly Album[] | undefined;
};

/** What a fan may do once an album is ranked: keep it as a poster, and go on to the next album. It can be put away. */
export function FinishedAlbum({ album, order, albums }: FinishedAlbumProps) {
  const [isAway, setIsAway] = useState(false);
  const title = useId();
  const { data: orders } = useQuery(rankingsQuery);
  const isRanked = (list: string) =>
    isAllPlaced(savedOrder(list).readPending() ?? orders?.[list]?.state ?? NOTHING_PLACED);
  const numbers = new Map(album.songs.map((song) => [song['_id'], song.number]));
  const code = toSongCode(order, (id) => numbers.get(id));
  if (isAway) return null;

  const next = albums && findNextAlbum(albums, album.key, isRanked);
  const allRanked = albums !== undefined && next === undefined;
  return (
    <section className={styles['finished']} aria-labelledby={title}>
      <h2 id={title}>{finishedWords.title(album.title)}</h2>
      {code !== undefined && (
        <>
          <p>{finishedWords.poster}</p>
          <ShareActions
            link={{
              title: finishedWords.shareTitle(album.title),
              text: finishedWords.shareTitle(album.title),
              url: `${window.location.origin}${sorterPath(`album-${album.key}`)}`,
            }}
            pictures={picturesIn(`/share/ranking/${code}`, `${album.slug}-ranking`)}
          />
        </>
      )}
      <div className={styles['ways']}>
        {next && (
          <ButtonLink to={rankingPath(next.slug)}>
            {finishedWords.next(next.title)} <Icon name="right" size="sm" />
          </ButtonLink>
        )}
        {allRanked && !isRanked(ALBUMS_LIST) && (
          <ButtonLink to={rankingPath(ALBUMS_LIST)}>
            {finishedWords.rankAlbums} <Icon name="right" size="sm" />
          </ButtonLink>
        )}
        {allRanked && isRanked(ALBUMS_LIST) && (
          <ButtonLink to={paths.rankings} variant="quiet">
            {finishedWords.all}
          </ButtonLink>
        )}
        <Button variant="quiet" onClick={() => setIsAway(true)}>
          {finishedWords.away}
        </Button>
      </div>
    </section>
  );
}

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
