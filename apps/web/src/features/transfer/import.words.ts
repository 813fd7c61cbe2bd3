import type { LineMatch } from '@thirteen/domain/transfer/match-songs.ts';
import { LIST_LIMITS } from '@thirteen/domain/transfer/read-lines.ts';
import { ZIP_LIMIT } from './account/read-zip.ts';
import type { ImportProblem } from './understand.ts';

const count = (many: number, one: string, more = `${one}s`) => `${many} ${many === 1 ? one : more}`;

/** What the page says on which lists come in. */
export const importWords = {
  title: 'Bring in a list',
  lead: 'Your rankings from anywhere. We read them, you check them, and nothing is replaced before you have seen it.',
  away: 'A list can come in meanwhile, and is saved later; all of an account has to wait.',
  list: 'Paste your list',
  example: '1. cardigan\n2. Cruel Summer – Lover\n3. All Too Well (10 Minute Version)',
  hint: 'One song a line, numbered or not. A link to a Top 13 works, too.',
  file: 'Or drop or choose a file',
  kinds: [
    'A table (CSV) or a text, such as another sorter’s ranking or its “A > B” history',
    'A playlist (XSPF, JSPF, M3U)',
    'Everything of yours: the ZIP from your account page, here or on another Thirteen',
  ],
  read: 'Read it',
  choose: 'Choose a file…',
  notLoaded: 'The songs couldn’t be loaded, so no list can be read yet.',
  notRead: 'The list couldn’t be read. Please try again.',
  line: (line: number) => `Line ${line}:`,
  which: (text: string) => `Which song is “${text}”?`,
  leaveOut: 'Unclear: leave it out',
  twice: 'is in the list already',
  unknown: 'is no song that we know',
  sure: (many: number) => `${count(many, 'song')} understood`,
  target: 'Where does it go?',
  toTop13: 'Top 13: the first thirteen',
  toAllSongs: 'All songs: these first, the rest as it stands',
  toAlbum: (title: string) => `${title} ranking`,
  after: 'As it will be',
  replaces: 'This is what stands there now. Saving puts the list above in its place; you can take that back.',
  toSort: 'A new sort of all songs, with this order as known',
  sort: 'Start the sort',
  notAll: (many: number) => `${count(many, 'song')} of the list ${many === 1 ? 'is' : 'are'} not on it.`,
  understood: (matches: readonly LineMatch[]): string => {
    const of = (kind: LineMatch['kind']) => matches.filter((match) => match.kind === kind).length;
    const parts = [
      [of('sure'), 'sure'],
      [of('unclear'), 'unclear'],
      [of('unknown'), 'unknown'],
      [of('duplicate'), 'twice'],
    ] as const;
    const said = parts.filter(([many]) => many > 0).map(([many, kind]) => `${many} ${kind}`);
    return `${count(matches.length, 'line')} read: ${said.join(', ')}`;
  },
} as const;

/** Why a text is no list, for the fan. */
export function problemText(problem: ImportProblem): string {
  const line = 'line' in problem ? problem.line : 1;
  const texts: Record<ImportProblem['code'], string> = {
    'too-many-bytes': `That’s too large: lists have up to ${LIST_LIMITS.bytes / 1_000_000} MB.`,
    'too-many-lines': `That’s too long: lists have up to ${LIST_LIMITS.lines} lines.`,
    'line-too-long': `Line ${line} is longer than a song with its album can be. One song a line, please.`,
    binary: 'That’s no text. Save the list as text, CSV or a playlist first.',
    'web-page':
      'That’s a web page or another kind of XML. Copy the list out of it, or save it as a playlist (XSPF).',
    damaged: 'That file is damaged, or of a kind that we don’t know.',
    empty: 'There’s nothing in it yet.',
    contradiction: `The history contradicts itself: see line ${line}.`,
    'zip-too-large': `That ZIP is too large: ours hold up to ${ZIP_LIMIT / 1_000_000} MB.`,
    'not-ours': 'That ZIP isn’t one of Thirteen’s. Unpack it, and choose the list in it.',
    newer: 'That file comes from a newer Thirteen than this one.',
  };
  return texts[problem.code];
}
