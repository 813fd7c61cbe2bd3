import { queryOptions } from '@tanstack/react-query';
import type { Album } from '@thirteen/contract/catalogue.ts';
import { readTop13Link, type Top13Link } from '@thirteen/contract/top13.ts';
import { isUnanswered } from '#lib/api/api-error.ts';
import { call } from '#lib/api/call.ts';
import { takeFirstReply } from '#lib/api/first-replies.ts';

/**
 * The songs of a code. They are in the code itself, so they never change, and `readAlbums` is enough to know them where
 * the site gives no answer; an `ApiError` of status 404 where it is none.
 */
export const top13LinkQuery = (code: string, readAlbums: () => Promise<readonly Album[]>) =>
  queryOptions({
    queryKey: ['top13-link', code],
    queryFn: async ({ signal }) => {
      try {
        return await call(readTop13Link, { params: { code }, signal });
      } catch (error) {
        if (!isUnanswered(error)) throw error;
        return readLinkHere(code, await readAlbums()) ?? Promise.reject(error);
      }
    },
    initialData: () => takeFirstReply(readTop13Link, { code }),
    staleTime: Infinity,
  });

/** What the site would answer; undefined where a song is not in these albums, or the code is damaged. */
async function readLinkHere(code: string, albums: readonly Album[]): Promise<Top13Link | undefined> {
  const { readTop13Code } = await import('@thirteen/domain/top13/top13-code.ts');
  const songs = new Map(albums.flatMap((album) => album.songs.map((song) => [song._id, song] as const)));
  const idsByNumber = new Map(Array.from(songs.values(), ({ number, _id }) => [number, _id]));
  const read = readTop13Code(code, (number) => idsByNumber.get(number));
  if (!read.ok) return undefined;
  return {
    code,
    songs: read.value.flatMap((id, place) => {
      const song = songs.get(id);
      if (!song) return [];
      const { title: songTitle, album: albumName, albumImageSource: albumCover, audioSource } = song;
      return [
        {
          slot: place + 1,
          songId: id,
          songTitle,
          albumName,
          albumCover,
          albumImage: albumCover,
          audioSource,
        },
      ];
    }),
  };
}
