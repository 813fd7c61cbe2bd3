import type { ComponentType } from 'react';
import { paths, rankingPath } from '#lib/paths.ts';
import { words } from '#lib/words.ts';

/** Loads a page when its route is first visited. */
export type LoadPage = () => Promise<ComponentType>;

/** One address: the page and its name, the `<Page>` of `<Page> | Thirteen`. */
export type RouteEntry = {
  readonly path: string;
  readonly title: string;
  readonly load: LoadPage;
};

/** The frame of all pages under /user. */
export const loadShell: LoadPage = async () => (await import('./shell/shell.tsx')).Shell;

/** Pages outside the shell for those who are not logged in, beside the landing page. */
export const visitorRoutes: readonly RouteEntry[] = [
  { path: paths.login, title: 'Log in', load: async () => (await import('#pages/login-page.tsx')).LoginPage },
  {
    path: paths.signup,
    title: 'Sign up',
    load: async () => (await import('#pages/signup-page.tsx')).SignupPage,
  },
];

/** Pages outside the shell for everyone. */
export const plainRoutes: readonly RouteEntry[] = [
  {
    path: paths.forgotPassword,
    title: 'Forgot password',
    load: async () => (await import('#pages/forgot-password-page.tsx')).ForgotPasswordPage,
  },
  {
    path: paths.resetPassword,
    title: 'Reset password',
    load: async () => (await import('#pages/reset-password-page.tsx')).ResetPasswordPage,
  },
  {
    path: paths.confirmEmail,
    title: 'Confirm email',
    load: async () => (await import('#pages/confirm-email-page.tsx')).ConfirmEmailPage,
  },
  {
    path: '/public-profile/:username',
    title: 'Public Profile',
    load: async () => (await import('#pages/public-profile-page.tsx')).PublicProfilePage,
  },
  {
    path: '/share-setlist/:username',
    title: 'Set List',
    load: async () => (await import('#pages/share-setlist-page.tsx')).ShareSetListPage,
  },
  {
    path: '*',
    title: words.notFound.pageTitle,
    load: async () => (await import('./not-found.tsx')).BareNotFound,
  },
];

/** Pages in the shell that anyone may read. */
export const openRoutes: readonly RouteEntry[] = [
  { path: paths.about, title: 'About', load: async () => (await import('#pages/about-page.tsx')).AboutPage },
  {
    path: paths.contact,
    title: 'Contact',
    load: async () => (await import('#pages/contact-page.tsx')).ContactPage,
  },
  {
    path: paths.releaseNotes,
    title: 'Release Notes',
    load: async () => (await import('#pages/release-notes-page.tsx')).ReleaseNotesPage,
  },
  {
    path: paths.licenses,
    title: 'Licenses',
    load: async () => (await import('#pages/licenses-page.tsx')).LicensesPage,
  },
  {
    path: '*',
    title: words.notFound.pageTitle,
    load: async () => (await import('#ui/not-found/not-found-screen.tsx')).NotFoundScreen,
  },
];

/** Under the path of the rankings: the hub, the four of the whole catalogue, and those of each album and of the singles. */
export const rankingRoutes: readonly RouteEntry[] = [
  {
    path: paths.rankings,
    title: 'Album Rankings',
    load: async () => (await import('#pages/rankings-hub-page.tsx')).RankingsHubPage,
  },
  {
    path: rankingPath('allAlbums'),
    title: 'All Albums Ranking',
    load: async () => (await import('#pages/ranking-all-albums-page.tsx')).RankingAllAlbumsPage,
  },
  {
    path: rankingPath('allSongs'),
    title: 'All Songs Ranking',
    load: async () => (await import('#pages/all-songs-ranking-page.tsx')).AllSongsRankingPage,
  },
  {
    path: rankingPath('byTrackNumber'),
    title: 'Track Number Rankings',
    load: async () => (await import('#pages/track-rankings-page.tsx')).TrackRankingsPage,
  },
  {
    path: `${paths.rankings}/:ranking`,
    title: 'Album Rankings',
    load: async () => (await import('#pages/ranking-album-page.tsx')).RankingAlbumPage,
  },
];

/** Pages in the shell that need a session. */
export const fanRoutes: readonly RouteEntry[] = [
  {
    path: paths.userHome,
    title: 'Home',
    load: async () => (await import('./home-screen.tsx')).HomeScreen,
  },
  {
    path: paths.top13,
    title: 'Top 13 List',
    load: async () => (await import('#pages/top13-page.tsx')).Top13Page,
  },
  {
    path: paths.account,
    title: 'Account',
    load: async () => (await import('#pages/account-page.tsx')).AccountPage,
  },
  {
    path: paths.erasTourBuilder,
    title: 'Eras Tour Builder',
    load: async () => (await import('#pages/eras-tour-builder-page.tsx')).ErasTourBuilderPage,
  },
  {
    path: paths.userProfile,
    title: 'My Profile',
    load: async () => (await import('#pages/user-profile-page.tsx')).UserProfilePage,
  },
  {
    path: paths.allFavoriteSongs,
    title: "Users' Favorite Songs List",
    load: async () => (await import('#pages/all-favorite-songs-page.tsx')).AllFavoriteSongsPage,
  },
  {
    path: paths.userExplorer,
    title: 'User Explorer',
    load: async () => (await import('#pages/user-explorer-page.tsx')).UserExplorerPage,
  },
];
