import ids from './data/song-numbers.json' with { type: 'json' };

/**
 * The permanent number of each song, from 1, by its id: its place in the data, to which new songs are only ever added at
 * the end. Links hold these numbers, so none is given again, not even when its song leaves the catalogue.
 */
export const songNumbers: ReadonlyMap<string, number> = new Map(ids.map((id, index) => [id, index + 1]));

/** The ids of songs by their permanent numbers. */
export const songIdsByNumber: ReadonlyMap<number, string> = new Map(ids.map((id, index) => [index + 1, id]));
