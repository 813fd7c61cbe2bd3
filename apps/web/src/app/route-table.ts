import type { ComponentType } from 'react';
import { paths, rankingPath } from '#lib/paths.ts';

/** Loads a page when its route is first visited. */
export type LoadPage = () => Promise<ComponentType>;

/** One address and the page there. What it is called stands in the contract's `sitePages`. */
export type RouteEntry = {
  readonly path: string;
  readonly load: LoadPage;
};

/** The frame of all pages under /user. */
export const loadShell: LoadPage = async () => (await import('./shell/shell.tsx')).Shell;

/** Pages outside the shell for those who are not logged in, beside the landing page. */
export const visitorRoutes: readonly RouteEntry[] = [
  { path: paths.login, load: async () => (await import('#pages/login-page.tsx')).LoginPage },
  {
    path: paths.signup,
    load: async () => (await import('#pages/signup-page.tsx')).SignupPage,
  },
];

/** Pages outside the shell for everyone. */
export const plainRoutes: readonly RouteEntry[] = [
  {
    path: paths.forgotPassword,
    load: async () => (await import('#pages/forgot-password-page.tsx')).ForgotPasswordPage,
  },
  {
    path: paths.resetPassword,
    load: async () => (await import('#pages/reset-password-page.tsx')).ResetPasswordPage,
  },
  {
    path: paths.confirmEmail,
    load: async () => (await import('#pages/confirm-email-page.tsx')).ConfirmEmailPage,
  },
  {
    path: '/public-profile/:username',
    load: async () => (await import('#pages/public-profile-page.tsx')).PublicProfilePage,
  },
  {
    path: '/share-setlist/:username',
    load: async () => (await import('#pages/share-setlist-page.tsx')).ShareSetListPage,
  },
  {
    path: '*',
    load: async () => (await import('./not-found.tsx')).BareNotFound,
  },
];

/** Pages in the shell that anyone may read. */
export const openRoutes: readonly RouteEntry[] = [
  { path: paths.about, load: async () => (await import('#pages/about-page.tsx')).AboutPage },
  {
    path: paths.contact,
    load: async () => (await import('#pages/contact-page.tsx')).ContactPage,
  },
  {
    path: paths.releaseNotes,
    load: async () => (await import('#pages/release-notes-page.tsx')).ReleaseNotesPage,
  },
  {
    path: paths.licenses,
    load: async () => (await import('#pages/licenses-page.tsx')).LicensesPage,
  },
  {
    path: paths.accessibility,
    load: async () => (await import('#pages/accessibility-page.tsx')).AccessibilityPage,
  },
  {
    path: '*',
    load: async () => (await import('#ui/not-found/not-found-screen.tsx')).NotFoundScreen,
  },
];

/** Under the path of the rankings: the hub, the four of the whole catalogue, and those of each album and of the singles. */
export const rankingRoutes: readonly RouteEntry[] = [
  {
    path: paths.rankings,
    load: async () => (await import('#pages/rankings-hub-page.tsx')).RankingsHubPage,
  },
  {
    path: rankingPath('allAlbums'),
    load: async () => (await import('#pages/ranking-all-albums-page.tsx')).RankingAllAlbumsPage,
  },
  {
    path: rankingPath('allSongs'),
    load: async () => (await import('#pages/all-songs-ranking-page.tsx')).AllSongsRankingPage,
  },
  {
    path: rankingPath('byTrackNumber'),
    load: async () => (await import('#pages/track-rankings-page.tsx')).TrackRankingsPage,
  },
  {
    path: `${paths.rankings}/:ranking`,
    load: async () => (await import('#pages/ranking-album-page.tsx')).RankingAlbumPage,
  },
];

/** Pages in the shell that need a session. */
export const fanRoutes: readonly RouteEntry[] = [
  {
    path: paths.userHome,
    load: async () => (await import('./home-screen.tsx')).HomeScreen,
  },
  {
    path: paths.top13,
    load: async () => (await import('#pages/top13-page.tsx')).Top13Page,
  },
  {
    path: paths.account,
    load: async () => (await import('#pages/account-page.tsx')).AccountPage,
  },
  {
    path: paths.erasTourBuilder,
    load: async () => (await import('#pages/eras-tour-builder-page.tsx')).ErasTourBuilderPage,
  },
  {
    path: paths.userProfile,
    load: async () => (await import('#pages/user-profile-page.tsx')).UserProfilePage,
  },
  {
    path: paths.allFavoriteSongs,
    load: async () => (await import('#pages/all-favorite-songs-page.tsx')).AllFavoriteSongsPage,
  },
  {
    path: paths.userExplorer,
    load: async () => (await import('#pages/user-explorer-page.tsx')).UserExplorerPage,
  },
];
