const count = (one: string, many: string) => (number: number) => `${number} ${number === 1 ? one : many}`;

const lists = count('list', 'lists');
const setLists = count('set list', 'set lists');
const logins = count('login', 'logins');
const points = count('point', 'points');
const places = count('place', 'places');

const EMPTY = 'No rankings yet. Be the first.';

/** What the charts say. */
export const statisticsWords = {
  favorites: {
    title: "Users' Favorite Songs",
    fullTitle: "Users' Favorite Songs List",
    viewAll: 'View All',
    backToHome: 'Back to Home',
    lead: 'How many Top 13s include each song, from the most loved to the hidden gems.',
    find: 'Find a song',
    mine: 'Only my Top 13',
    noneMatch: 'No song of a Top 13 matches these filters.',
    noneMine: 'Your Top 13 has no songs yet.',
    value: 'Lists',
    amount: lists,
    empty: {
      says: EMPTY,
      will: 'The songs in most Top 13s will stand here, with their counts.',
      action: 'Choose my Top 13',
    },
  },
  tourSongs: {
    title: 'Popular Eras Tour Songs',
    value: 'Set lists',
    amount: setLists,
    empty: {
      says: EMPTY,
      will: 'The songs in most set lists will stand here, with their counts.',
      action: 'Build a set list',
    },
  },
  topUsers: {
    title: 'Top Users',
    exploreAll: 'Explore All Users',
    fan: 'Fan',
    value: 'Logins',
    amount: logins,
    unit: (number: number) => (number === 1 ? 'login' : 'logins'),
    you: 'You',
  },
  placed: {
    title: 'Most Songs Placed',
    value: 'Places',
    amount: count('song placed', 'songs placed'),
    empty: {
      says: 'No songs placed yet. Be the first.',
      will: 'Fans with a public profile will stand here by how many songs they have placed in their lists.',
      action: 'Rank my songs',
    },
  },
  albums: {
    title: 'Album Popularity',
    album: 'Album',
    value: 'Points',
    amount: points,
    empty: {
      says: EMPTY,
      will: 'The albums will stand here in the order that all fans’ rankings give together.',
      action: 'Rank the albums',
    },
    explain: 'First of n albums in a ranking gets n points; albums that a fan never placed share the rest.',
  },
  week: {
    title: 'Since Last Week',
    since: (day: string) => `Since ${day}`,
    favorites: { title: 'In Top 13s', item: 'Song', amount: lists },
    tourSongs: { title: 'In set lists', item: 'Song', amount: setLists },
    albums: { title: 'Albums', item: 'Album', amount: points },
    place: 'Place',
    move: 'Move',
    growth: 'Growth',
    newcomer: 'New',
    up: (number: number) => `Up ${places(number)}`,
    more: (amount: string) => `+${amount}`,
    noMoves: 'Nothing climbed.',
    empty: {
      says: 'Thirteen counts once a day. Climbers and newcomers show here once there’s a week to compare.',
    },
    failed: 'What changed didn’t load.',
  },
  rank: 'Rank',
  song: 'Song',
  songAlbum: 'Album',
  empty: EMPTY,
  failed: 'This chart didn’t load.',
  filter: 'Album',
  allAlbums: 'All albums',
  noneOfAlbum: 'No song of this album is in a Top 13 yet.',
  shown: (shown: number, all: number) =>
    shown === all ? count('song', 'songs')(all) : `${shown} of ${count('song', 'songs')(all)}`,
} as const;

/** A chart of bars in words: how many, and the first three with their values. */
export function summarize(
  what: string,
  bars: readonly { readonly label: string; readonly valueText: string }[],
): string {
  const first = bars.slice(0, 3).map(({ label, valueText }) => `${label} with ${valueText}`);
  if (first.length === 0) return `${what}. There is nothing to show yet.`;
  return `${what}. A bar chart of ${bars.length}, the most first: ${first.join(', ')}.`;
}
