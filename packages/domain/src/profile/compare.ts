/** How many albums a comparison names as alike, and as many as different. */
export const COMPARED_ALBUMS = 3;
