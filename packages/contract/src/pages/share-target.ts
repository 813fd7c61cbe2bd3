import { pages } from './pages.ts';

/** Where systems hand over what is shared with the installed app, as the manifest says. */
export const SHARE_TARGET = '/share-target';

/** What fans share: each is told apart by the first part of its path. A code has no sign that may end a sentence. */
const CODES = [pages.t13, pages.match];
const NAMES = [pages.publicProfile, pages.shareSetlist, pages.namedTop13];
const LINK = new RegExp(`(?:${startsOf(CODES)})\\w+|(?:${startsOf(NAMES)})[\\w.~-]+`);

/** The page that texts or links which were handed over name; home where they name none. */
export function findSharedPage(handed: readonly string[]): string {
  return LINK.exec(handed.join(' '))?.[0] ?? pages.userHome.path;
}

function startsOf(shared: readonly { readonly path: string }[]): string {
  return shared.map(({ path }) => path.replace(/:.*/, '')).join('|');
}
