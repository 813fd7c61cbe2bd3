import { songNumbers } from '@thirteen/catalogue/song-numbers.ts';
import { pages, sitePages } from '@thirteen/contract/pages/pages.ts';
import { toMatchCode } from '@thirteen/domain/match/match-code.ts';
import { toTop13Code } from '@thirteen/domain/top13/top13-code.ts';
import { TOP13_SLOTS } from '@thirteen/domain/top13/top13.ts';

/** A screen to be pictured: its address, and who looks at it. */
export type Screen = {
  readonly name: string;
  readonly path: string;
  readonly viewer: Viewer;
  /** The heading of the part that is looked at; the top of the page where there is none. */
  readonly part?: string;
};

/** The demo's fan with everything filled in, a fan who has just signed up, or a visitor. */
export type Viewer = 'fan' | 'new-fan' | 'visitor';

// What stands in for the parameters of an address.
const RANKINGS = ['lover', 'singles', 'allAlbums', 'allSongs', 'byTrackNumber'];
const EMPTY_ADDRESSES = ['/user'];
// One of the demo's fans, with a public profile.
const OTHER_FAN = 'amber-scarf';
// Sorts under way of the demo's fan: five choices at a time, two, and what the first has come to so far.
const TOP13_SORT = 'demo-sort-of-my-top-13';
const SORTS = [TOP13_SORT, 'demo-sort-of-an-album', `${TOP13_SORT}?view=result`];

// Thirteen songs from all over the catalogue, and a match of five of them.
const numberOf = (id: string) => songNumbers.get(id);
const step = Math.floor(songNumbers.size / TOP13_SLOTS);
const top13 = [...songNumbers.keys()].filter((_, at) => at % step === 0).slice(0, TOP13_SLOTS);
const picks = [3, 0, 7, 1, 9].flatMap((place) => top13[place] ?? []);
const TOP13_CODE = toTop13Code(top13, numberOf) ?? '';
const MATCH_CODE = toMatchCode({ picks, top13 }, numberOf) ?? '';

/** All pages as who they are for sees them, and those that a new fan sees empty. `fan` is the demo's fan. */
export function allScreens(fan: string): readonly Screen[] {
  return sitePages
    .map(({ path }) => path)
    .filter((path) => !EMPTY_ADDRESSES.includes(path))
    .flatMap((path) => fillIn(path, fan))
    .concat('/nowhere')
    .flatMap((path): readonly Screen[] =>
      viewersOf(path).map((viewer) => ({ name: nameOf(path, viewer), path, viewer })),
    )
    .concat(matchScreens(fan));
}

/** How well fans match: two of them, a visitor with the demo's fan, and a page of fans. */
function matchScreens(fan: string): readonly Screen[] {
  const profileOf = (username: string) => pages.publicProfile.path.replace(':username', username);
  return [
    { name: 'match', path: profileOf(OTHER_FAN), viewer: 'fan', part: `You and ${OTHER_FAN}` },
    {
      name: 'match-five-picks',
      path: profileOf(fan),
      viewer: 'visitor',
      part: `How well do you match ${fan}?`,
    },
    { name: 'match-explorer', path: `${pages.userExplorer.path}?sort=match`, viewer: 'fan' },
  ];
}

function fillIn(path: string, fan: string): readonly string[] {
  if (path === pages.sort.path) return SORTS.map((sort) => path.replace(':id', sort));
  if (path === pages.t13.path) return [path.replace(':code', TOP13_CODE)];
  if (path === pages.match.path) return [path.replace(':code', MATCH_CODE)];
  if (path.includes(':ranking')) return RANKINGS.map((ranking) => path.replace(':ranking', ranking));
  return [path.replace(':username', fan)];
}

function viewersOf(path: string): readonly Viewer[] {
  if (path.startsWith(`${pages.sorter.path}/`)) return ['fan'];
  return path.startsWith('/user/') || path === pages.sorter.path ? ['fan', 'new-fan'] : ['visitor'];
}

function nameOf(path: string, viewer: Viewer): string {
  const words = path
    .replace('?view=', '/')
    .split('/')
    .filter((part) => part !== '' && part !== 'user');
  return [...(words.length > 0 ? words : ['landing']), ...(viewer === 'new-fan' ? ['new-fan'] : [])].join(
    '-',
  );
}
