import type { Album, Song } from '@thirteen/contract/albums.ts';
import { SINGLES_KEY, themeOf } from '@thirteen/domain/catalogue/catalogue.ts';
import { useEffect, useMemo } from 'react';
import { AlbumIntro } from './album-intro.tsx';
import { RankingList, type RankingRows } from './ranking-screen.tsx';
import { rankingWords } from './rankings.words.ts';
import { SINGLES_LIST } from './rankings.queries.ts';
import { rememberSongs } from './rankings.saving.ts';
import { SongRow } from './song-row.tsx';

const songRows: RankingRows<Song> = {
  getId: (song) => song['_id'],
  getTitle: (song) => song.title,
  render: (song, position) => <SongRow song={song} position={position} />,
};

type AlbumRankingProps = { readonly album: Album };

/** The fan's order of the songs of an album; the singles are one too. */
export function AlbumRanking({ album }: AlbumRankingProps) {
  const songsById = useMemo(() => new Map(album.songs.map((song) => [song['_id'], song])), [album]);
  useEffect(() => rememberSongs(album.songs), [album]);
  return (
    <RankingList
      list={album.key === SINGLES_KEY ? SINGLES_LIST : album.key}
      label={rankingWords.songList(album.title)}
      itemsById={songsById}
      rows={songRows}
      backdrop={themeOf(album)}
      renderIntro={() => (
        <AlbumIntro title={album.title} releaseDate={album.releaseDate} cover={album.albumCover} />
      )}
    />
  );
}
