declare const ARTIST_NAME: string;

/** Whose catalogue it is, as record shops write the name: written in by `album-styles.ts` from the catalogue's own texts. */
export const catalogueArtist = ARTIST_NAME;
