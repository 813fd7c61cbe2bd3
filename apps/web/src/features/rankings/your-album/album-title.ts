import { YOUR_ALBUM_TITLE_MOST } from '@thirteen/domain/rankings/track-groups.ts';
import type { BrowserKey } from '#lib/browser/browser-data.ts';
import { safeStorage } from '#lib/browser/safe-storage.ts';

const NAME = 'album-title/';
const storage = safeStorage();

/** The title that a fan gave to Your Album in this browser; an empty text when there is none. */
export function findAlbumTitle(username: string): string {
  return cutTitle(storage.getItem(keyFor(username)) ?? '');
}

/** Keeps a fan's title for Your Album; an empty one removes it. */
export function keepAlbumTitle(username: string, title: string): void {
  if (title.trim() === '') forgetAlbumTitle(username);
  else storage.setItem(keyFor(username), title);
}

/** Forgets it: the next fan at this browser must not read it. */
export function forgetAlbumTitle(username: string): void {
  storage.removeItem(keyFor(username));
}

/** How many characters a title has, as the server counts: an emoji is one, not two. */
export function countCharacters(title: string): number {
  return [...title].length;
}

/** A title without what is too much of it. */
export function cutTitle(title: string): string {
  return [...title].slice(0, YOUR_ALBUM_TITLE_MOST).join('');
}

function keyFor(username: string): BrowserKey {
  return `${NAME}${username.toLowerCase()}`;
}
