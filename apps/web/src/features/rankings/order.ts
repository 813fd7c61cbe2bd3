/** What is ranked, best first, as ids: song ids, or album titles in the ranking of the albums. Empty until saved. */
export type Order = readonly string[];
