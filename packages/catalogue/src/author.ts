import data from './data/author.json' with { type: 'json' };

/** What the site's author shows as an example: choices by name, songs and albums by id, an answer for each question. */
export const authorProfile: {
  readonly theme: string;
  readonly image: string;
  readonly top13: readonly string[];
  readonly albums: readonly string[];
  readonly answers: readonly string[];
} = data;
