/** The words of a public set list that the specification does not fix. */
export const showWords = {
  notPublic: "This set list isn't public.",
  notPublicMore: 'This fan hasn’t published a set list yet.',
  loadFailed: 'This set list didn’t load.',
  loadFailedMore: 'Please check your connection and try again.',
  pageTitle: (username: string) => `${username}'s Eras Tour set list`,
  makeYourOwn: 'Make your own',
  buildYours: 'Build yours',
  editOwn: 'Edit my set list',
  invitation: 'Which 45 songs would you sing along to?',
  surpriseSongs: 'Surprise songs',
  guitar: 'Guitar',
  piano: 'Piano',
  mashup: 'Mashup',
  playShow: 'Play the show',
  stopShow: 'Stop the show',
  copyLink: 'Copy link',
  shareText: (username: string) => `${username}'s dream Eras Tour`,
  small: 'A free fan project, not affiliated with the artist.',
} as const;

/** A running time in words: 3 h 12 min. */
export function runningTime(seconds: number): string {
  const minutes = Math.round(seconds / 60);
  const hours = Math.floor(minutes / 60);
  return hours === 0 ? `${minutes} min` : `${hours} h ${minutes % 60} min`;
}
