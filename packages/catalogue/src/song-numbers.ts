import ids from './data/song-numbers.json' with { type: 'json' };

/**
 * The permanent number of each song, from 1, by its id: its place in the data, to which new songs are only ever added at
 * the end. Links hold these numbers, so none is given again, not even when its song leaves the catalogue.
 */
export const songNumbers: ReadonlyMap<string, number> = new Map(ids.map((id, index) => [id, index + 1]));

/** Numbers from here on are given by a running site to songs that are added there; the data's own stay below. */
export const LEAST_GIVEN_NUMBER = 409;
