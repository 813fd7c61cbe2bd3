/** A line of a list from elsewhere, as it was read. `title`, `artist` and `album` where the file tells them apart. */
export type ListedLine = {
  /** Its number in what was read, from 1. */
  readonly line: number;
  readonly text: string;
  readonly title?: string;
  readonly artist?: string;
  readonly album?: string;
  /** The id of a song, where a file of this site names it. */
  readonly songId?: string;
};

/** What a line may mean: a title, and beside it an album or an artist, which need not be told apart. */
export type Guess = { readonly title: string; readonly beside?: string };

const NUMBER = /^\s*(?:[#№]?\s*\d{1,3}\s*[.):\]]\s*|\d{1,3}\s+[-–—]\s+|\d{1,3}\t+|[-*•]\s+)/u;
const BARE_NUMBER = /^\d{1,3}\s+(?=\S)/u;
const PARTS = /\s+[-–—|·~]\s+|\t+/u;
// Titles may have the word, too: the last one parts the artist.
const BY = /^(?<title>.+)\s+by\s+(?<beside>.+)$/iu;
const QUOTES = /^["“”«»„']+|["“”«»„']+$/gu;

/** No song needs more letters with its artist and album; what is behind them would only take time. */
const MOST_LETTERS = 250;

/** What a line may mean, the likeliest first. */
export function guessesOf({ text: whole, title, artist, album }: ListedLine): readonly Guess[] {
  if (title !== undefined) {
    const beside = shorten(album ?? '') || shorten(artist ?? '');
    return [beside ? { title: shorten(title), beside } : { title: shorten(title) }];
  }
  const text = shorten(whole);
  const plain = text.replace(NUMBER, '').trim();
  const lines = [plain, text, plain.replace(BARE_NUMBER, '')];
  return [...new Set(lines)].filter((one) => one !== '').flatMap(guessesOfText);
}

function guessesOfText(text: string): readonly Guess[] {
  const parts = text.split(PARTS).map((part) => part.replace(QUOTES, '').trim());
  const [first = '', second = '', third] = parts;
  const whole = { title: text.replace(QUOTES, '') };
  if (parts.length === 1) {
    const { title, beside } = BY.exec(whole.title)?.groups ?? {};
    return title !== undefined && beside !== undefined ? [whole, { title, beside }] : [whole];
  }
  if (third !== undefined && parts.length === 3) {
    return [
      whole,
      { title: second, beside: third },
      { title: second, beside: first },
      { title: first, beside: second },
      { title: third, beside: first },
    ];
  }
  return [whole, { title: first, beside: second }, { title: second, beside: first }];
}

/** One space where there are many, so that no pattern has to try them all; tabs part columns. */
function shorten(text: string): string {
  return text
    .replaceAll(/[^\S\t]+/gu, ' ')
    .replaceAll(/ ?\t[ \t]*/gu, '\t')
    .trim()
    .slice(0, MOST_LETTERS);
}
