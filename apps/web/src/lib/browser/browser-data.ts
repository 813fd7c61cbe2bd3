/**
 * All that the web app keeps in a browser: each name, and what the privacy page calls it. A name that ends with `/` or `:`
 * begins the names of many. `safeStorage` and the saving queue take no other name, so that a new one needs its line here.
 */
type BrowserData = {
  readonly token: 'session';
  readonly expiresIn: 'session';
  readonly username: 'session';
  readonly 'thirteen-saving': 'lists';
  readonly 'thirteen-replies': 'offline';
  readonly 'thirteen-pictures': 'offline';
  readonly 'thirteen-previews': 'offline';
  readonly 'serwist-precache': 'offline';
  readonly 'serwist-expiration': 'offline';
  readonly 'all-songs/': 'lists';
  readonly 'sort-of/': 'lists';
  readonly 'changed-sorts/': 'lists';
  readonly 'unsaved:': 'lists';
  readonly 'album-title/': 'lists';
  readonly 'profile-shape/': 'lists';
  readonly 'left/': 'lists';
  readonly 'top13-closed': 'lists';
  readonly 'sorter/': 'visitorSorts';
  readonly 'picked-songs': 'picks';
  readonly 'numbered-picks': 'picks';
  readonly 'loved-songs': 'picks';
  readonly 'visitor-top13': 'visitorSorts';
  readonly 'visitor-top13-sorted': 'visitorSorts';
  readonly theme: 'choices';
  readonly hoverSound: 'choices';
  readonly 'listen-first': 'choices';
  readonly sorterShortcuts: 'choices';
  readonly 'install-offer': 'choices';
};

/** What the privacy page tells of, each for one or more of the names. */
export type BrowserTopic = BrowserData[keyof BrowserData];

/** A name under which the browser may keep something. */
export type BrowserKey = KeyOf<keyof BrowserData>;

type KeyOf<Name extends string> = Name extends `${string}/` | `${string}:` ? `${Name}${string}` : Name;
