const SUFFIX = /\(\s*taylor['\u2019]?s version\s*\)/giu;
// The same typed without brackets after a title, perhaps still under way. No title of the catalogue ends like this.
const TYPED_SUFFIX = /(?<=.) (?:from the vault|tv|taylors?(?: v[a-z]*)?)$/u;

/** A text without case, accents, punctuation and the suffix of re-recordings, its words parted by single spaces. */
export function foldTitle(text: string): string {
  return toWords(text.replace(SUFFIX, ' '));
}

/** What a fan searches for, folded as titles are. The suffix of re-recordings counts only where nothing else is typed. */
export function foldQuery(text: string): string {
  const query = toWords(text);
  const shorter = query.replace(TYPED_SUFFIX, '');
  return shorter === query ? query : foldQuery(shorter);
}

/** Whether a title has the suffix of re-recordings. */
export function isRerecorded(title: string): boolean {
  return title.search(SUFFIX) >= 0;
}

/** The first letters of a folded title's words, as fans shorten titles; numbers stay whole. */
export function initialsOf(folded: string): string {
  return folded
    .split(' ')
    .map((word) => (/^\d/u.test(word) ? word : word.slice(0, 1)))
    .join('');
}

function toWords(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/['\u2019]/gu, '')
    .replace(/&/gu, ' and ')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
