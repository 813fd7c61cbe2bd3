/** The words of a comparison. */
export const compareWords = {
  title: (username: string) => `You and ${username}`,
  songs: (count: number) =>
    count === 1 ? 'One song in both your Top 13' : `${count} songs in both your Top 13`,
  alike: 'Ranked alike',
  apart: 'Ranked apart',
  noAlbums: 'Once both of you have ranked all albums, they are compared here.',
  rank: 'Rank all albums',
  yours: 'You',
  places: (yours: number, theirs: number, username: string) =>
    `number ${yours} for you, number ${theirs} for ${username}`,
  failed: 'Your lists could not be compared.',
} as const;
