/** What the ranking screens say: the wording that the specification fixes, and the rest. */
export const rankingWords = {
  noun: 'ranking',
  hubTitle: 'Album Rankings',
  back: 'Back',
  rankingsFor: 'My Rankings For:',
  released: (date: string) => `Released: ${date}`,
  dragSongs: 'Click and drag a song to reorder your list!',
  dragAlbums: 'Click and drag an album to reorder your list!',
  holdGrip: 'Hold a grip to drag.',
  songList: (title: string) => `My ranking of ${title}`,
  /** Who sings besides the artist; on another artist's record, whose it is: "John Mayer feat. Taylor Swift". */
  credit: (artist: string | null, guests: string | null) =>
    [artist ?? '', guests === null ? '' : `feat. ${guests}`].filter(Boolean).join(' '),
  notLoaded: 'This album didn’t load.',
  albumsNotLoaded: 'The albums didn’t load.',
  loading: 'Loading your ranking',
  listIsBack: 'Your saved ranking is back, so your last move wasn’t made. Please make it again.',
  conflict: 'Which ranking do you want to keep?',
  allAlbums: 'All Albums',
  albumList: 'My ranking of the albums',
  aboutAlbums: 'All albums, best first. The first five are the Top 5 on your profile.',
  likeItAsItIs: 'Happy with this order?',
  keep: 'Keep this order',
  kept: 'This order is yours',
  topFive: 'Top 5',
  sortIt: 'Or sort it by quick choices',
} as const;
