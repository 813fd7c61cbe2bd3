import { catalogueAlbums } from '@thirteen/catalogue/catalogue-data.ts';
import { profileQuestions } from '@thirteen/catalogue/texts.ts';
import { profileThemes } from '@thirteen/domain/profile/profile-choices.ts';
import { rankableAlbums } from '@thirteen/domain/rankings/complete-order.ts';
import { listSongIds } from '../../../apps/server/src/testing/crashes/process-fan.ts';
import { seededRandom, shuffled } from '../../chance.ts';
import type { Asked } from './traffic.ts';

const themes = profileThemes({ albums: catalogueAlbums }).map(({ name }) => name);
const titles = rankableAlbums({ albums: catalogueAlbums }).map(({ title }) => title);

/** What fans do: so many of a hundred requests of each kind. `make` makes another request each time, so that writes change something. */
export type Mix = readonly { readonly kind: string; readonly share: number; readonly make: () => Asked }[];

/** 80 reads to 20 writes of a server that has our catalogue. */
export async function makeMix(origin: string): Promise<Mix> {
  const random = seededRandom(13);
  const below = (limit: number) => Math.floor(random() * limit);
  const songIds = await listSongIds(origin);
  const read = (share: number, path: string, toEnd: () => string = () => '') => ({
    kind: `GET ${path}`,
    share,
    make: () => ({ method: 'GET' as const, path: path + toEnd() }),
  });
  const write = (share: number, method: 'POST' | 'PUT', path: string, toBody: () => unknown) => ({
    kind: `${method} ${path}`,
    share,
    make: () => ({ method, path, body: JSON.stringify(toBody()) }),
  });
  return [
    read(25, '/api/rankings/user/top-thirteen'),
    read(12, '/api/rankings/rankings'),
    read(12, '/api/profile/user-profile'),
    read(6, '/api/rankings/all-songs-ranking'),
    read(5, '/api/rankings/eras-tour-set-list'),
    read(8, '/api/albums/album/', () => encodeURIComponent(titles[below(titles.length)] ?? '')),
    read(7, '/api/albums/songSearch?q=', () => (titles[below(titles.length)] ?? '').slice(0, 4)),
    read(3, '/api/users/top-favorite-songs'),
    read(2, '/api/rankings/surprise-songs'),
    // Each song has one slot of its own, so that none is refused for standing in another.
    write(12, 'POST', '/api/rankings/user/top-thirteen', () => {
      const place = below(8 * 13);
      return { slot: (place % 13) + 1, songId: songIds[place] };
    }),
    write(4, 'PUT', '/api/rankings/allAlbumsRanking/allAlbumsRanking', () => ({
      rankings: shuffled(titles, random).map((albumName) => ({ albumName })),
    })),
    write(1, 'PUT', '/api/rankings/all-songs-ranking', () => ({
      ranking: shuffled(songIds, random).map((songId) => ({ songId })),
    })),
    write(2, 'PUT', '/api/profile/questions', () => ({
      questions: [{ question: profileQuestions[0], answer: `The scarf, ${below(1e6)} times` }],
    })),
    write(1, 'PUT', '/api/profile/theme', () => ({ theme: themes[below(themes.length)] })),
  ];
}

/** The requests of a fan in an order of their own; as many of each kind as its share says. */
export function requestsOf(mix: Mix, fan: number): readonly Asked[] {
  const hundred = mix.flatMap(({ kind, share, make }) =>
    Array.from({ length: share }, () => ({ ...make(), kind })),
  );
  return shuffled(hundred, seededRandom(fan + 1));
}
