/** One find of Apple's search: an album or a song. Lengths are in milliseconds; what a find lacks is empty or null. */
export type Found = {
  readonly kind: 'album' | 'song';
  readonly artist: string;
  /** The song's title; empty for an album. */
  readonly song: string;
  readonly album: string;
  readonly lengthMs: number | null;
  readonly artwork: string;
  readonly preview: string;
  /** The page on which all of it can be heard. */
  readonly page: string;
};

/** The service wants no more calls for a while. */
export class SearchRefused extends Error {
  /** As the service says; undefined when it says nothing. */
  readonly retryAfterSeconds: number | undefined;

  constructor(status: number, retryAfterSeconds: number | undefined) {
    super(`The search answered ${status}`);
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

const TIMEOUT_MS = 10_000;
// 50 finds take about 80 kB.
const MAX_BYTES = 1_000_000;
const MAX_FINDS = '50';

type Question = { readonly address: string; readonly kind: Found['kind']; readonly term: string };

/**
 * Asks the search (https://performance-partners.apple.com/search-api). Follows no redirect and reads no endless answer.
 * Throws SearchRefused for 403 and 429, and what went wrong for everything else that is no answer.
 */
export async function search({ address, kind, term }: Question): Promise<readonly Found[]> {
  const url = new URL('/search', address);
  url.search = new URLSearchParams({
    term,
    media: 'music',
    entity: kind,
    limit: MAX_FINDS,
    country: 'US',
  }).toString();
  const response = await fetch(url, { redirect: 'error', signal: AbortSignal.timeout(TIMEOUT_MS) });
  if (response.status === 403 || response.status === 429) {
    await response.body?.cancel();
    const seconds = Number(response.headers.get('retry-after') ?? Number.NaN);
    throw new SearchRefused(response.status, Number.isFinite(seconds) && seconds >= 0 ? seconds : undefined);
  }
  if (!response.ok) {
    await response.body?.cancel();
    throw new Error(`The search answered ${response.status}`);
  }
  return readFinds(JSON.parse(await readText(response)));
}

async function readText(response: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    chunks.push(chunk);
    size += chunk.length;
    if (size > MAX_BYTES) throw new Error('The answer of the search is too long');
  }
  return Buffer.concat(chunks).toString();
}

function readFinds(answer: unknown): Found[] {
  const results = isRecord(answer) ? answer['results'] : undefined;
  if (!Array.isArray(results)) throw new Error('The answer of the search has no results');
  return results.flatMap((result: unknown) => {
    if (!isRecord(result)) return [];
    const text = (name: string) => {
      const value = result[name];
      return typeof value === 'string' ? value : '';
    };
    const isSong = text('kind') === 'song';
    if (!isSong && text('wrapperType') !== 'collection') return [];
    const length = result['trackTimeMillis'];
    return [
      {
        kind: isSong ? 'song' : 'album',
        artist: text('artistName'),
        song: isSong ? text('trackName') : '',
        album: text('collectionName'),
        lengthMs: typeof length === 'number' ? length : null,
        artwork: text('artworkUrl100'),
        preview: text('previewUrl'),
        page: text('trackViewUrl'),
      } as const,
    ];
  });
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}
