import { checkUsername, type UsernameProblem } from '@thirteen/domain/account/account-rules.ts';
import { englishDataset, englishRecommendedTransformers, pattern, RegExpMatcher } from 'obscenity';

/**
 * Why nobody may take a username from now on; undefined when it is free of problems. Accounts that have it keep it. A
 * song's title is no offence, whatever its words; `isSiteName` knows them.
 */
export function findUsernameProblem(
  username: string,
  isSiteName: (name: string) => boolean,
): UsernameProblem | 'username-offensive' | undefined {
  const problem = checkUsername(username);
  if (problem) return problem;
  const isTitle = isSiteName(username.replace(/\d+$/, ''));
  return isOffensiveName(username) && !isTitle ? 'username-offensive' : undefined;
}

/** Words of hatred and abuse that the library's list lacks. `|` is the beginning or the end of a name, or of a part of it. */
const MORE_WORDS = [
  pattern`hitler`,
  pattern`nazi`,
  pattern`heilh`,
  pattern`pedophil`,
  pattern`paedophil`,
  pattern`|pedo|`,
  pattern`|phuck`,
  pattern`|kunt`,
  pattern`|jiz|`,
  pattern`whitepower`,
  pattern`killyourself`,
  pattern`|kys|`,
];

/** Harmless words and names that hold a word of either list, most of them found in a dictionary of 275,000 words. */
const HARMLESS = [
  'analaura',
  'analuisa',
  'analuiza',
  'anusuya',
  'assomption',
  'bhushit',
  'cumhur',
  'ignazi',
  'tanushr',
  'analec',
  'analem',
  'analge',
  'analph',
  'analys',
  'analyz',
  'annal',
  'antonin',
  'artisanal',
  'disanalog',
  'tympanal',
  'ashit',
  'kushit',
  'assonan',
  'assort',
  'boobird',
  'boobook',
  'haboob',
  'chinkapin',
  'cockpit',
  'dickinson',
  'dickson',
  'moby dick',
  'moby.dick',
  'mobydick',
  'fagin',
  'flick',
  'fukushima',
  'nazia',
  'nazif',
  'naziha',
  'nazik',
  'nazim',
  'nazir',
  'nazish',
  'denazif',
  'pachinko',
  'pandanus',
  'penistone',
  'pussycat',
  'rappel',
  'retardant',
  'sexy',
  'shiitake',
  'skinflick',
  'snazzi',
  'traffick',
  'vandyck',
  'vandyke',
];

const list = englishDataset.build();
const listed = list.blacklistedTerms ?? [];
const matcher = new RegExpMatcher({
  ...englishRecommendedTransformers,
  blacklistedTerms: [
    ...listed,
    ...MORE_WORDS.map((word, index) => ({ id: listed.length + index, pattern: word })),
  ],
  whitelistedTerms: [...(list.whitelistedTerms ?? []), ...HARMLESS],
});

/**
 * Where a name ends and a word of fans begins, or the other way around: no word of abuse reaches across. Found with 9,000
 * first names before and after such words: "fan" and Alice, Keanu and "swift", Diana and "lover", "Taylor" and Gyasi.
 */
const SEAMS = new RegExp(
  [
    String.raw`(?<=fan|stan)(?=[aeioun])`,
    String.raw`(?<=^(?:taylor|thirteen|reputation))`,
    String.raw`(?=(?:swift|swifties?|stan|superfan|showgirl|lover|debut|evermore|eras?)(?![a-z]))`,
    String.raw`(?=annal|analaura|analui[sz]a|luther|lutfi|lutfull)`,
  ].join('|'),
  'g',
);

/**
 * Whether a username holds a word that insults or abuses people: whatever its case, its digits for letters (`4` for `a`),
 * repeated letters, and letters that separators stand between.
 */
function isOffensiveName(username: string): boolean {
  // Three digits and more at the end are a number, as in `fan455`, not letters; so are 13 and its neighbors.
  const name = username.toLowerCase().replaceAll(/(?:\d{3,}|(?<!\d)1\d)(?![a-z\d])/g, '');
  const joined = joinLetters(name);
  // A small `l` between consonants stands for a capital `I`, which it looks like.
  const read = joined.replaceAll(/(?<=[^aeiouy])l(?=[^aeiouy])/g, 'i');
  // The library takes repeated letters for one.
  return (
    name.includes('kkk') || [name, joined, read].some((form) => matcher.hasMatch(form.replaceAll(SEAMS, ' ')))
  );
}

/** Drops separators beside a single letter, and between two of two: `a-b_c` spells a word, `pine-nut` does not. */
function joinLetters(name: string): string {
  const parts = name.split(/[._-]+/);
  return parts.reduce((joined, part, index) => {
    const before = parts[index - 1]?.length ?? 0;
    const isSpelled = before === 1 || part.length === 1 || (before <= 2 && part.length <= 2);
    return index > 0 && !isSpelled ? `${joined} ${part}` : joined + part;
  }, '');
}
