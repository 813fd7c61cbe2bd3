/** What the screen of track numbers says: the wording that the specification fixes, and the rest. */
export const trackWords = {
  noun: 'ranking of track numbers',
  title: 'Track Number Rankings',
  helper: 'Put the songs of each track number in order. The first of each makes your album.',
  tabs: { groups: 'Track Rankings', yourAlbum: 'Your Album' },
  group: (track: number) => `Track ${track}`,
  jump: 'Jump to a track number',
  groupList: (track: number) => `My ranking of track ${track}`,
  songs: (count: number) => (count === 1 ? '1 song' : `${count} songs`),
  conflict: 'Which track rankings do you want to keep?',
  listIsBack: 'Your saved track rankings are back, so your last move wasn’t made. Please make it again.',
  albumsNotLoaded: 'The songs didn’t load.',
  loading: 'Loading your track rankings',
  album: {
    title: 'Your Album',
    titleLabel: 'A title for your album',
    titleHint: (characters: string) =>
      `${characters}, kept in this browser and drawn on your poster, where emoji and letters that our font lacks become beads.`,
    titleMost: (most: number) => `Up to ${most} characters`,
    titleCount: (count: number, most: number) => `${count} of ${most} characters`,
    start: 'Start ranking',
    by: (fan: string) => `Compiled by ${fan}`,
    tracks: 'Tracks of your album',
    count: (count: number) => (count === 1 ? '1 track' : `${count} tracks`),
    /** Of so many track numbers the fan placed no song. */
    rest: (count: number) =>
      count === 1 ? '1 track number isn’t ranked yet.' : `${count} track numbers aren’t ranked yet.`,
    unknown: (count: number) =>
      count === 1 ? '1 track of unknown length not counted' : `${count} tracks of unknown length not counted`,
    noLength: 'Length unknown',
    playAll: 'Play all previews',
    stop: 'Stop',
    next: 'Next track',
    playing: (title: string, track: number) => `Playing track ${track}, ${title}`,
  },
} as const;
