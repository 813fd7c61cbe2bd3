import type { Album } from '@thirteen/contract/catalogue.ts';
import type { UserProfile } from '@thirteen/contract/profile.ts';
import type { EraEntry } from '@thirteen/contract/set-list.ts';
import { fetchJson } from './call.ts';

/** What everybody may read, and what saves are made of. */
export type PublicFacts = {
  readonly albums: readonly Album[];
  readonly questions: readonly string[];
  /** A whole set list: the one of the example profile. */
  readonly setList: readonly EraEntry[];
};

const AUTHOR = 'thirteen';

/** Reads the facts of a running site. */
export async function readSiteFacts(origin: string): Promise<PublicFacts> {
  const author = await fetchJson<UserProfile>(`${origin}/api/profile/public-profile/${AUTHOR}`);
  return {
    albums: await fetchJson<Album[]>(`${origin}/api/albums/allAlbums`),
    setList: await fetchJson<EraEntry[]>(`${origin}/api/rankings/eras-tour-set-list/${AUTHOR}`),
    questions: author.profileQuestions.map(({ question }) => question),
  };
}
