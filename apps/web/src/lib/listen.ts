import { queryOptions } from '@tanstack/react-query';
import { listAlbums } from '@thirteen/contract/catalogue.ts';
import { listenServices, type ListenService } from './listen-links.ts';
import { call } from './api/call.ts';
import { catalogueArtist } from './built-catalogue.ts';
import { safeStorage } from './browser/safe-storage.ts';
import { createStore, useStore } from './store.ts';

const KEY = 'listen-first';
const storage = safeStorage();
const first = createStore(
  listenServices.find((service) => service === storage.getItem(KEY)) ?? listenServices[0],
);

/** The service that comes first in this browser's "Listen" menus. */
export function useFirstService(): ListenService {
  return useStore(first, (service) => service);
}

export function chooseFirstService(service: ListenService): void {
  if (service === listenServices[0]) storage.removeItem(KEY);
  else storage.setItem(KEY, service);
  first.set(service);
}

/** What "Listen" needs of each song, by its title, which is unique. Read when a menu opens. */
export const listenQuery = queryOptions({
  queryKey: ['listen'],
  queryFn: async ({ signal }) => {
    const albums = await call(listAlbums, { signal });
    const songs = albums.flatMap(({ songs: ofAlbum }) => ofAlbum);
    return new Map(
      songs.map(({ _id: id, title, artist, audioSource, listenPage }) => [
        title,
        { id, title, artist: artist ?? catalogueArtist, audioSource, page: listenPage },
      ]),
    );
  },
  staleTime: Infinity,
});

/** The same of a song of which no more is known. */
export function unknownSong(title: string) {
  return { title, artist: catalogueArtist };
}
