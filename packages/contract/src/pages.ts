/** The product's name, at the end of every page's title. */
export const PRODUCT_NAME = 'Thirteen';

/** An address of the web app: the name in its title and, where crawlers should know more, what it says of itself. */
export type SitePage = {
  readonly path: string;
  /** The `<Page>` of `<Page> | Thirteen`. */
  readonly title: string;
  readonly description?: string;
  /** The file of the web app that draws it, without its ending; undefined where it comes with the app. */
  readonly source?: string;
  /** The address of the picture that fills its first screen. */
  readonly picture?: string;
  /** What the document shows until the app has started: the picture, with a heading in the look of an era over it. */
  readonly firstScreen?: FirstScreen;
  /** Whether its address may hold a secret, so that no other address is told where a visitor comes from. */
  readonly hasSecretAddress?: true;
};

/** `fans` is a page of the shell, which a visitor is led away from; `all` stands alone. */
type FirstScreen =
  { readonly for: 'fans' } | { readonly for: 'all'; readonly heading: string; readonly era: string };

/** The id of the element with the replies that a document brings along: JSON, by the address of the call. */
export const FIRST_REPLIES_ID = 'first-replies';

/** The picture of a link preview. `path` is on this site; sizes are in pixels. */
export type PageImage = {
  readonly path: string;
  readonly width: number;
  readonly height: number;
  readonly alt: string;
};

/** A page that a fan shares: it says whose it is, and shows it. `path` is an address, not a pattern. */
export type SharedPage = SitePage & {
  readonly description: string;
  readonly image: PageImage;
  /** What the page asks the API for first, by address, so that it need not wait for an answer. */
  readonly firstReplies?: Readonly<Record<string, unknown>>;
};

/** Every address that is a page, as patterns with `:name`. What matches none is answered as not found. */
export const sitePages = [
  {
    path: '/',
    title: 'Welcome',
    description:
      'Rank every Taylor Swift song and album, keep your Top 13, build your dream Eras Tour set list and share it all.',
  },
  {
    path: '/login',
    title: 'Log in',
    description: 'Log in to your Top 13, your rankings and your dream Eras Tour set list.',
    source: 'pages/login-page',
  },
  {
    path: '/signup',
    title: 'Sign up',
    description: 'Make a free account and rank every Taylor Swift song and album.',
    source: 'pages/signup-page',
  },
  {
    path: '/forgot-password',
    title: 'Forgot password',
    description: 'Ask for a link to choose a new password.',
    source: 'pages/forgot-password-page',
  },
  {
    path: '/reset-password',
    title: 'Reset password',
    description: 'Choose a new password for your account.',
    source: 'pages/reset-password-page',
    hasSecretAddress: true,
  },
  {
    path: '/confirm-email',
    title: 'Confirm email',
    description: 'Confirm the email address of your account.',
    source: 'pages/confirm-email-page',
    hasSecretAddress: true,
  },
  {
    path: '/public-profile/:username',
    title: 'Public Profile',
    source: 'pages/public-profile-page',
  },
  {
    path: '/share-setlist/:username',
    title: 'Set List',
    source: 'pages/share-setlist-page',
  },
  {
    path: '/user',
    title: 'My Profile',
    description:
      'Your page for other fans: a theme, a picture, your top five albums, your Top 13 and thirteen answers.',
  },
  {
    path: '/user/about',
    title: 'About',
    description: 'Who makes Thirteen and why: a wall of photos, the author and the tip jar.',
    source: 'pages/about-page',
  },
  {
    path: '/user/contact',
    title: 'Contact',
    description: 'A wish, a bug, a song that we got wrong? Write to the people behind Thirteen.',
    source: 'pages/contact-page',
  },
  {
    path: '/user/releaseNotes',
    title: 'Release Notes',
    description: 'What came with each version of Thirteen, the newest first.',
    source: 'pages/release-notes-page',
  },
  {
    path: '/user/licenses',
    title: 'Licenses',
    description: 'The fonts and libraries that Thirteen is made with, and their licenses.',
    source: 'pages/licenses-page',
  },
  {
    path: '/user/accessibility',
    title: 'Accessibility',
    description: 'What Thirteen does for fans with disabilities, how it is tested, and what is missing.',
    source: 'pages/accessibility-page',
  },
  {
    path: '/user/userHome',
    title: 'Home',
    description: 'What all fans love: favorite songs, popular tour songs, albums and surprise songs.',
    source: 'app/home-screen',
    picture: '/media/scenes/night-stage.svg',
    firstScreen: { for: 'fans' },
  },
  {
    path: '/user/top13list',
    title: 'Top 13 List',
    source: 'pages/top13-page',
    description:
      'Rank your Top 13 songs by Taylor Swift: search, listen, drag them into order and share the list.',
  },
  {
    path: '/user/account',
    title: 'Account',
    description: 'Your password, your devices and your data.',
    source: 'pages/account-page',
  },
  {
    path: '/user/rankings',
    title: 'Album Rankings',
    description: 'Rank every album, the singles and all songs by dragging.',
    source: 'pages/rankings-hub-page',
  },
  {
    path: '/user/rankings/allAlbums',
    title: 'All Albums Ranking',
    description:
      'Put every album in the order that you love them. The first five are the Top 5 of your profile.',
    source: 'pages/ranking-all-albums-page',
  },
  {
    path: '/user/rankings/allSongs',
    title: 'All Songs Ranking',
    description: 'Every song by Taylor Swift in one list, in the order that you love them.',
    source: 'pages/all-songs-ranking-page',
  },
  {
    path: '/user/rankings/byTrackNumber',
    title: 'Track Number Rankings',
    description:
      'Which opening song, which track five? Rank the songs of each track number into an album of your own.',
    source: 'pages/track-rankings-page',
  },
  {
    path: '/user/rankings/:ranking',
    title: 'Album Rankings',
    description: 'Put the songs of an album in the order that you love them.',
    source: 'pages/ranking-album-page',
  },
  {
    path: '/user/erasTourBuilder',
    title: 'Eras Tour Builder',
    description: 'Build the Eras Tour show that you would see twice, checked by the rules of the tour.',
    source: 'pages/eras-tour-builder-page',
  },
  {
    path: '/user/userProfile',
    title: 'My Profile',
    description:
      'Your page for other fans: a theme, a picture, your top five albums, your Top 13 and thirteen answers.',
    source: 'pages/user-profile-page',
  },
  {
    path: '/user/all-favorite-songs',
    title: "Users' Favorite Songs List",
    description: 'How many Top 13s include each song, from the most loved to the hidden gems.',
    source: 'pages/all-favorite-songs-page',
  },
  {
    path: '/user/userExplorer',
    title: 'User Explorer',
    description: 'The public profiles of other fans, to search and to browse.',
    source: 'pages/user-explorer-page',
  },
] as const satisfies readonly SitePage[];

/** What stands at an address that is none. */
export const notFoundPage: SitePage = { path: '', title: 'Page not found' };

/** The name of a page on which the songs of one album, or the singles, are ranked. */
export function rankingPageTitle(albumTitle: string): string {
  return `${albumTitle} Ranking`;
}

/** The whole title of a page. */
export function pageTitle(title: string): string {
  return `${title} | ${PRODUCT_NAME}`;
}
