/** The artist's account, in lower case: it is no fan, so that the chart of top users leaves it out. */
export const ARTIST_USERNAME_KEY = 'taylorswift';

/** The site's own name, which is a number that fans like to wear, too: `thirteen22` is no attempt to look like the site. */
const SITE = 'thirteen';

/** Names that read as the site's people, or as something else than a name. */
const OFFICES = [
  ARTIST_USERNAME_KEY,
  'admin',
  'administrator',
  'moderator',
  'operator',
  'webmaster',
  'postmaster',
  'staff',
  'support',
  'helpdesk',
  'security',
  'system',
  'root',
  'api',
  'undefined',
  'null',
];

/** Words that make such a name look more official, and change nothing about whose it seems to be. */
const FILLERS = ['the', 'real', 'official', 'its', 'im', 'team', 'account', 'page', 'hq'];

// Digits that are read as letters; `i` and `l` look alike, so that both stand for one.
const LOOK_ALIKES: Readonly<Record<string, string>> = {
  0: 'o',
  1: 'l',
  i: 'l',
  2: 'z',
  3: 'e',
  4: 'a',
  5: 's',
  6: 'b',
  7: 't',
  8: 'b',
  9: 'g',
};

const officeNames = patternOf(OFFICES);
const allNames = patternOf([SITE, ...OFFICES]);

/**
 * Whether a username belongs to the site or the artist, or could be taken for theirs: whatever its case, its separators,
 * letters that are repeated or replaced by what looks like them, and official words or digits around it.
 */
export function isReservedUsername(username: string): boolean {
  const bare = username.toLowerCase().replaceAll(/[^a-z0-9]/g, '');
  const withoutDigits = bare.replace(/^\d+/, '').replace(/\d+$/, '');
  return allNames.test(lookOf(bare)) || officeNames.test(lookOf(withoutDigits));
}

/** What a word looks like at a glance. */
function lookOf(word: string): string {
  const letters = [...word].map((letter) => LOOK_ALIKES[letter] ?? letter).join('');
  return letters.replaceAll('vv', 'w').replaceAll('rn', 'm');
}

/** Matches looks that hold one of the names, and nothing but names and fillers. */
function patternOf(names: readonly string[]): RegExp {
  const either = (words: readonly string[]) => `(?:${words.map(repeatable).join('|')})`;
  return new RegExp(`^${either(FILLERS)}*${either(names)}${either([...names, ...FILLERS])}*$`);
}

/** A word each of whose letters may stand more often than in it: `adminn` is `admin`, `rot` is not `root`. */
function repeatable(word: string): string {
  return lookOf(word).replaceAll(/(.)\1*/g, (run, letter: string) => `${letter}{${run.length},}`);
}
