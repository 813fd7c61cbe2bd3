import { sitePages } from '@thirteen/contract/pages.ts';

/** A screen to be pictured: its address, and who looks at it. */
export type Screen = { readonly name: string; readonly path: string; readonly viewer: Viewer };

/** The demo's fan with everything filled in, a fan who has just signed up, or a visitor. */
export type Viewer = 'fan' | 'new-fan' | 'visitor';

// What stands in for the parameters of an address.
const RANKINGS = ['lover', 'singles', 'allAlbums', 'allSongs', 'byTrackNumber'];
const EMPTY_ADDRESSES = ['/user'];

/** All pages as who they are for sees them, and those that a new fan sees empty. `fan` is the demo's fan. */
export function allScreens(fan: string): readonly Screen[] {
  return sitePages
    .map(({ path }) => path)
    .filter((path) => !EMPTY_ADDRESSES.includes(path))
    .flatMap((path) => fillIn(path, fan))
    .concat('/nowhere')
    .flatMap((path) => viewersOf(path).map((viewer) => ({ name: nameOf(path, viewer), path, viewer })));
}

function fillIn(path: string, fan: string): readonly string[] {
  if (path.includes(':ranking')) return RANKINGS.map((ranking) => path.replace(':ranking', ranking));
  return [path.replace(':username', fan)];
}

function viewersOf(path: string): readonly Viewer[] {
  return path.startsWith('/user/') ? ['fan', 'new-fan'] : ['visitor'];
}

function nameOf(path: string, viewer: Viewer): string {
  const words = path.split('/').filter((part) => part !== '' && part !== 'user');
  return [...(words.length > 0 ? words : ['landing']), ...(viewer === 'new-fan' ? ['new-fan'] : [])].join(
    '-',
  );
}
