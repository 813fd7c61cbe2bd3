import { paths } from '#lib/paths.ts';

const SITE = 'https://this-site.invalid';

/**
 * Where to go after logging in, read from `?next=`. Only a path of this site is taken: an address with a host, a scheme,
 * a backslash or a control character, which browsers read in surprising ways, leads home instead.
 */
export function safeNextPath(next: string | null | undefined): string {
  if (!next?.startsWith('/') || next.startsWith('//') || hasHiddenCharacters(next)) return paths.userHome;
  // `URL.parse` would say the same in one, but is missing in Safari 17.
  if (!URL.canParse(next, SITE)) return paths.userHome;
  const url = new URL(next, SITE);
  if (url.origin !== SITE || url.pathname.startsWith('//')) return paths.userHome;
  return url.pathname + url.search + url.hash;
}

/** The log in page that comes back to `path` afterwards. Home needs no mention: that is where login leads anyway. */
export function loginPathFor(path: string): string {
  return withNext(paths.login, path);
}

/** Carries a `next` along to another page that ends in a session, such as sign up. */
export function withNext(page: string, next: string | null): string {
  const path = safeNextPath(next);
  return path === paths.userHome ? page : `${page}?next=${encodeURIComponent(path)}`;
}

function hasHiddenCharacters(text: string): boolean {
  // eslint-disable-next-line no-control-regex
  return /[\\\u0000-\u001f\u007f]/.test(text);
}
