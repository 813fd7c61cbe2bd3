/** Services where all of a song can be heard. */
export const listenServices = ['apple-music', 'spotify', 'youtube-music'] as const;
export type ListenService = (typeof listenServices)[number];

/** A song as far as a service needs it to find it. `artist`: whoever it is by, where known. */
export type ListenedSong = {
  readonly title: string;
  readonly artist: string;
  /** Its page at Apple Music, where that is known. */
  readonly page?: string | undefined;
};

/** Where a song can be heard. `isPage`: at its own page; else it is the service's search. */
export type ListenLink = {
  readonly service: ListenService;
  readonly address: string;
  readonly isPage: boolean;
};

const searches: Readonly<Record<ListenService, (words: string) => string>> = {
  'apple-music': (words) => `https://music.apple.com/search?term=${words}`,
  spotify: (words) => `https://open.spotify.com/search/${words}`,
  'youtube-music': (words) => `https://music.youtube.com/search?q=${words}`,
};

/** Where a song can be heard, the service that the fan likes best first. No address needs a key. */
export function listenLinks(
  { title, artist, page }: ListenedSong,
  first: ListenService,
): readonly ListenLink[] {
  const words = encodeURIComponent(`${artist} ${title}`);
  const services = [first, ...listenServices.filter((service) => service !== first)];
  return services.map((service) =>
    service === 'apple-music' && page !== undefined
      ? { service, address: page, isPage: true }
      : { service, address: searches[service](words), isPage: false },
  );
}
