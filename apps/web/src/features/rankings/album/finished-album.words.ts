/** What is offered once an album is ranked. */
export const finishedWords = {
  title: (album: string) => `${album} is ranked`,
  poster: 'Keep your order as a poster. It shows the order as it is now.',
  shareTitle: (album: string) => `My ranking of ${album}`,
  next: (album: string) => `Next: ${album}`,
  rankAlbums: 'All ranked. Now rank the albums',
  all: 'All ranked. See your rankings',
  away: 'Not now',
} as const;
