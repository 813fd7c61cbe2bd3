import type { Album } from '@thirteen/contract/catalogue.ts';
import type { Top13Entry } from '@thirteen/contract/top13.ts';
import { fetchJson, send } from '../call.ts';
import { addFan } from '../fan.ts';

const TOP13 = '/api/rankings/user/top-thirteen';

/** What the server answered to one request about a Top 13. */
export type Top13Answer = Awaited<ReturnType<typeof toAnswer>>;

/** Signs up a fan through the API of a running server and logs in. */
export async function signUpAt(origin: string): Promise<string> {
  return (await addFan(origin)).session.token;
}

/** The ids of all songs, in catalogue order. */
export async function listSongIds(origin: string): Promise<string[]> {
  const albums = await fetchJson<Album[]>(`${origin}/api/albums/allAlbums`);
  return albums.flatMap((album) => album.songs.map(({ _id: id }) => id));
}

/** Reads a fan's Top 13. */
export async function readTop13At(origin: string, token: string): Promise<Top13Answer> {
  return toAnswer(await send(origin + TOP13, { token }));
}

type Filling = { readonly slot: number; readonly songId: string; readonly ifMatch?: string };

/** Puts a song into a slot. */
export async function fillSlotAt(
  origin: string,
  token: string,
  { ifMatch, ...body }: Filling,
): Promise<Top13Answer> {
  const headers = ifMatch === undefined ? {} : { 'if-match': ifMatch };
  return toAnswer(await send(origin + TOP13, { token, body, headers }));
}

/** Saves something whole, and returns the status. */
export async function putAt(origin: string, token: string, path: string, body: unknown): Promise<number> {
  return (await send(origin + path, { method: 'PUT', token, body })).status;
}

async function toAnswer(response: Response) {
  const body: unknown = await response.json();
  const entries = response.ok ? (body as Top13Entry[]) : [];
  return {
    status: response.status,
    revision: response.headers.get('etag'),
    retryAfter: response.headers.get('retry-after'),
    /** Song ids by slot; empty where the answer is a problem. */
    songs: new Map<number, string>(entries.map(({ slot, songId }) => [slot, songId])),
  };
}
