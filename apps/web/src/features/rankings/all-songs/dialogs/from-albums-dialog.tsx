import { useQuery } from '@tanstack/react-query';
import type { Album } from '@thirteen/contract/catalogue.ts';
import { useMemo } from 'react';
import { paths } from '#lib/paths.ts';
import { Button, ButtonLink } from '#ui/buttons/button.tsx';
import { Cover } from '#ui/covers/cover.tsx';
import { Dialog } from '#ui/dialogs/dialog.tsx';
import { RetryCard } from '#ui/page/retry-card.tsx';
import { Skeleton } from '#ui/page/skeleton.tsx';
import type { RankedSong } from '#features/rankings/all-songs/ranked-songs.ts';
import { allSongsWords } from '#features/rankings/all-songs/all-songs.words.ts';
import styles from './from-albums-dialog.module.css';
import { makeOrderFromAlbums, type OrderFromAlbums } from './from-albums-order.ts';
import { rankingsQuery } from '#features/rankings/rankings.queries.ts';

const SHOWN = 20;
const COVER_PX = 28;

type FromAlbumsDialogProps = {
  readonly albums: readonly Album[];
  readonly songs: readonly RankedSong[];
  readonly onTake: (made: OrderFromAlbums) => void;
  readonly onClose: () => void;
};

const texts = allSongsWords.fromAlbums;

/** Shows the order that the album rankings give, before it is taken. */
export function FromAlbumsDialog({ albums, songs, onTake, onClose }: FromAlbumsDialogProps) {
  const rankings = useQuery({ ...rankingsQuery, staleTime: 0 });
  const made = useMemo(
    () => (rankings.data === undefined ? undefined : makeOrderFromAlbums(rankings.data, albums)),
    [rankings.data, albums],
  );
  const isUsable = made !== undefined && made.albums > 0;

  return (
    <Dialog
      title={texts.title}
      onClose={onClose}
      actions={
        <>
          <Button variant="quiet" data-autofocus="" onClick={onClose}>
            {texts.cancel}
          </Button>
          {isUsable && <Button onClick={() => onTake(made)}>{texts.take}</Button>}
          {made?.albums === 0 && <ButtonLink to={paths.rankings}>{texts.rankFirst}</ButtonLink>}
        </>
      }
    >
      {made === undefined && <Loading hasFailed={rankings.isError} onRetry={() => void rankings.refetch()} />}
      {made?.albums === 0 && <p>{texts.none}</p>}
      {isUsable && <Preview made={made} songs={songs} />}
    </Dialog>
  );
}

type LoadingProps = { readonly hasFailed: boolean; readonly onRetry: () => void };

function Loading({ hasFailed, onRetry }: LoadingProps) {
  return hasFailed ? <RetryCard message={texts.notLoaded} onRetry={onRetry} /> : <Skeleton height="20rem" />;
}

type PreviewProps = { readonly made: OrderFromAlbums; readonly songs: readonly RankedSong[] };

function Preview({ made, songs }: PreviewProps) {
  const songsById = new Map(songs.map((song) => [song.id, song]));
  const first = made.order.slice(0, SHOWN).flatMap((id) => songsById.get(id) ?? []);
  const rest = made.order.length - made.songs.length;
  return (
    <>
      <p>{texts.how}</p>
      <p className={styles['counts']}>
        {texts.albums(made.albums)}: {texts.songs(made.songs.length)}, {texts.rest(rest)}.
      </p>
      <h3 className={styles['heading']}>{texts.first}</h3>
      {/* A long list that scrolls must be within reach of the keyboard. */}
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <ol className={styles['songs']} aria-label={texts.first} tabIndex={0}>
        {first.map((song, index) => (
          <li key={song.id}>
            <span className={styles['rank']}>{index + 1}</span>
            <Cover src={song.cover} size={COVER_PX} />
            <span>{song.title}</span>
          </li>
        ))}
      </ol>
    </>
  );
}
