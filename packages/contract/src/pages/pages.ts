/** Who a page is for: everyone, only who is not logged in, or only fans with a session. Others are led away from it. */
export type PageAccess = 'everyone' | 'visitors' | 'fans';

/** A page of the web app: its address, its name and, where crawlers should know more, what it says of itself. */
export type SitePage = {
  /** A pattern, with `:name` for what differs. */
  readonly path: string;
  /** The `<Page>` of `<Page> | Thirteen`. */
  readonly title: string;
  /** What stands over it and comes with the document, where all pages at its address begin alike. */
  readonly heading?: { readonly text: string; readonly lead?: string; readonly width: 'page' | 'narrow' };
  readonly description?: string;
  readonly access: PageAccess;
  /** Whether its address may hold a secret, so that no other address is told where a visitor comes from. */
  readonly hasSecretAddress?: true;
};

/**
 * Every address that is a page, by its name; the web app draws it with the file of that name. What matches none is answered
 * as not found. Of two patterns that both fit an address, the first counts.
 */
export const pages = {
  landing: {
    path: '/',
    title: 'Welcome',
    access: 'visitors',
    description:
      'Rank every Taylor Swift song and album, keep your Top 13, build your dream Eras Tour set list and share it all.',
  },
  login: {
    path: '/login',
    title: 'Log in',
    access: 'visitors',
    description: 'Log in to your Top 13, your rankings and your dream Eras Tour set list.',
  },
  signup: {
    path: '/signup',
    title: 'Sign up',
    access: 'visitors',
    description: 'Make a free account and rank every Taylor Swift song and album.',
  },
  forgotPassword: {
    path: '/forgot-password',
    title: 'Forgot password',
    access: 'everyone',
    description: 'Ask for a link to choose a new password.',
  },
  resetPassword: {
    path: '/reset-password',
    title: 'Reset password',
    access: 'everyone',
    description: 'Choose a new password for your account.',
    hasSecretAddress: true,
  },
  confirmEmail: {
    path: '/confirm-email',
    title: 'Confirm email',
    access: 'everyone',
    description: 'Confirm the email address of your account.',
    hasSecretAddress: true,
  },
  loved: {
    path: '/loved',
    title: 'Your Top 13',
    heading: {
      text: 'Tap what you love',
      lead: 'Thirteen songs at least, forty at most. Then a few questions put them in order.',
      width: 'page',
    },
    access: 'everyone',
    description:
      'Tap the Taylor Swift songs you love, answer a few questions and share your Top 13: about ninety seconds, no account needed.',
  },
  visitorTop13: {
    path: '/top13',
    title: 'Top 13 List',
    access: 'everyone',
    description:
      'Choose thirteen Taylor Swift songs, drag them into order and share the list by its link: no account needed.',
  },
  sorter: {
    path: '/sorter',
    title: 'Sorter',
    heading: {
      text: 'A whole ranking out of quick choices',
      lead: 'Which one is better? Tap, tap, tap: we ask as little as possible and never ask what you have told us already. Stop whenever you like.',
      width: 'page',
    },
    access: 'everyone',
    description:
      'Rank Taylor Swift songs and albums by quick choices: which one is better? The fewest questions there can be, no account needed.',
  },
  sort: { path: '/sorter/:id', title: 'Sorter', access: 'everyone' },
  publicProfile: { path: '/public-profile/:username', title: 'Public Profile', access: 'everyone' },
  shareSetlist: { path: '/share-setlist/:username', title: 'Set List', access: 'everyone' },
  namedTop13: { path: '/top13/:username', title: "A Fan's Top 13", access: 'everyone' },
  t13: {
    path: '/t13/:code',
    title: 'A Top 13',
    heading: {
      text: 'A Top 13',
      lead: 'Thirteen songs, one for every bead. Which thirteen would be yours?',
      width: 'page',
    },
    access: 'everyone',
  },
  match: {
    path: '/match/:code',
    title: 'A Match',
    heading: {
      text: 'Two fans, one match',
      lead: 'One made a Top 13, the other picked five favorites out of it. This is how well they agree.',
      width: 'page',
    },
    access: 'everyone',
  },
  user: {
    path: '/user',
    title: 'My Profile',
    access: 'everyone',
    description:
      'Your page for other fans: a theme, a picture, your top five albums, your Top 13 and thirteen answers.',
  },
  about: {
    path: '/user/about',
    title: 'About',
    access: 'everyone',
    description: 'Who makes Thirteen and why: a wall of photos, the author and the tip jar.',
  },
  contact: {
    path: '/user/contact',
    title: 'Contact',
    access: 'everyone',
    description: 'A wish, a bug, a song that we got wrong? Write to the people behind Thirteen.',
  },
  releaseNotes: {
    path: '/user/releaseNotes',
    title: 'Release Notes',
    heading: {
      text: 'Release Notes',
      lead: 'What came with each version, the newest first.',
      width: 'narrow',
    },
    access: 'everyone',
    description: 'What came with each version of Thirteen, the newest first.',
  },
  licenses: {
    path: '/user/licenses',
    title: 'Licenses',
    heading: {
      text: 'Licenses',
      lead: 'Thirteen is made with these fonts and libraries. Open one to read its license.',
      width: 'narrow',
    },
    access: 'everyone',
    description: 'The fonts and libraries that Thirteen is made with, and their licenses.',
  },
  accessibility: {
    path: '/user/accessibility',
    title: 'Accessibility',
    heading: {
      text: 'Accessibility',
      lead: 'Thirteen is for every fan. If something here is in your way, tell us and we’ll fix it.',
      width: 'narrow',
    },
    access: 'everyone',
    description: 'What Thirteen does for fans with disabilities, how it is tested, and what is missing.',
  },
  privacy: {
    path: '/user/privacy',
    title: 'Privacy',
    heading: {
      text: 'Privacy',
      lead: 'No ads, no trackers, no cookies. Thirteen keeps what it needs to work, and you can take it with you or delete it at any time.',
      width: 'narrow',
    },
    access: 'everyone',
    description: 'What Thirteen keeps about you, for how long, who sees it, and how to get or delete it.',
  },
  terms: {
    path: '/user/terms',
    title: 'Terms',
    heading: {
      text: 'Terms',
      lead: 'Short, because the deal is: we run a place for your lists, and you are kind in it.',
      width: 'narrow',
    },
    access: 'everyone',
    description: 'What you may expect of Thirteen, and what Thirteen expects of you.',
  },
  imprint: {
    path: '/user/imprint',
    title: 'Imprint',
    heading: {
      text: 'Imprint',
      lead: 'Who runs this site, and how to reach them.',
      width: 'narrow',
    },
    access: 'everyone',
    description:
      'Who runs this site, how to reach them, how to have something taken down, and whose the names are.',
  },
  userHome: {
    path: '/user/userHome',
    title: 'Home',
    access: 'fans',
    description: 'What all fans love: favorite songs, popular tour songs, albums and surprise songs.',
  },
  top13: {
    path: '/user/top13list',
    title: 'Top 13 List',
    access: 'fans',
    description:
      'Rank your Top 13 songs by Taylor Swift: search, listen, drag them into order and share the list.',
  },
  account: {
    path: '/user/account',
    title: 'Account',
    access: 'fans',
    description: 'Your password, your devices and your data.',
  },
  myEras: {
    path: '/user/my-eras',
    title: 'My Eras',
    access: 'fans',
    description: 'Your Top 13 through time: what came, what went, and what stayed first.',
  },
  importList: {
    path: '/user/import',
    title: 'Bring in a list',
    access: 'fans',
    description: 'Paste or choose a list of songs from anywhere, and see what it becomes before it is saved.',
  },
  rankings: {
    path: '/user/rankings',
    title: 'Album Rankings',
    access: 'fans',
    description: 'Rank every album, the singles and all songs by dragging.',
  },
  rankingAllAlbums: {
    path: '/user/rankings/allAlbums',
    title: 'All Albums Ranking',
    access: 'fans',
    description:
      'Put every album in the order that you love them. The first five are the Top 5 of your profile.',
  },
  allSongsRanking: {
    path: '/user/rankings/allSongs',
    title: 'All Songs Ranking',
    access: 'fans',
    description: 'Every song by Taylor Swift in one list, in the order that you love them.',
  },
  trackRankings: {
    path: '/user/rankings/byTrackNumber',
    title: 'Track Number Rankings',
    access: 'fans',
    description:
      'Which opening song, which track five? Rank the songs of each track number into an album of your own.',
  },
  rankingAlbum: {
    path: '/user/rankings/:ranking',
    title: 'Album Rankings',
    access: 'fans',
    description: 'Put the songs of an album in the order that you love them.',
  },
  erasTourBuilder: {
    path: '/user/erasTourBuilder',
    title: 'Eras Tour Builder',
    access: 'fans',
    description: 'Build the Eras Tour show that you would see twice, checked by the rules of the tour.',
  },
  userProfile: {
    path: '/user/userProfile',
    title: 'My Profile',
    access: 'fans',
    description:
      'Your page for other fans: a theme, a picture, your top five albums, your Top 13 and thirteen answers.',
  },
  allFavoriteSongs: {
    path: '/user/all-favorite-songs',
    title: "Users' Favorite Songs List",
    access: 'fans',
    description: 'How many Top 13s include each song, from the most loved to the hidden gems.',
  },
  userExplorer: {
    path: '/user/userExplorer',
    title: 'User Explorer',
    access: 'fans',
    description: 'The public profiles of other fans, to search and to browse.',
  },
} as const satisfies Readonly<Record<string, SitePage>>;
export type PageName = keyof typeof pages;

/** All pages, in the order of their table. */
export const sitePages: readonly SitePage[] = Object.values(pages);

/** What stands at an address that is none. */
export const notFoundPage: SitePage = { path: '', title: 'Page not found', access: 'everyone' };
