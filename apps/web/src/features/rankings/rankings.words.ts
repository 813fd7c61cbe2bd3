/** What the ranking screens say: the wording that the specification fixes, and the rest. */
export const rankingWords = {
  hubTitle: 'Album Rankings',
  back: 'Back',
  rankingsFor: 'My Rankings For:',
  released: (date: string) => `Released: ${date}`,
  dragSongs: 'Click and drag a song to reorder your list!',
  dragAlbums: 'Click and drag an album to reorder your list!',
  songList: (title: string) => `My ranking of ${title}`,
  pageTitle: (title: string) => `${title} Ranking`,
  featuring: (names: string) => `feat. ${names}`,
  notLoaded: "This album didn't load.",
  albumsNotLoaded: "The albums didn't load.",
  loading: 'Loading your ranking',
  listIsBack: 'Your saved ranking is back, so your last move was not made. Please make it again.',
  conflict: 'Which ranking do you want to keep?',
  allAlbums: 'All Albums',
  topFive: 'Top 5',
} as const;
