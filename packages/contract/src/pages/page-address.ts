import { pages, type PageName, type SitePage } from './pages.ts';

/** A page that was found by an address, and the address as the site writes it. */
export type FoundPage = {
  readonly name: PageName;
  readonly page: SitePage;
  readonly address: string;
};

// The table's own keys.
const named = Object.entries(pages) as readonly (readonly [PageName, SitePage])[];

/**
 * The page of a path, whatever the case of its fixed segments. Parameters keep theirs, as does a slash at the end. The
 * server and the web app both lead to `address` where it differs from the path that was asked for.
 */
export function findSitePage(path: string): FoundPage | undefined {
  const segments = trimSlash(path).split('/');
  for (const [name, page] of named) {
    const own = trimSlash(page.path).split('/');
    const fits = own.length === segments.length && own.every((part, index) => isSame(part, segments[index]));
    if (fits) {
      const written = own.map((part, index) => (isParameter(part) ? segments[index] : part)).join('/');
      return { name, page, address: path.endsWith('/') ? `${written}/` : written };
    }
  }
  return undefined;
}

function isSame(part: string, segment = ''): boolean {
  return isParameter(part) ? segment !== '' : part.toLowerCase() === segment.toLowerCase();
}

function isParameter(part: string): boolean {
  return part.startsWith(':');
}

function trimSlash(path: string): string {
  return path.endsWith('/') ? path.slice(0, -1) : path;
}

/** Whether a page stands in the frame of the site: with its header, its navigation and its footer. */
export function isInShell(path: string): boolean {
  if (path === pages.loved.path || path === pages.visitorTop13.path) return true;
  const isSorter = path === pages.sorter.path || path.startsWith(`${pages.sorter.path}/`);
  return isSorter || path.startsWith(`${pages.user.path}/`);
}

/** The name of a page on which the songs of one album, or the singles, are ranked. */
export function rankingPageTitle(albumTitle: string): string {
  return `${albumTitle} Ranking`;
}
