/** Every address of the web app. Components link with these, never with a text of their own. */
export const paths = {
  landing: '/',
  login: '/login',
  signup: '/signup',
  forgotPassword: '/forgot-password',
  resetPassword: '/reset-password',
  confirmEmail: '/confirm-email',
  user: '/user',
  userHome: '/user/userHome',
  about: '/user/about',
  accessibility: '/user/accessibility',
  account: '/user/account',
  allFavoriteSongs: '/user/all-favorite-songs',
  contact: '/user/contact',
  erasTourBuilder: '/user/erasTourBuilder',
  licenses: '/user/licenses',
  rankings: '/user/rankings',
  releaseNotes: '/user/releaseNotes',
  top13: '/user/top13list',
  userExplorer: '/user/userExplorer',
  userProfile: '/user/userProfile',
} as const;

/** A ranking screen under the hub: of an album or the singles by slug, or one of the whole catalogue. */
export function rankingPath(ranking: string): string {
  return `${paths.rankings}/${encodeURIComponent(ranking)}`;
}

/** The public page of a fan's set list, outside the shell. */
export function shareSetListPath(username: string): string {
  return `/share-setlist/${encodeURIComponent(username)}`;
}

/** The public page of a fan's profile, outside the shell. */
export function publicProfilePath(username: string): string {
  return `/public-profile/${encodeURIComponent(username)}`;
}
