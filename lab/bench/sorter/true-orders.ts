import { seededRandom, shuffled } from '../../chance.ts';

/** How many songs the catalogue's eleven albums and, last, its singles have: 259. Frozen, so that figures stay comparable. */
const ALBUMS = [14, 25, 22, 29, 21, 15, 18, 17, 17, 21, 31, 29];

/** What a fan thinks in truth, best first, and what of it is known before. */
export type Fan = { readonly truth: readonly string[]; readonly known: readonly (readonly string[])[] };

const albums = ALBUMS.map((songs, album) =>
  Array.from({ length: songs }, (_, song) => `album-${album}-${song}`),
);

function truthOf(seed: number): readonly string[] {
  return shuffled(albums.flat(), seededRandom(seed));
}

/** A fan of whom nothing is known. */
export function anyFan(seed: number): Fan {
  return { truth: truthOf(seed), known: [] };
}

/** A fan who has ranked each album and the singles. */
export function albumFan(seed: number): Fan {
  const truth = truthOf(seed);
  return { truth, known: albums.map((album) => truth.filter((song) => album.includes(song))) };
}

/** A fan who has ranked everything but some songs. */
export function fanOfNewSongs(newSongs: number): (seed: number) => Fan {
  return (seed) => {
    const truth = truthOf(seed);
    const fresh = new Set(albums.flat().slice(0, newSongs));
    return { truth, known: [truth.filter((song) => !fresh.has(song))] };
  };
}

/** A fan of whom nothing is known but which songs are loved: only among these is anything asked. */
export function loverOf(loved: number, seed: number): Fan {
  return { truth: truthOf(seed).slice(0, loved), known: [] };
}
