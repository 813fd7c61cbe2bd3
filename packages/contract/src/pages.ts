/** The product's name, at the end of every page's title. */
export const PRODUCT_NAME = 'Thirteen';

/** An address of the web app: the name in its title and, where crawlers should know more, what it says of itself. */
export type SitePage = {
  readonly path: string;
  /** The `<Page>` of `<Page> | Thirteen`. */
  readonly title: string;
  readonly description?: string;
};

/** The picture of a link preview. `path` is on this site; sizes are in pixels. */
export type PageImage = {
  readonly path: string;
  readonly width: number;
  readonly height: number;
  readonly alt: string;
};

/** A page that a fan shares: it says whose it is, and shows it. `path` is an address, not a pattern. */
export type SharedPage = SitePage & { readonly description: string; readonly image: PageImage };

/** Every address that is a page, as patterns with `:name`. What matches none is answered as not found. */
export const sitePages = [
  {
    path: '/',
    title: 'Welcome',
    description:
      'Rank every Taylor Swift song and album, keep your Top 13, build your dream Eras Tour set list and share it all.',
  },
  { path: '/login', title: 'Log in' },
  { path: '/signup', title: 'Sign up' },
  { path: '/forgot-password', title: 'Forgot password' },
  { path: '/reset-password', title: 'Reset password' },
  { path: '/public-profile/:username', title: 'Public Profile' },
  { path: '/share-setlist/:username', title: 'Set List' },
  { path: '/user', title: 'My Profile' },
  { path: '/user/about', title: 'About' },
  { path: '/user/contact', title: 'Contact' },
  { path: '/user/releaseNotes', title: 'Release Notes' },
  { path: '/user/userHome', title: 'Home' },
  {
    path: '/user/top13list',
    title: 'Top 13 List',
    description:
      'Rank your Top 13 songs by Taylor Swift: search, listen, drag them into order and share the list.',
  },
  { path: '/user/account', title: 'Account' },
  { path: '/user/rankings', title: 'Album Rankings' },
  { path: '/user/rankings/:ranking', title: 'Album Rankings' },
  { path: '/user/erasTourBuilder', title: 'Eras Tour Builder' },
  { path: '/user/userProfile', title: 'My Profile' },
  { path: '/user/all-favorite-songs', title: "Users' Favorite Songs List" },
  { path: '/user/userExplorer', title: 'User Explorer' },
] as const satisfies readonly SitePage[];

/** The whole title of a page. */
export function pageTitle(title: string): string {
  return `${title} | ${PRODUCT_NAME}`;
}
