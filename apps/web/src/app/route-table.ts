import { findSitePage, isInShell } from '@thirteen/contract/pages/page-address.ts';
import { pages, type PageAccess, type PageName } from '@thirteen/contract/pages/pages.ts';
import type { ComponentType } from 'react';

/** Loads a page when its route is first visited. */
export type LoadPage = () => Promise<ComponentType>;

/** The frame of all pages under /user, and of the sorter. */
export const loadShell: LoadPage = async () => (await import('./shell/shell.tsx')).Shell;

/** What stands at an address of the shell that is no page, and at one outside of it. */
export const loadNotFound: LoadPage = async () => (await import('#ui/page/not-found.tsx')).NotFoundScreen;
export const loadBareNotFound: LoadPage = async () => (await import('./not-found.tsx')).BareNotFound;

/** The landing page comes with the app, and `/user` leads on. */
type LoadedPage = Exclude<PageName, 'landing' | 'user'>;

/** What draws each page. The server finds the files of a page by its name, which is also that of its module. */
const components: Readonly<Record<LoadedPage, LoadPage>> = {
  login: async () => (await import('#pages/entry/login-page.tsx')).LoginPage,
  signup: async () => (await import('#pages/entry/signup-page.tsx')).SignupPage,
  forgotPassword: async () => (await import('#pages/entry/forgot-password-page.tsx')).ForgotPasswordPage,
  resetPassword: async () => (await import('#pages/entry/reset-password-page.tsx')).ResetPasswordPage,
  confirmEmail: async () => (await import('#pages/entry/confirm-email-page.tsx')).ConfirmEmailPage,
  publicProfile: async () => (await import('#pages/shared-links/public-profile-page.tsx')).PublicProfilePage,
  shareSetlist: async () => (await import('#pages/shared-links/share-setlist-page.tsx')).ShareSetListPage,
  namedTop13: async () => (await import('#pages/shared-links/named-top13-page.tsx')).NamedTop13Page,
  t13: async () => (await import('#pages/shared-links/t13-page.tsx')).T13Page,
  match: async () => (await import('#pages/shared-links/match-page.tsx')).MatchPage,
  loved: async () => (await import('#pages/make-ranking/loved-page.tsx')).LovedPage,
  visitorTop13: async () => (await import('#pages/lists/visitor-top13-page.tsx')).VisitorTop13Page,
  sorter: async () => (await import('#pages/make-ranking/sorter-page.tsx')).SorterPage,
  sort: async () => (await import('#pages/make-ranking/sort-page.tsx')).SortPage,
  about: async () => (await import('#pages/about/about-page.tsx')).AboutPage,
  contact: async () => (await import('#pages/about/contact-page.tsx')).ContactPage,
  releaseNotes: async () => (await import('#pages/about/release-notes-page.tsx')).ReleaseNotesPage,
  licenses: async () => (await import('#pages/about/licenses-page.tsx')).LicensesPage,
  accessibility: async () => (await import('#pages/about/accessibility-page.tsx')).AccessibilityPage,
  privacy: async () => (await import('#pages/about/privacy-page.tsx')).PrivacyPage,
  terms: async () => (await import('#pages/about/terms-page.tsx')).TermsPage,
  imprint: async () => (await import('#pages/about/imprint-page.tsx')).ImprintPage,
  userHome: async () => (await import('./user-home-page.tsx')).UserHomePage,
  top13: async () => (await import('#pages/lists/top13-page.tsx')).Top13Page,
  account: async () => (await import('#pages/account/account-page.tsx')).AccountPage,
  myEras: async () => (await import('#pages/lists/my-eras-page.tsx')).MyErasPage,
  importList: async () => (await import('#pages/make-ranking/import-list-page.tsx')).ImportListPage,
  rankings: async () => (await import('#pages/lists/rankings-page.tsx')).RankingsPage,
  rankingAllAlbums: async () =>
    (await import('#pages/lists/ranking-all-albums-page.tsx')).RankingAllAlbumsPage,
  allSongsRanking: async () => (await import('#pages/lists/all-songs-ranking-page.tsx')).AllSongsRankingPage,
  trackRankings: async () => (await import('#pages/lists/track-rankings-page.tsx')).TrackRankingsPage,
  rankingAlbum: async () => (await import('#pages/lists/ranking-album-page.tsx')).RankingAlbumPage,
  erasTourBuilder: async () => (await import('#pages/lists/eras-tour-builder-page.tsx')).ErasTourBuilderPage,
  userProfile: async () => (await import('#pages/account/user-profile-page.tsx')).UserProfilePage,
  allFavoriteSongs: async () =>
    (await import('#pages/home/all-favorite-songs-page.tsx')).AllFavoriteSongsPage,
  userExplorer: async () => (await import('#pages/home/user-explorer-page.tsx')).UserExplorerPage,
};

/** One address and what stands there. */
export type RouteEntry = { readonly path: string; readonly load: LoadPage };

// The table's own keys.
const routes = (Object.keys(components) as LoadedPage[]).map((name) => ({
  ...pages[name],
  load: components[name],
}));

/** The routes of the pages that are for these people, in the shell or outside of it. */
export function routesFor(access: PageAccess, place: 'shell' | 'outside'): readonly RouteEntry[] {
  return routes.filter((route) => route.access === access && isInShell(route.path) === (place === 'shell'));
}

/** What stands at an address, and who may see it. */
export function findRoute(path: string): { readonly access: PageAccess; readonly load?: LoadPage } {
  const found = findSitePage(path);
  if (!found) return { access: 'everyone', load: isInShell(path) ? loadNotFound : loadBareNotFound };
  const { name, page } = found;
  return name === 'landing' || name === 'user' ? page : { access: page.access, load: components[name] };
}
