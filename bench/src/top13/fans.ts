import { call } from '../api.ts';
import type { Entry, EntrySong } from './fixture.ts';

const PATH = '/api/rankings/user/top-thirteen';
const SLOTS = 13;

/** The songs that a fan can choose, as many whole Top 13s as the catalogue has room for. */
export async function listSongIds(origin: string, lists: number): Promise<string[]> {
  const albums = (await call(origin, '/api/albums/allAlbums')) as { songs: { ['_id']: string }[] }[];
  return albums.flatMap((album) => album.songs.map(({ _id: id }) => id)).slice(0, lists * SLOTS);
}

/** Fills every slot, and answers the list that results. */
export async function fillTop13(origin: string, token: string, songIds: readonly string[]): Promise<Entry[]> {
  let entries: unknown = [];
  for (const [index, songId] of songIds.slice(0, SLOTS).entries()) {
    entries = await call(origin, PATH, { token, body: { slot: index + 1, songId } });
  }
  return entries as Entry[];
}

/** What the API says of each song, found by choosing it. */
export async function describeSongs(
  origin: string,
  token: string,
  songIds: readonly string[],
): Promise<EntrySong[]> {
  const songs: EntrySong[] = [];
  for (let start = 0; start < songIds.length; start += SLOTS) {
    const entries = await fillTop13(origin, token, songIds.slice(start, start + SLOTS));
    songs.push(...entries);
  }
  return songs;
}

/** The fan's list as text, as a server answers it. */
export async function readTop13Text(origin: string, token: string): Promise<string> {
  return JSON.stringify(await call(origin, PATH, { token }));
}
