/** The words of a comparison. */
export const matchWords = {
  title: (username: string) => `You and ${username}`,
  songs: (count: number) =>
    count === 1 ? 'One song in both your Top 13' : `${count} songs in both your Top 13`,
  alike: 'Albums you agree on',
  apart: 'Albums you’d fight over',
  noAlbums: 'Once both of you have ranked the albums, you’ll see here where you agree.',
  rank: 'Rank all albums',
  yours: 'You',
  places: (yours: number, theirs: number, username: string) =>
    `number ${yours} for you, number ${theirs} for ${username}`,
  failed: 'We couldn’t compare your lists.',
} as const;
