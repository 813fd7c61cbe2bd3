import { pages, sitePages } from '@thirteen/contract/pages/pages.ts';
import type { Db } from '#platform/db/tables.ts';
import {
  comparesBytes,
  hasMoreThan,
  listNamedTop13Owners,
  listProfileOwners,
  listSetListOwners,
  type IdRange,
} from './sitemap.repository.ts';

/** What a part with fans begins with in its name; the beginning of their ids may follow. */
const FANS = 'fans';
const PAGES = 'pages';
const FANS_PART = /^fans(?:-(\w{1,2}))?$/;
// About so many fans a part, so that making one costs a few milliseconds.
const FANS_EACH = 2000;
const MAX_DEPTH = 2;
// Letters that ids begin with (base64url, without what some languages skip), in the order of both kinds of comparison.
const BY_BYTES = [...'0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ_abcdefghijklmnopqrstuvwxyz'];
const BY_LANGUAGE = [...'0123456789abcdefghijklmnopqrstuvwxyz'];

/**
 * The names of the sitemap's parts: the site's pages, and the fans by the beginnings of their random ids, which spread
 * evenly. How many letters of an id tell the parts apart follows from a few reads of `FANS_EACH` rows at most.
 */
export async function listSitemapParts(db: Db): Promise<readonly string[]> {
  const letters = await orderOfLetters(db);
  let depth = 0;
  while (depth < MAX_DEPTH && (await hasMoreThan(db, samplePart(letters, depth), FANS_EACH))) depth += 1;
  return [
    PAGES,
    ...beginnings(letters, depth).map((beginning) => (beginning ? `${FANS}-${beginning}` : FANS)),
  ];
}

/** The addresses of a part, as paths of this site; undefined where there is no such part. */
export async function listPaths(db: Db, part: string): Promise<readonly string[] | undefined> {
  if (part === PAGES) return pagePaths;
  const [isOfFans, beginning = ''] = FANS_PART.exec(part) ?? [];
  const range = isOfFans ? rangeOf(await orderOfLetters(db), beginning) : undefined;
  if (!range) return undefined;
  const profiles = await listProfileOwners(db, range);
  const setLists = await listSetListOwners(db, range);
  const top13s = await listNamedTop13Owners(db, range);
  return [
    ...profiles.map((username) => pathOf(pages.publicProfile.path, username)),
    ...top13s.map((username) => pathOf(pages.namedTop13.path, username)),
    ...setLists.map((username) => pathOf(pages.shareSetlist.path, username)),
  ];
}

/** Pages that everyone may read and that say what they are; not those that only a link in a mail leads to. */
const pagePaths: readonly string[] = sitePages
  .filter(({ access, description, path, hasSecretAddress }) => {
    const isForAll = access !== 'fans' && path !== pages.user.path;
    return isForAll && description !== undefined && !hasSecretAddress && !path.includes(':');
  })
  .map(({ path }) => path);

function pathOf(pattern: string, username: string): string {
  return pattern.replace(':username', encodeURIComponent(username));
}

async function orderOfLetters(db: Db): Promise<readonly string[]> {
  return (await comparesBytes(db)) ? BY_BYTES : BY_LANGUAGE;
}

/** All beginnings of so many letters, in their order. */
function beginnings(letters: readonly string[], depth: number): readonly string[] {
  if (depth === 0) return [''];
  return beginnings(letters, depth - 1).flatMap((start) => letters.map((letter) => start + letter));
}

/** The ids from one beginning to the next. The first part takes what comes before it, too. */
function rangeOf(letters: readonly string[], beginning: string): IdRange | undefined {
  const all = beginning.length > MAX_DEPTH ? [] : beginnings(letters, beginning.length);
  const place = all.indexOf(beginning);
  if (place < 0) return undefined;
  return { from: place === 0 ? '' : beginning, before: all[place + 1] };
}

/** One part of a depth, from the middle of the letters. */
function samplePart(letters: readonly string[], depth: number): IdRange {
  return rangeOf(letters, 'k'.repeat(depth)) ?? { from: '', before: undefined };
}
