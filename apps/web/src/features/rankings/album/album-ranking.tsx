import type { Album, Song } from '@thirteen/contract/catalogue.ts';
import { SINGLES_KEY } from '@thirteen/domain/catalogue/catalogue.ts';
import { useMemo, type ReactNode } from 'react';
import type { Order } from '#features/rankings/order.ts';
import { AlbumIntro } from './album-intro.tsx';
import { FinishedAlbum } from './finished-album.tsx';
import { RankingList, type RankingRows } from '#features/rankings/ranking-list.tsx';
import { rankingWords } from '#features/rankings/rankings.words.ts';
import { SINGLES_LIST } from '#features/rankings/rankings.queries.ts';
import { logFailure } from '#lib/log-failure.ts';
import { AudioPlayer } from '#ui/audio-player/audio-player.tsx';
import { MoveMenu } from '#ui/sortable-list/move-menu/move-menu.tsx';
import { SortableHandle } from '#ui/sortable-list/sortable-row.tsx';
import styles from './ranking-row.module.css';

const songRows: RankingRows<Song> = {
  getId: (song) => song['_id'],
  getTitle: (song) => song.title,
  render: (song, position) => <SongRow song={song} position={position} />,
};

type AlbumRankingProps = {
  readonly album: Album;
  /** The catalogue; undefined while it loads. */
  readonly albums: readonly Album[] | undefined;
  /** What can be done with what the fan placed. */
  readonly renderTools: (order: Order) => ReactNode;
};

/** The fan's order of the songs of an album; the singles are one too. */
export function AlbumRanking({ album, albums, renderTools }: AlbumRankingProps) {
  const songsById = useMemo(() => new Map(album.songs.map((song) => [song['_id'], song])), [album]);
  return (
    <RankingList
      list={album.key === SINGLES_KEY ? SINGLES_LIST : album.key}
      label={rankingWords.songList(album.title)}
      itemsById={songsById}
      rows={songRows}
      backdrop={album.theme}
      renderTools={renderTools}
      renderFinished={(order) => <FinishedAlbum album={album} order={order} albums={albums} />}
      renderIntro={() => (
        <AlbumIntro
          albumKey={album.key}
          title={album.title}
          releaseDate={album.releaseDate}
          cover={album.albumCover}
        />
      )}
    />
  );
}

type SongRowProps = { readonly song: Song; readonly position: number };

/** A song in a ranking: its place, its title, who sings it beside or before the artist, and its preview. */
function SongRow({ song, position }: SongRowProps) {
  const credit = rankingWords.credit(song.artist, song.featuring);
  return (
    <div className={styles['row']} data-kind="song">
      <span className={styles['grip']}>
        <SortableHandle />
      </span>
      <span className={styles['numeral']}>{position}</span>
      <div className={styles['words']}>
        <p className={styles['title']}>{song.title}</p>
        {credit !== '' && <p className={styles['note']}>{credit}</p>}
      </div>
      <div className={styles['player']}>
        <AudioPlayer
          src={song.audioSource}
          title={song.title}
          onFail={() => logFailure('A preview could not be loaded', song.audioSource)}
        />
      </div>
      <span className={styles['menu']}>
        <MoveMenu kind="song" />
      </span>
    </div>
  );
}
