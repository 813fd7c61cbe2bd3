import { catalogueAlbums } from '@thirteen/catalogue/catalogue-data.ts';
import { profileQuestions } from '@thirteen/catalogue/texts.ts';
import { profileThemes } from '@thirteen/domain/profile/profile-choices.ts';
import { call } from '../api.ts';
import { seededRandom, shuffled } from '../../chance.ts';
import type { Asked } from './traffic.ts';

const themes = profileThemes({ albums: catalogueAlbums }).map(({ name }) => name);

type Album = {
  readonly title: string;
  readonly songs: readonly { readonly _id: string; readonly title: string }[];
};

/** Makes one request of a kind; each call another one, so that writes change what is stored. */
type Make = () => Omit<Asked, 'kind'>;

/** What fans do: so many of a hundred requests of each kind. 80 read, 20 write. */
export type Mix = readonly { readonly kind: string; readonly share: number; readonly make: Make }[];

/** Makes the mix from what the server's catalogue holds. */
export async function makeMix(origin: string, token: string): Promise<Mix> {
  const random = seededRandom(13);
  const pick = <Value>(values: readonly Value[], fallback: Value): Value =>
    values[Math.floor(random() * values.length)] ?? fallback;
  const albums = (await call(origin, '/api/albums/allAlbums')) as readonly Album[];
  const songs = albums.flatMap((album) => album.songs);
  const songIds = songs.map(({ _id }) => _id);
  const popular = await call(origin, '/api/rankings/album-popularity', { token });
  const rankable = (popular as readonly { albumName: string }[]).map(({ albumName }) => ({ albumName }));

  const read = (kind: string, share: number, path: () => string) => ({
    kind: `GET ${kind}`,
    share,
    make: () => ({ method: 'GET' as const, path: path() }),
  });
  const write = (share: number, method: 'POST' | 'PUT', path: string, body: () => unknown) => ({
    kind: `${method} ${path}`,
    share,
    make: () => ({ method, path, body: JSON.stringify(body()) }),
  });
  const always = (share: number, path: string) => read(path, share, () => path);
  // Each song has one slot of its own, so that none is refused for standing in another.
  const slot = () => {
    const place = Math.floor(random() * 8 * 13);
    return { slot: (place % 13) + 1, songId: songIds[place] };
  };
  return [
    always(25, '/api/rankings/user/top-thirteen'),
    always(12, '/api/rankings/rankings'),
    always(12, '/api/profile/user-profile'),
    always(6, '/api/rankings/all-songs-ranking'),
    always(5, '/api/rankings/eras-tour-set-list'),
    read(
      '/api/albums/album/…',
      8,
      () => `/api/albums/album/${encodeURIComponent(pick(albums, { title: '', songs: [] }).title)}`,
    ),
    read(
      '/api/albums/songSearch',
      7,
      () =>
        `/api/albums/songSearch?q=${encodeURIComponent(pick(songs, { _id: '', title: 'a' }).title.slice(0, 4))}`,
    ),
    always(3, '/api/users/top-favorite-songs'),
    always(2, '/api/rankings/surprise-songs'),
    write(12, 'POST', '/api/rankings/user/top-thirteen', slot),
    write(4, 'PUT', '/api/rankings/allAlbumsRanking/allAlbumsRanking', () => ({
      rankings: shuffled(rankable, random),
    })),
    write(1, 'PUT', '/api/rankings/all-songs-ranking', () => ({
      ranking: shuffled(songIds, random).map((songId) => ({ songId })),
    })),
    write(2, 'PUT', '/api/profile/questions', () => ({
      questions: [
        { question: profileQuestions[0], answer: `The scarf, ${Math.floor(random() * 1e6)} times` },
      ],
    })),
    write(1, 'PUT', '/api/profile/theme', () => ({ theme: pick(themes, '') })),
  ];
}

/** Nine reads of six kinds to one write of a Top 13: what overload is measured with. */
export async function makeOverloadMix(origin: string, token: string): Promise<Mix> {
  const shares: Readonly<Record<string, number>> = {
    'GET /api/rankings/user/top-thirteen': 30,
    'GET /api/rankings/rankings': 15,
    'GET /api/profile/user-profile': 15,
    'GET /api/rankings/all-songs-ranking': 10,
    'GET /api/albums/album/…': 10,
    'GET /api/users/top-favorite-songs': 10,
    'POST /api/rankings/user/top-thirteen': 10,
  };
  const all = await makeMix(origin, token);
  return all.flatMap(({ kind, make }) => {
    const share = shares[kind];
    return share === undefined ? [] : [{ kind, share, make }];
  });
}

/** The requests of a fan in an order of their own; as many of each kind as its share says. */
export function requestsOf(mix: Mix, fan: number): readonly Asked[] {
  const hundred = mix.flatMap(({ kind, share, make }) =>
    Array.from({ length: share }, () => ({ kind, ...make() })),
  );
  return shuffled(hundred, seededRandom(fan + 1));
}
