import { BUILD_NAME, CONTRACT_HEADER, CONTRACT_NUMBER } from '@thirteen/contract/pages/document.ts';
import { createStore } from '#lib/store.ts';

/**
 * How this page stands to what the site serves now: `replaced`, by a build that it need not load yet, or `outdated`, as it
 * lacks a file that is gone or is too old for the API.
 */
export type PageVersion = 'current' | 'replaced' | 'outdated';

/** Where the page was opened. */
const openedAt = typeof location === 'undefined' ? '' : location.pathname;
const ownBuild = readOwnBuild();

export const pageVersion = createStore<PageVersion>('current');

let asking: Promise<void> = Promise.resolve();

/** What each call tells of the page that makes it. */
export function versionHeaders(): Readonly<Record<string, string>> {
  return {
    [CONTRACT_HEADER]: String(CONTRACT_NUMBER),
    ...(ownBuild !== undefined && { [BUILD_NAME]: ownBuild }),
  };
}

/** Notes what an answer says of newer pages. */
export function noteVersion({ headers }: Pick<Response, 'headers'>): void {
  if (pageVersion.get() === 'current' && isOfAnotherBuild(headers)) pageVersion.set('replaced');
}

/** Notes that nothing works in this page any more until it is loaded anew. */
export function noteOutdated(): void {
  pageVersion.set('outdated');
}

/** A file of the page did not come: finds out whether that is because another build is served now. */
export function noteMissingFile(): void {
  asking = fetch(window.location.pathname, { method: 'HEAD', cache: 'no-store' }).then(
    ({ headers }) => void (isOfAnotherBuild(headers) && noteOutdated()),
    // Without a network nothing is known, and loading anew would end the page.
    () => undefined,
  );
}

/**
 * Loads the site anew where that helps and the fan has just gone to another page, so that it can't be done twice in a
 * row, nor while something is edited. Resolves with false where the page goes on.
 */
export async function reloadIfOutdated(): Promise<boolean> {
  await asking;
  if (pageVersion.get() !== 'outdated' || window.location.pathname === openedAt) return false;
  window.location.reload();
  return true;
}

function isOfAnotherBuild(headers: Headers): boolean {
  const build = headers.get(BUILD_NAME);
  return ownBuild !== undefined && build !== null && build !== ownBuild;
}

function readOwnBuild(): string | undefined {
  if (typeof document === 'undefined') return undefined;
  return document.querySelector(`meta[name="${BUILD_NAME}"]`)?.getAttribute('content') ?? undefined;
}
