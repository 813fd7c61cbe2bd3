import type { Top13Entry } from '@thirteen/contract/top13.ts';

const TOP13 = '/api/rankings/user/top-thirteen';
const PASSWORD = 'a long quiet evening';

/** What the server answered to one request about a Top 13. */
export type Top13Answer = {
  readonly status: number;
  readonly revision: string | null;
  readonly retryAfter: string | null;
  /** Song ids by slot; empty where the answer is a problem. */
  readonly songs: ReadonlyMap<number, string>;
};

let fans = 0;

/** Signs up a fan through the API of a running server and logs in. */
export async function signUpAt(origin: string): Promise<string> {
  fans += 1;
  const username = `fan-${process.pid}-${fans}`;
  const account = { username, email: `${username}@example.org`, password: PASSWORD };
  const made = await post(origin, '/api/auth/signup', account);
  if (made.status !== 201) throw new Error(`Signup answered ${made.status}: ${await made.text()}`);
  const login = await post(origin, '/api/auth/login', { username, password: PASSWORD });
  return ((await login.json()) as { token: string }).token;
}

/** The ids of all songs, in catalogue order. */
export async function listSongIds(origin: string): Promise<string[]> {
  const response = await fetch(`${origin}/api/albums/allAlbums`);
  const albums = (await response.json()) as { songs: { ['_id']: string }[] }[];
  return albums.flatMap((album) => album.songs.map(({ _id: id }) => id));
}

/** Reads a fan's Top 13. */
export async function readTop13At(origin: string, token: string): Promise<Top13Answer> {
  return toAnswer(await fetch(origin + TOP13, { headers: { authorization: `Bearer ${token}` } }));
}

type Filling = { readonly slot: number; readonly songId: string; readonly ifMatch?: string };

/** Puts a song into a slot. */
export async function fillSlotAt(
  origin: string,
  token: string,
  { ifMatch, ...body }: Filling,
): Promise<Top13Answer> {
  const headers = { authorization: `Bearer ${token}`, ...(ifMatch !== undefined && { 'if-match': ifMatch }) };
  return toAnswer(await post(origin, TOP13, body, headers));
}

/** Saves something whole, and returns the status. */
export async function putAt(origin: string, token: string, path: string, body: unknown): Promise<number> {
  const { status } = await send('PUT', origin + path, body, { authorization: `Bearer ${token}` });
  return status;
}

function post(origin: string, path: string, body: unknown, headers: Readonly<Record<string, string>> = {}) {
  return send('POST', origin + path, body, headers);
}

function send(method: string, url: string, body: unknown, headers: Readonly<Record<string, string>>) {
  return fetch(url, {
    method,
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
}

async function toAnswer(response: Response): Promise<Top13Answer> {
  const body: unknown = await response.json();
  const entries = response.ok ? (body as Top13Entry[]) : [];
  return {
    status: response.status,
    revision: response.headers.get('etag'),
    retryAfter: response.headers.get('retry-after'),
    songs: new Map(entries.map(({ slot, songId }) => [slot, songId])),
  };
}
